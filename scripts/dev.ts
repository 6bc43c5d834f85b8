import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { endWithParent } from './end-with-parent.ts'

// `npm run dev` runs the server and vite on the sources. The browser talks to vite on 5173, which forwards calls to 8080.

const root = join(import.meta.dirname, '..')
const color = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
const hasProcessGroups = process.platform !== 'win32'

function start(name: string, args: string[], env: NodeJS.ProcessEnv): ChildProcess {
  // Each child leads its own process group, so that Ctrl-C reaches only this script. It then ends each child once.
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...color, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: hasProcessGroups,
  })
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => console.log(`${name.padEnd(6)} | ${line}`))
  }
  child.on('exit', (code, signal) => {
    if (!stopping) console.log(`${name.padEnd(6)} | ended (${signal ?? code})`)
    stop(stopping ? process.exitCode : 1)
  })
  return child
}

let stopping = false

function stop(exitCode: typeof process.exitCode): void {
  if (stopping) return
  stopping = true
  process.exitCode = exitCode
  for (const child of children) child.kill('SIGTERM')
}

const children = [
  start('server', ['--watch', '--watch-preserve-output', 'packages/server/src/main.ts'], {
    NODE_ENV: 'development',
    PORT: process.env['PORT'] ?? '8080',
    // Its test account must never get into the data that `npm start` serves.
    DATA_DIR: process.env['DATA_DIR'] ?? 'data-dev',
  }),
  start('web', ['node_modules/vite/bin/vite.js', 'packages/web', '--port', '5173', '--strictPort'], {}),
]

endWithParent()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(0))
