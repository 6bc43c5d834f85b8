import { spawn } from 'node:child_process'
import { closeSync } from 'node:fs'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cleanEnvironment } from './child-environment.ts'
import type { DataFolder } from './data-folder.ts'
import { openForAppending } from './launch-server.ts'
import { waitUntil } from './wait-until.ts'

/** The connection to the watcher, a process that stops the database when this process dies. */
export type WatcherProcess = {
  /** Starts the watcher, before there is anything to watch. */
  start: () => void
  /** Tells it which initdb is running (0: none any more) and which scratch folder to remove with it. */
  watchInitdb: (pid: number, scratch: string) => void
  /** Tells it which server to stop. */
  watchServer: (postmaster: number) => void
  /** Ends the watcher. It leaves the server as it is. */
  dismiss: () => Promise<void>
  /** Lets the watcher act as if this process had died: it stops the server once no helper uses it and nobody owns it. */
  handOver: () => void
  /** Waits until the watcher has finished its work and ended. Returns whether it did so in time. */
  waitForExit: (timeoutMs: number) => Promise<boolean>
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

  // Writing to a killed watcher fails. Then nobody watches the server, and the next start takes it over.
  // The pipe to a child process is a socket, although its type does not say so.
  const pipe = child.stdin as Socket
  pipe.on('error', () => undefined)

  // Neither the watcher nor the pipe may keep this process alive.
  child.unref()
  pipe.unref()
  return { pipe, state }
}

/** Prepares the watcher of this process. It is only started when first needed. */
export const createWatcherProcess = (folder: DataFolder): WatcherProcess => {
  let watcher: ReturnType<typeof startWatcher> | undefined
  const start = () => {
    if (!watcher || watcher.state.isGone) watcher = startWatcher(folder)
    return watcher
  }
  const waitForExit = (timeoutMs: number) => waitUntil(() => watcher?.state.isGone ?? true, timeoutMs)

  return {
    start,
    watchInitdb: (pid, scratch) => void start().pipe.write(`initdb ${pid} ${scratch}\n`),
    watchServer: (postmaster) => void start().pipe.write(`server ${postmaster}\n`),
    dismiss: async () => {
      watcher?.pipe.end('done\n')
      await waitForExit(1_000)
    },
    handOver: () => void watcher?.pipe.end(),
    waitForExit,
  }
}
