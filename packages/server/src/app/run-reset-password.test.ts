import { accountCalls } from '@registrar/domain/users/account.calls'
import { usersCalls } from '@registrar/domain/users/users.calls'
import { expect, it } from 'vitest'
import { runInProcess } from '#testing/run-in-process'
import { useApp } from '#testing/test-app'
import { resetPasswordCommand } from './run-reset-password.ts'

const app = useApp()

const run = (...args: string[]) =>
  runInProcess(resetPasswordCommand, { DATABASE_URL: app().databaseUrl, DATA_DIR: app().config.dataDir }, ...args)

it('npm run reset-password prints a link that sets a new password for the only administrator (USER-19)', async () => {
  const { code, output } = await run()
  expect(code).toBe(0)
  const token = /\/auth\/reset[?]token=([\w-]+)/.exec(output)?.[1] ?? ''

  const password = 'a quite different one'
  expect((await app().anybody(accountCalls.resetPassword, { body: { token, password } })).status).toBe(200)
  const body = { email: 'niamh.kelly@example.ie', password }
  expect((await app().anybody(usersCalls.signIn, { body })).status).toBe(200)
})

it('npm run reset-password refuses an address without an active account, and an unknown option', async () => {
  expect(await run('nobody@example.ie')).toEqual({
    code: 1,
    output: 'No active account has the email address nobody@example.ie.\n',
  })
  expect(await run('--all')).toEqual({ code: 2, output: expect.stringContaining("Unknown option '--all'") })
})
