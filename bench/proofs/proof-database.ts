import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '../../packages/embedded-postgres/src/embedded-postgres.ts'
import { startTcpProxy, type TcpProxy } from '../../packages/server/src/testing/tcp-proxy.ts'
import { type ServerProcess, startServerProcess } from '../measure/server-process.ts'

export const main = path.resolve(import.meta.dirname, '../../packages/server/src/main.ts')
export const SECRETS = { JWT_SECRET: 'a secret for the proofs, long enough to sign', SIGNUP_SECRET_CODE: 'proof-code' }

/** A database of its own behind a proxy that can fail, and servers that use it. */
export type ProofDatabase = {
  folder: string
  proxy: TcpProxy
  /** a pool that goes past the proxy, to see what is really stored */
  pool: pg.Pool
  /** stops all processes of the database, and lets them go on */
  freeze: () => void
  thaw: () => void
  /** what a server or a command needs to use it, with its address */
  settings: { url: string; env: Record<string, string> }
  startServer: (port: number, env?: Record<string, string>) => Promise<ServerProcess>
  stop: () => Promise<void>
}

const processesOf = (postmaster: number): number[] => {
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(postmaster)], { encoding: 'utf8' })
  return [postmaster, ...children.split(/\s+/).filter(Boolean).map(Number)]
}

const signal = (pids: number[], name: NodeJS.Signals) => {
  for (const pid of pids) {
    try {
      process.kill(pid, name)
    } catch {
      // It has ended since.
    }
  }
}

export const startProofDatabase = async (): Promise<ProofDatabase> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'registrar-prove-'))
  const postgres = await startEmbeddedPostgres({ dataDir: folder, role: 'owner' })
  const { host, port, user, database, password } = postgres.connection
  const proxy = await startTcpProxy(
    host.startsWith('/') ? { path: path.join(host, `.s.PGSQL.${port}`) } : { host, port },
  )
  const pool = new pg.Pool(postgres.connection)
  pool.on('error', () => undefined)
  const postmaster = Number((await readFile(path.join(folder, 'pgdata/postmaster.pid'), 'utf8')).split('\n', 1)[0])
  let frozen: number[] = []
  const secret = password ? `:${encodeURIComponent(password)}` : ''
  const url = `postgresql://${user}${secret}@127.0.0.1:${proxy.port}/${database}`
  const settings = { DATABASE_URL: url, DATA_DIR: path.join(folder, 'server'), LOG_LEVEL: 'error', ...SECRETS }

  return {
    folder,
    proxy,
    pool,
    freeze: () => {
      frozen = processesOf(postmaster)
      signal(frozen, 'SIGSTOP')
    },
    thaw: () => signal(frozen, 'SIGCONT'),
    settings: { url, env: settings },
    startServer: (serverPort, env = {}) =>
      startServerProcess(main, {
        port: serverPort,
        log: path.join(folder, `server-${serverPort}.log`),
        env: { ...settings, ...env },
      }),
    stop: async () => {
      signal(frozen, 'SIGCONT')
      await pool.end()
      await proxy.stop()
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
