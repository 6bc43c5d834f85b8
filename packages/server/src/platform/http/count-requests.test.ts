import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import { createMetrics } from '../metrics/metrics.ts'
import { countRequests } from './count-requests.ts'

it('the files that a build names by their content count as one route, the same in each version', async () => {
  const metrics = createMetrics()
  const app = fastify()
  countRequests(app, metrics)
  const files = ['/assets/index-Qzt1.js', '/assets/index-Rzt2.css']
  for (const url of files) app.get(url, async () => 'text')
  for (const url of files) await app.inject({ url })
  const text = await metrics.metrics()
  expect(text).toContain('registrar_http_requests_total{method="GET",route="/assets/*",status="200"} 2')
  expect(text).not.toContain('index-')
  await app.close()
})
