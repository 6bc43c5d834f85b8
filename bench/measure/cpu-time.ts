import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const MS_PER_TICK = 10

// The fields after the name in brackets: state, parent, …; utime, stime, cutime and cstime are the 12th to 15th.
const statOf = (pid: number | string): { parent: number; own: number; ofChildren: number } | undefined => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const [utime = 0, stime = 0, cutime = 0, cstime = 0] = fields.slice(11, 15)
    return { parent: fields[1] ?? 0, own: utime + stime, ofChildren: cutime + cstime }
  } catch {
    return undefined
  }
}

/** The processor time of a process in milliseconds; undefined where there is no /proc. */
export const cpuOf = (pid: number): number | undefined => {
  const stat = statOf(pid)
  return stat && stat.own * MS_PER_TICK
}

/** The same for a process and its children, those that have ended included. */
export const cpuOfFamily = (pid: number): number | undefined => {
  const first = statOf(pid)
  if (!first) return undefined
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(statOf)
    .filter((stat) => stat?.parent === pid)
  return (first.own + first.ofChildren + children.reduce((sum, stat) => sum + (stat?.own ?? 0), 0)) * MS_PER_TICK
}

/** The pid of the PostgreSQL server in a data folder. */
export const postmasterOf = (dataDir: string): number =>
  Number(readFileSync(path.join(dataDir, 'pgdata', 'postmaster.pid'), 'utf8').split('\n', 1)[0])
