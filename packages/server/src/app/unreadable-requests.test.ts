import { describe, expect, it } from 'vitest'
import { sessionCookieName } from '#platform/sessions/session-cookie'
import { useApp } from '#testing/test-app'

describe('without a session', () => {
  const app = useApp()

  it.each(['/user/signin', '/user/signup', '/user/forgot', '/user/reset'])(
    'a body of %s over 4 KB is refused (SEC-6)',
    async (url) => {
      const payload = { email: 'niamh.kelly@example.ie', password: 'x'.repeat(4096) }
      const response = await app().app.inject({ method: 'POST', url, payload })
      expect([response.statusCode, response.json()]).toMatchObject([413, { ok: false, code: 'BODY_TOO_LARGE' }])
    },
  )

  it.each(['/organization/%ff', '/%', '/people/%zz'])(
    'the address %s is answered with the body of API-2 (SEC-6)',
    async (url) => {
      const response = await app().app.inject({ url })
      expect([response.statusCode, response.json()]).toMatchObject([400, { ok: false, code: 'VALIDATION_FAILED' }])
      expect(response.headers['cache-control']).toBe('no-store')
    },
  )
})

describe('with PUBLIC_URL', () => {
  const app = useApp({ PUBLIC_URL: 'https://crm.example.ie' })

  it.each([
    ['https://crm.example.ie', 200],
    ['http://forged.example.com', 403],
  ])('a write with the cookie from %s, whose Host is the same, answers %i (SEC-7)', async (origin, status) => {
    const response = await app().app.inject({
      method: 'POST',
      url: '/people/search',
      headers: { origin, host: new URL(origin).host, cookie: `${sessionCookieName(app().config)}=${app().staffToken}` },
      payload: {},
    })
    expect(response.statusCode).toBe(status)
  })
})

describe('with TRUST_PROXY and no PUBLIC_URL', () => {
  const app = useApp({ TRUST_PROXY: '1' })

  it.each([
    ['https://crm.example.ie', 200],
    ['https://forged.example.com', 403],
  ])('a write with the cookie from %s, named in X-Forwarded-Host too, answers %i (SEC-7)', async (origin, status) => {
    const response = await app().app.inject({
      method: 'POST',
      url: '/people/search',
      headers: {
        origin,
        host: 'crm.example.ie',
        'x-forwarded-host': new URL(origin).host,
        'x-forwarded-proto': 'https',
        cookie: `${sessionCookieName(app().config)}=${app().staffToken}`,
      },
      payload: {},
    })
    expect(response.statusCode).toBe(status)
  })
})
