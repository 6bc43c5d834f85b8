import { usersCalls } from '@registrar/domain/users/users.calls'
import { expect, it } from 'vitest'
import { stopClock } from '#testing/stopped-clock'
import { SECRET_CODE, useApp } from '#testing/test-app'

const app = useApp({ TRUST_PROXY: '1', RATE_LIMIT_SIGN_IN_ACCOUNT: '25' })
stopClock()

const password = 'a decent password'
const signUp = (email: string, secretCode = SECRET_CODE) =>
  app().anybody(usersCalls.signUp, { body: { firstName: 'Conor', lastName: 'Walsh', email, password, secretCode } })

const signIn = async (email: string, guess: string, forwardedFor = '192.0.2.1') =>
  (
    await app().anybody(usersCalls.signIn, {
      body: { email, password: guess },
      headers: { 'x-forwarded-for': forwardedFor },
    })
  ).status

const count = (statuses: number[], status: number) => statuses.filter((one) => one === status).length
const guessesAtOnce = (email: string, howMany: number, forwardedFor?: string) =>
  Promise.all(Array.from({ length: howMany }, (_, n) => signIn(email, `guess ${n}`, forwardedFor)))

it('only ten of ninety passwords that are tried at once are checked (SEC-2)', async () => {
  await signUp('ninety@example.ie')
  const statuses = await guessesAtOnce('ninety@example.ie', 90)
  expect([count(statuses, 401), count(statuses, 429)]).toEqual([10, 80])
})

it('only ten of ninety secret codes that are tried at once are checked (SEC-2)', async () => {
  const tries = await Promise.all(Array.from({ length: 90 }, (_, n) => signUp('new@example.ie', `guessed code ${n}`)))
  const statuses = tries.map(({ status }) => status)
  expect([count(statuses, 403), count(statuses, 429)]).toEqual([10, 80])
})

it('a right password is not counted, however often it is sent (SEC-2)', async () => {
  await signUp('often@example.ie')
  for (let round = 0; round < 12; round += 1) expect(await signIn('often@example.ie', password)).toBe(200)
})

it('a stranger does not lock a colleague out, until the account has far more failures from everywhere (SEC-2)', async () => {
  await signUp('colleague@example.ie')
  await guessesAtOnce('colleague@example.ie', 20, '198.51.100.1')
  expect(await signIn('colleague@example.ie', password, '198.51.100.1')).toBe(429)
  expect(await signIn('colleague@example.ie', password, '192.0.2.9')).toBe(200)

  for (const address of ['198.51.100.2', '198.51.100.3']) await guessesAtOnce('colleague@example.ie', 20, address)
  expect(await signIn('colleague@example.ie', password, '192.0.2.9')).toBe(429)
})

it('what a client writes into X-Forwarded-For itself does not make it another client (SEC-3)', async () => {
  await signUp('spoofed@example.ie')
  for (let n = 0; n < 10; n += 1) await signIn('spoofed@example.ie', 'a guess', `203.0.113.${n}, 192.0.2.5`)
  expect(await signIn('spoofed@example.ie', 'a guess', '203.0.113.99, 192.0.2.5')).toBe(429)
})

it('the addresses of one IPv6 network count as one client (SEC-3)', async () => {
  await signUp('six@example.ie')
  for (let n = 0; n < 10; n += 1) await signIn('six@example.ie', 'a guess', `2001:db8:1:1::${n}`)
  expect(await signIn('six@example.ie', 'a guess', '2001:db8:1:1:9:9:9:9')).toBe(429)
  expect(await signIn('six@example.ie', 'a guess', '2001:db8:1:2::1')).toBe(401)
})

it('a long email address is refused with 413, and a header that is not an address is ignored (SEC-3, SEC-6)', async () => {
  expect(await signIn(`${'x'.repeat(9000)}@example.ie`, 'a guess', 'y'.repeat(9000))).toBe(413)
  expect(await signIn('nobody@example.ie', 'a guess', 'y'.repeat(9000))).toBe(401)
})

it('the development account cannot sign in outside development, and its sessions do not count (SEC-5)', async () => {
  const { status, answer } = await signUp('dev@registrar.local')
  expect(status).toBe(200)
  expect((await app().as(answer.token)(usersCalls.checkSession)).status).toBe(401)
  expect(await signIn('dev@registrar.local', password)).toBe(401)
  expect(await signIn('Dev@Registrar.local', password)).toBe(401)
})
