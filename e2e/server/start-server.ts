import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { makeDatabaseFolder } from '../../packages/server/src/testing/database-folder.ts'

export const SECRET_CODE = 'browser-secret-code'

const main = path.join(import.meta.dirname, '../../packages/server/src/main.ts')
const movableClock = path.join(import.meta.dirname, 'movable-clock.ts')

type TestServer = {
  address: string
  dataDir: string
  /** sets the clock of a server that has a movable one to an instant, ISO 8601; it goes on from there */
  setClock: (instant: string) => Promise<void>
  stop: () => Promise<void>
}

const addressOf = (server: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    if (server.stdout)
      createInterface({ input: server.stdout }).on('line', (line) => {
        const found = /ready at (\S+)/.exec(line)?.[1]
        if (found) resolve(found)
      })
    server.once('exit', () => reject(new Error('The server ended before it was ready.')))
  })

type Options = { env?: Record<string, string>; hasMovableClock?: boolean }

/** Starts the real server on a fresh data folder. */
export const startServer = async ({ env = {}, hasMovableClock = false }: Options = {}): Promise<TestServer> => {
  const dataDir = await makeDatabaseFolder('registrar-browser-')
  const server = spawn(process.execPath, [...(hasMovableClock ? ['--import', movableClock] : []), main], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      SIGNUP_SECRET_CODE: SECRET_CODE,
      RATE_LIMIT_SIGN_IN_TRIES: '100000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const ended = once(server, 'exit')

  return {
    address: await addressOf(server),
    dataDir,
    setClock: async (instant) => {
      const moved = once(server, 'message')
      server.send({ clock: instant })
      await moved
    },
    stop: async () => {
      server.kill('SIGTERM')
      await ended
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
