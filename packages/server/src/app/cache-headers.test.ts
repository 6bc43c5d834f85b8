import { usersCalls } from '@registrar/domain/users/users.calls'
import { expect, it } from 'vitest'
import { SECRET_CODE, useApp } from '#testing/test-app'

const app = useApp()

const get = (url: string) =>
  app().app.inject({ url, headers: { authorization: `JWT ${app().staffToken}`, accept: 'application/json' } })

it('a browser keeps no answer: records, refusals, unknown paths, settings (SEC-1)', async () => {
  for (const url of [
    '/user/signin_token',
    '/organization/none',
    '/no/such/path',
    '/app-config.json',
    '/docs/openapi.json',
  ]) {
    const { headers } = await get(url)
    expect([url, headers['cache-control'], headers['vary']]).toEqual([
      url,
      'no-store',
      expect.stringMatching(/^Accept\b/),
    ])
  }

  const { headers } = await app().app.inject({ method: 'POST', url: '/people/search' })
  expect([headers['cache-control'], headers['vary']]).toEqual(['no-store', expect.stringMatching(/^Accept\b/)])
})

it('signing out empties the cache of the browser (SEC-1)', async () => {
  const email = 'leaves@example.ie'
  const account = { firstName: 'Conor', lastName: 'Walsh', email, password: 'a decent password' }
  const { answer } = await app().anybody(usersCalls.signUp, { body: { ...account, secretCode: SECRET_CODE } })
  const { headers } = await app().as(answer.token)(usersCalls.logout)
  expect(headers['clear-site-data']).toBe('"cache"')
})
