import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

export type ServerProcess = { pid: number; url: string; stop: () => Promise<void> }

const START_TIMEOUT_MS = 600_000
/** What `npm start`, the unit of systemd and the image give Node too. */
const NODE_FLAGS = ['--max-semi-space-size=16']

const waitUntilReady = async (url: string, child: ChildProcess, log: string) => {
  const until = performance.now() + START_TIMEOUT_MS
  while (performance.now() < until) {
    if (child.exitCode !== null) throw new Error(`The server did not start; see ${log}`)
    // The port answers before the database does.
    if ((await fetch(`${url}/health/ready`).catch(() => undefined))?.ok) return
    await sleep(50)
  }
  throw new Error(`The server is not ready at ${url}; see ${log}`)
}

/**
 * Starts a server in a process of its own, with its output in a file, and waits until it is ready.
 * @throws Error when the port is in use, or the server ends or is not ready in time
 */
export const startServerProcess = async (
  main: string,
  { port, log, env }: { port: number; log: string; env: Record<string, string> },
): Promise<ServerProcess> => {
  const out = openSync(log, 'w')
  const url = `http://127.0.0.1:${port}`
  if (await fetch(url).catch(() => undefined)) throw new Error(`Port ${port} is in use; give another with --port.`)
  const child = spawn(process.execPath, [...NODE_FLAGS, main], {
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port), ...env },
    stdio: ['ignore', out, out, 'ipc'],
  })
  const stop = async () => {
    if (child.exitCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
  try {
    await waitUntilReady(url, child, log)
  } catch (error) {
    await stop()
    throw error
  }
  return { pid: child.pid ?? 0, url, stop }
}
