import { accountCalls } from '@registrar/domain/users/account.calls'
import { usersCalls } from '@registrar/domain/users/users.calls'
import { expect, it, vi } from 'vitest'
import { readConfig } from '#platform/config'
import { useApp } from '#testing/test-app'
import { readResetArguments, runResetPassword } from './run-reset-password.ts'

const app = useApp()

const run = async (args: string[]) => {
  const lines: string[] = []
  const write = (text: unknown) => lines.push(String(text)) > 0
  const spies = [vi.spyOn(process.stdout, 'write'), vi.spyOn(process.stderr, 'write')]
  for (const spy of spies) spy.mockImplementation(write)
  const config = readConfig({ DATABASE_URL: app().databaseUrl, DATA_DIR: app().config.dataDir })
  const exitCode = await runResetPassword(readResetArguments(args), config).finally(() => {
    for (const spy of spies) spy.mockRestore()
  })
  return { exitCode, output: lines.join('') }
}

it('npm run reset-password prints a link that sets a new password for the only administrator (USER-19)', async () => {
  const { exitCode, output } = await run([])
  expect(exitCode).toBe(0)
  const token = /\/auth\/reset[?]token=([\w-]+)/.exec(output)?.[1] ?? ''

  const password = 'a quite different one'
  expect((await app().anybody(accountCalls.resetPassword, { body: { token, password } })).status).toBe(200)
  const body = { email: 'niamh.kelly@example.ie', password }
  expect((await app().anybody(usersCalls.signIn, { body })).status).toBe(200)
})

it('npm run reset-password refuses an address without an active account, and an unknown option', async () => {
  const { exitCode, output } = await run(['nobody@example.ie'])
  expect([exitCode, output]).toEqual([1, 'No active account has the email address nobody@example.ie.\n'])
  expect(() => readResetArguments(['--all'])).toThrow("Unknown option '--all'")
})
