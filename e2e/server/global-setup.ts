import { measureMove } from '../moved-clock.ts'
import { SECRET_CODE, startServer } from './start-server.ts'

export { SECRET_CODE }

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

/** The real server on a fresh data folder, for the whole run; its address is in `BASE_URL`. */
export default async () => {
  measureMove()
  const { address, dataDir, stop } = await startServer()
  await makeAdministrator(address)
  process.env['BASE_URL'] = address
  process.env['E2E_DATA_DIR'] = dataDir

  return stop
}
