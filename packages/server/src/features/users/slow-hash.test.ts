import { setTimeout } from 'node:timers/promises'
import { usersCalls } from '@registrar/domain/users/users.calls'
import { expect, it } from 'vitest'
import { useSlowHashes } from '#testing/fast-hashes'
import { useApp } from '#testing/test-app'
import { makeColleague } from './users.factory.ts'
import { hashSecret, hashToFind, isSecretRight } from './slow-hash.ts'

useSlowHashes()
const app = useApp({ RATE_LIMIT_SIGN_IN_FAILURES: '1000' })

it('twenty sign-ins at once make others wait under 300 ms', async () => {
  const password = 'a decent password'
  const { email } = await makeColleague(app(), { password })
  const signIns = Promise.all(
    Array.from({ length: 20 }, () => app().anybody(usersCalls.signIn, { body: { email, password } })),
  )
  const done = new AbortController()
  void signIns.finally(() => done.abort())

  const waits: number[] = []
  while (!done.signal.aborted) {
    const start = performance.now()
    await app().staff(usersCalls.checkSession)
    waits.push(performance.now() - start)
    await setTimeout(1)
  }

  expect((await signIns).map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
  expect(waits.length).toBeGreaterThan(1)
  // On a busy machine a single answer may be late for another reason.
  const ordered = waits.toSorted((one, other) => one - other)
  expect(ordered[Math.floor(ordered.length / 2)]).toBeLessThan(300)
  expect(ordered.at(-1)).toBeLessThan(3000)
})

it('a hash verifies its secret only, and a hash to find is the same for one owner and another for the next', async () => {
  const stored = await hashSecret('a secret')
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect([await isSecretRight(stored, 'a secret'), await isSecretRight(stored, 'another')]).toEqual([true, false])

  const found = await hashToFind('Aoife', 'a code')
  expect(await hashToFind('Aoife', 'a code')).toBe(found)
  expect(await hashToFind('Conor', 'a code')).not.toBe(found)
})
