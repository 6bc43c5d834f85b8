import { spawn } from 'node:child_process'
import { closeSync } from 'node:fs'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { DataFolder } from './data-folder.ts'
import { cleanEnvironment } from './environment.ts'
import { openForAppending } from './server-process.ts'
import { waitUntil } from './waiting.ts'

/** The link to the watcher process, which stops the database when this process dies. */
export type ParentWatch = {
  /** Has the watcher ready, before there is anything to watch. */
  begin: () => void
  /** Names the initdb that is at work (0: none any more) and the scratch folder to remove with it. */
  watchInitdb: (pid: number, scratch: string) => void
  /** Names the server to stop. */
  watchServer: (postmaster: number) => void
  /** The server is down, or is to go on: the watcher ends without touching it. */
  release: () => Promise<void>
  /** Leaves the server to the watcher, as death would: it stops it once no command uses it, unless it has a new owner. */
  handOver: () => void
  /** Waits until the watcher has ended, and with it all it had to do, but at most the given milliseconds. */
  waitForEnd: (milliseconds: number) => Promise<boolean>
}

const spawnWatcher = ({ root, logs }: DataFolder) => {
  const script = fileURLToPath(new URL('./watcher.ts', import.meta.url))
  const log = openForAppending(join(logs, 'start.log'))
  const options = { cwd: root, detached: true, windowsHide: true, env: cleanEnvironment() }
  const child = spawn(process.execPath, [script, root], { ...options, stdio: ['pipe', 'ignore', log] })
  closeSync(log)
  return child
}

const startWatcher = (folder: DataFolder) => {
  const child = spawnWatcher(folder)
  const state = { isGone: false }
  child.on('error', () => (state.isGone = true))
  child.on('exit', () => (state.isGone = true))
  // A watcher that was killed has closed the pipe; the server then is not watched any more, and adopted after a crash.
  // A pipe to a child is a socket, though its type says less.
  const pipe = child.stdin as Socket
  pipe.on('error', () => undefined)
  child.unref()
  pipe.unref()
  return { pipe, state }
}

/** Prepares the watch over this process. It keeps this process from nothing: not from ending, not from being killed. */
export const prepareParentWatch = (folder: DataFolder): ParentWatch => {
  let watcher: ReturnType<typeof startWatcher> | undefined
  const begin = () => {
    if (!watcher || watcher.state.isGone) watcher = startWatcher(folder)
    return watcher
  }
  const waitForEnd = (milliseconds: number) => waitUntil(() => watcher?.state.isGone ?? true, milliseconds)
  return {
    begin,
    watchInitdb: (pid, scratch) => void begin().pipe.write(`initdb ${pid} ${scratch}\n`),
    watchServer: (postmaster) => void begin().pipe.write(`server ${postmaster}\n`),
    release: async () => {
      watcher?.pipe.end('done\n')
      await waitForEnd(1_000)
    },
    handOver: () => void watcher?.pipe.end(),
    waitForEnd,
  }
}
