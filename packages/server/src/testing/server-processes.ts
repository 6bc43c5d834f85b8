import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import type { TestApp } from './test-app.ts'

type Started = { end: (signal?: NodeJS.Signals) => Promise<void> }

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

const end = async (server: ChildProcess, signal: NodeJS.Signals = 'SIGKILL') => {
  server.kill(signal)
  if (!hasEnded(server)) await once(server, 'exit')
}

// Nothing else of this process: a setting of the developer must not reach the server. FAKETIME moves its clock with ours; with the
// cache of what Node compiled a start takes half the processor time.
const environmentOfTests = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => /^(PATH|NODE_COMPILE_CACHE|LD_PRELOAD|FAKETIME\w*)$/.test(name)),
  )

/**
 * For one test file: a function that starts the real server as its own process on the test's database, with one data
 * directory for each test. Without a signal `end` kills it. Whatever still runs after a test is killed.
 */
export const useServerProcesses = (app: () => TestApp): ((env?: Record<string, string>) => Started) => {
  const servers: ChildProcess[] = []
  let dataDir = ''

  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'registrar-process-'))
  })
  afterEach(async () => {
    for (const server of servers.splice(0)) await end(server)
    await rm(dataDir, { recursive: true, force: true })
  })

  return (env = {}) => {
    const server = spawn(process.execPath, [path.resolve(import.meta.dirname, 'run-main.ts')], {
      env: {
        ...environmentOfTests(),
        DATA_DIR: dataDir,
        DATABASE_URL: app().databaseUrl,
        PORT: '0',
        LOG_LEVEL: 'silent',
        ...env,
      },
      stdio: 'ignore',
    })
    servers.push(server)
    return { end: (signal) => end(server, signal) }
  }
}
