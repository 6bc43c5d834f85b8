import { expect, it } from 'vitest'
import { useApp } from '#testing/test-app'

const app = useApp({ ALLOWED_ORIGINS: 'https://desk.example.ie' })

const preflight = (origin: string, method: string) =>
  app().app.inject({
    method: 'OPTIONS',
    url: '/organization/01a1fbc3-c238-73ba-a010-250c35c466ab',
    headers: { origin, 'access-control-request-method': method, 'access-control-request-headers': 'authorization' },
  })

it.each(['GET', 'POST', 'PUT', 'DELETE'])('an allowed origin may send %s (API-8)', async (method) => {
  const { headers } = await preflight('https://desk.example.ie', method)
  expect(headers['access-control-allow-origin']).toBe('https://desk.example.ie')
  expect(headers['access-control-allow-credentials']).toBe('true')
  expect(String(headers['access-control-allow-methods']).split(', ')).toContain(method)
})

it('another origin is not allowed anything (API-8)', async () => {
  const { headers } = await preflight('https://elsewhere.example.com', 'PUT')
  expect(headers['access-control-allow-origin']).toBeUndefined()
})

it('an OPTIONS request that is not a preflight is answered with 204 and no body', async () => {
  for (const url of ['/organization/search', '*']) {
    const { statusCode, body } = await app().app.inject({ method: 'OPTIONS', url })
    expect([statusCode, body]).toEqual([204, ''])
  }
})
