import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect, createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Whether PgBouncer is installed here. It is not part of the project; Debian has it as the package `pgbouncer`. */
export const hasPgBouncer = spawnSync('pgbouncer', ['--version']).status === 0

const freePort = async (): Promise<number> => {
  const probe = createServer().listen({ port: 0, host: '127.0.0.1' })
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  return port
}

const untilOpen = async (port: number, tries = 200): Promise<void> => {
  const socket = connect({ port, host: '127.0.0.1' })
  const isOpen = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  socket.destroy()
  if (isOpen) return
  if (tries === 0) throw new Error('PgBouncer does not start.')
  await new Promise((resolve) => setTimeout(resolve, 50))
  await untilOpen(port, tries - 1)
}

/** Starts PgBouncer before a PostgreSQL that trusts its user, with few connections, so that clients share them. */
export const startPgBouncer = async (
  mode: 'session' | 'transaction' | 'statement',
  postgres: { host: string; port: number; user: string; password?: string },
): Promise<{ port: number; stop: () => Promise<void> }> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'registrar-pgbouncer-'))
  await chmod(folder, 0o755)
  const port = await freePort()
  const secret = postgres.password ? ` password=${postgres.password}` : ''
  await writeFile(
    path.join(folder, 'pgbouncer.ini'),
    `[databases]
* = host=${postgres.host} port=${postgres.port} user=${postgres.user}${secret}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
default_pool_size = ${mode === 'session' ? 20 : 4}
${process.getuid?.() === 0 ? 'user = nobody' : ''}
`,
    { mode: 0o644 },
  )
  const child = spawn('pgbouncer', ['-q', path.join(folder, 'pgbouncer.ini')], { stdio: 'ignore' })
  await untilOpen(port)
  return {
    port,
    stop: async () => {
      if (child.exitCode === null) {
        child.kill('SIGKILL')
        await once(child, 'exit')
      }
      await rm(folder, { recursive: true, force: true })
    },
  }
}
