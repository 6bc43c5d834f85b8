import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'

export const SECRET_CODE = 'browser-secret-code'

/** The first account of the run, and so its administrator (USER-7). */
export const ADMINISTRATOR = {
  firstName: 'Ada',
  lastName: 'Administrator',
  email: 'administrator@example.ie',
  password: 'a long enough password',
}

const makeAdministrator = async (address: string) => {
  const response = await fetch(`${address}/user/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...ADMINISTRATOR, secretCode: SECRET_CODE }),
  })
  if (!response.ok) throw new Error(`The administrator could not sign up: ${await response.text()}`)
}

const main = path.join(import.meta.dirname, '../../packages/server/src/main.ts')

/** The real server on a fresh data folder, for the whole run; its address is in `BASE_URL`. */
export default async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'registrar-browser-'))
  const server = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      SIGNUP_SECRET_CODE: SECRET_CODE,
      RATE_LIMIT_SIGN_IN_TRIES: '100000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const address = await new Promise<string>((resolve, reject) => {
    createInterface({ input: server.stdout }).on('line', (line) => {
      const found = /ready at (\S+)/.exec(line)?.[1]
      if (found) resolve(found)
    })
    void ended.then(() => reject(new Error('The server ended before it was ready.')))
  })
  await makeAdministrator(address)
  process.env['BASE_URL'] = address
  process.env['E2E_DATA_DIR'] = dataDir
  return async () => {
    server.kill('SIGTERM')
    await ended
    await rm(dataDir, { recursive: true, force: true })
  }
}
