import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { openSync } from 'node:fs'
import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

type Starting = { program: string; args: string[]; log: string; env?: Record<string, string> }

/** The folder of a cluster, and the processes in it. */
export type ClusterProcesses = {
  folder: string
  /** the account of PostgreSQL, which does not run as root */
  postgres: { uid: number; gid: number }
  start: (starting: Starting) => ChildProcess
  /** ends a process and its children without a word */
  end: (child: ChildProcess | undefined) => void
  /** ends every PostgreSQL below a folder without a word; it leads a session of its own, so what Patroni gets does not reach it */
  endPostgres: (below: string) => void
  endAll: () => void
}

const idOf = (option: '-u' | '-g'): number => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }))

/** Makes the folder of a cluster. Each program writes its log into it. */
export const makeClusterFolder = async (): Promise<ClusterProcesses> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'registrar-cluster-'))
  await chmod(folder, 0o755)
  const postgres = { uid: idOf('-u'), gid: idOf('-g') }
  const running = new Set<ChildProcess>()

  const end = (child: ChildProcess | undefined) => {
    if (!child?.pid) return
    running.delete(child)
    try {
      process.kill(-child.pid, 'SIGKILL')
    } catch {
      // It has ended since.
    }
  }
  const endPostgres = (below: string) => void spawnSync('pkill', ['--signal', 'SIGKILL', '-u', 'postgres', '-f', below])
  return {
    folder,
    postgres,
    start: ({ program, args, log, env = {} }) => {
      const out = openSync(path.join(folder, `${log}.log`), 'a')
      const child = spawn(program, args, {
        env: { PATH: process.env['PATH'], ...env },
        stdio: ['ignore', out, out],
        detached: true,
      })
      running.add(child)
      return child
    },
    end,
    endPostgres,
    endAll: () => {
      for (const child of running) end(child)
      endPostgres(folder)
    },
  }
}
