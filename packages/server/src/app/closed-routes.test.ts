import { describe, expect, it } from 'vitest'
import { useApp } from '#testing/test-app'
import { features } from './features.ts'

const app = useApp()

const OPEN = new Set([
  'POST /user/signin',
  'POST /user/signin/passkey',
  'POST /user/signin/passkey/options',
  'POST /user/signup',
  'POST /user/forgot',
  'POST /user/reset',
  'POST /form',
  'GET /calendar/:secret.ics',
  'HEAD /calendar/:secret.ics',
  'GET /health/live',
  'GET /health/ready',
  'GET /app-config.json',
  // For this machine only; anybody else needs METRICS_TOKEN.
  'GET /metrics',
])
const isWebFile = (route: string) =>
  /^(GET|HEAD) \/(assets\/|[^/]*\.(js|css|svg|png|ico|html|txt|json|webmanifest|br|gz)$)/.test(route)

// Fastify prints its routes as a tree. A line that ends a path names the methods.
const routesOf = (tree: string): string[] => {
  const parts: string[] = []
  return tree.split('\n').flatMap((line) => {
    const found = /^(?<indent>[│ ]*)[├└]── (?<part>.*?)(?: \((?<methods>[A-Z, ]+)\))?$/u.exec(line)?.groups
    if (!found) return []
    const depth = (found['indent'] ?? '').length / 4
    parts.length = depth
    parts[depth] = found['part'] ?? ''
    return (found['methods'] ?? '')
      .split(', ')
      .filter(Boolean)
      .map((method) => `${method} ${parts.join('')}`)
  })
}

describe('every route', () => {
  it('answers 401 without a session, unless it is on the short list of public ones (USER-1)', async () => {
    const { app: server } = app()
    const routes = routesOf(server.printRoutes({ commonPrefix: false })).filter((route) => !route.startsWith('OPTIONS'))
    expect(routes.length).toBeGreaterThan(20)

    const open: string[] = []
    for (const route of routes) {
      const [method = '', path = ''] = route.split(' ')
      const url = path
        .replace(/:\w+/g, '01a1fbc3-c238-73ba-a010-250c35c466ab')
        .replace('/docs*', '/docs/static/*')
        .replace('/file*', '/file/*')
        .replace('*', 'some/file.pdf')
      const response = await server.inject({
        method: method as 'GET',
        url,
        payload: method === 'POST' ? '' : (undefined as never),
      })
      if (response.statusCode !== 401) open.push(route)
    }

    expect(open.filter((route) => !OPEN.has(route) && !isWebFile(route))).toEqual([])
    expect(open).toEqual(expect.arrayContaining([...OPEN]))
  })

  it('whether it is open, closed or unknown, answers with the security headers', async () => {
    const { app: server } = app()
    for (const url of ['/health/live', '/organization', '/no/such/route']) {
      const { headers } = await server.inject({ url })
      expect(headers['content-security-policy']).toMatch(
        /^default-src 'self';script-src 'self';.*frame-src 'self';.*frame-ancestors 'none'/,
      )
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['referrer-policy']).toBe('no-referrer')
      expect(headers['strict-transport-security']).toBeUndefined()
      expect(headers['x-request-id']).toBeTruthy()
    }
  })

  it('is answered by exactly one call of the list that /docs prints, or is a page, a file or a health check', () => {
    const calls = Object.values(features).flatMap((feature) => Object.values(feature.calls))
    const inTheCallTable = calls.map(({ method, path }) => `${method} ${path}`)
    const isOwn = (route: string) =>
      / \/(docs|health|metrics|app-config|file\*)|^OPTIONS|^HEAD/.test(route) || isWebFile(route)

    const served = routesOf(app().app.printRoutes({ commonPrefix: false })).filter((route) => !isOwn(route))
    expect(served.toSorted()).toEqual(inTheCallTable.toSorted())
  })

  it('has only the success and the body of API-2 in the OpenAPI document', async () => {
    const { app: server, staffToken } = app()
    const response = await server.inject({ url: '/docs/openapi.json', headers: { authorization: `JWT ${staffToken}` } })
    const { paths } = response.json() as { paths: Record<string, Record<string, { responses: object }>> }
    expect(Object.keys(paths)).toContain('/organization/{id}')
    for (const operations of Object.values(paths))
      for (const operation of Object.values(operations))
        expect(Object.keys(operation.responses)).toEqual(['200', 'default'])
  })
})
