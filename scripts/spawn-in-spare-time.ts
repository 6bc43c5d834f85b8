import { type ChildProcessWithoutNullStreams, spawn, type SpawnOptionsWithoutStdio } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'

const lowest = constants.priority.PRIORITY_LOW

// Sets a process, and what it starts, behind all others: a processor that runs nothing else counts as free.
const chrt = '/usr/bin/chrt'
const behindAllOthers = existsSync(chrt) ? [chrt, '--idle', '0'] : []

// Linux shares the processors between sessions before it looks at the priority of a process. Each Chromium and each connection of
// PostgreSQL is a session, so what gives way to them needs a session of its own, with the lowest priority of all.
const sharesBySession = existsSync('/proc/self/autogroup')

const giveSessionLowestPriority = (pid: number) => {
  try {
    writeFileSync(`/proc/${pid}/autogroup`, String(lowest))
  } catch {
    // Where /proc is read-only, the priority of the process must do.
  }
}

/** Starts a command that gets the processor time that all others leave. It ends with this process. */
export const spawnInSpareTime = (
  command: string,
  args: string[],
  options: SpawnOptionsWithoutStdio,
): ChildProcessWithoutNullStreams => {
  const [program = command, ...others] = [...behindAllOthers, command, ...args]
  const child = spawn(program, others, { ...options, detached: sharesBySession })
  const { pid } = child
  if (pid === undefined) return child

  setPriority(pid, lowest)
  if (!sharesBySession) return child

  giveSessionLowestPriority(pid)
  const end = () => process.kill(-pid)
  process.once('exit', end)
  child.once('close', () => process.off('exit', end))
  // A signal ends a process without its 'exit'.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))
  return child
}
