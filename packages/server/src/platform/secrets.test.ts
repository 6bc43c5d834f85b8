import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { readSecrets } from './secrets.ts'

it('a secret code counts as created for the start that creates it, and for no later one (SEC-4)', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'registrar-secrets-'))
  const given = { jwtSecret: undefined, signupSecretCode: undefined }

  const first = await readSecrets(folder, given)
  const second = await readSecrets(folder, given)
  expect([first.isCodeCreated, second.isCodeCreated, second.signupCode]).toEqual([true, false, first.signupCode])
  const modeOf = async (place: string) => ((await stat(path.join(folder, 'secrets', place))).mode & 0o777).toString(8)
  expect([await modeOf('.'), await modeOf('jwt'), await modeOf('signup-code')]).toEqual(['700', '600', '600'])

  await rm(folder, { recursive: true, force: true })
})

it('a configured secret code does not count as created', async () => {
  const given = { jwtSecret: 'x'.repeat(32), signupSecretCode: 'a configured code' }
  expect(await readSecrets('nowhere', given)).toMatchObject({ isCodeCreated: false, signupCode: 'a configured code' })
})
