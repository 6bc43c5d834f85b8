import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { endWithParent } from './end-with-parent.ts'

// A development server that works on its sources: `npm run dev`. The browser talks to vite on 5173, which hands the calls on to 8080.

const root = join(import.meta.dirname, '..')
const color = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
const own = process.platform !== 'win32'

function start(name: string, args: string[], env: NodeJS.ProcessEnv): ChildProcess {
  // In a group of its own: Ctrl-C in the terminal reaches this script alone, which then ends each child once and waits for it.
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...color, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: own,
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
  }),
  start('web', ['node_modules/vite/bin/vite.js', 'packages/web', '--port', '5173', '--strictPort'], {}),
]

endWithParent()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(0))
