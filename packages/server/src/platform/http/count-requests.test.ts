import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import { createMetrics } from '../metrics/metrics.ts'
import { countRequests } from './count-requests.ts'

it('requests count by the pattern of their route, which names no record and no file', async () => {
  const metrics = createMetrics()
  const app = fastify()
  countRequests(app, metrics)
  const files = ['/assets/index-Qzt1.js', '/assets/index-Rzt2.css']
  app.get('/assets/*', async () => 'text')
  for (const url of [...files, '/unknown']) await app.inject({ url })
  const text = await metrics.metrics()
  expect(text).toContain('registrar_http_requests_total{method="GET",route="/assets/*",status="200"} 2')
  expect(text).toContain('registrar_http_requests_total{method="GET",route="none",status="404"} 1')
  expect(text).not.toMatch(/index-|unknown/)
  await app.close()
})
