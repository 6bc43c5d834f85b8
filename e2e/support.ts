import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { type APIRequestContext, type Page, test as base } from '@playwright/test'
import { SECRET_CODE } from './server/global-setup.ts'

const root = path.join(import.meta.dirname, '..')

export type Account = { email: string; password: string; token: string; name: string }

/** Makes documented calls as the signed-in account. */
export type Call = <A = { ok: boolean; data: { _id: string } }>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  body?: object,
) => Promise<A>

let accounts = 0

const signUp = async (request: APIRequestContext, baseURL: string): Promise<Account> => {
  accounts += 1
  const account = {
    firstName: 'Niamh',
    lastName: `Kelly ${process.pid}-${accounts}`,
    email: `niamh-${process.pid}-${accounts}@example.ie`,
    password: 'a long enough password',
  }
  const response = await request.post(`${baseURL}/user/signup`, { data: { ...account, secretCode: SECRET_CODE } })
  const { token } = (await response.json()) as { token: string }
  return { ...account, token, name: `${account.firstName} ${account.lastName}` }
}

type Fixtures = { account: Account; call: Call; staff: Page }

/** A test with an account of its own, its API, and a page that is signed in as it. */
export const test = base.extend<Fixtures>({
  baseURL: async ({}, use) => use(process.env['BASE_URL']),
  account: async ({ request, baseURL }, use) => use(await signUp(request, baseURL ?? '')),
  call: async ({ request, account, baseURL }, use) =>
    use(async <A>(method: string, url: string, body?: object) => {
      const response = await request.fetch(`${baseURL}${url}`, {
        method,
        headers: { authorization: `JWT ${account.token}` },
        ...(body && { data: body }),
      })
      return (await response.json()) as A
    }),
  staff: async ({ page, account }, use) => {
    await page.addInitScript((token) => {
      // Once: a later sign-out in the same page must stay one.
      if (sessionStorage.getItem('seeded')) return
      sessionStorage.setItem('seeded', 'yes')
      localStorage.setItem('token', token)
    }, account.token)
    await use(page)
  },
})

export { expect } from '@playwright/test'

/** Runs the import command beside the server of the run. */
export const importOrganizations = async (csv: string): Promise<string> => {
  const run = await promisify(execFile)(
    process.execPath,
    [path.join(root, 'packages/server/src/import.ts'), 'organizations', csv],
    { env: { ...process.env, DATA_DIR: process.env['E2E_DATA_DIR'] } },
  )
  return run.stdout
}
