import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Counter, Histogram } from 'prom-client'
import type { Metrics } from '../metrics/metrics.ts'

/** From a hundredth of a second to the longest upload that anybody waits for. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

// An address names a record or a file, the pattern of its route does not.
const routeOf = ({ is404, routeOptions }: FastifyRequest): string => (is404 ? 'none' : (routeOptions.url ?? 'none'))

const isEventStream = (reply: FastifyReply): boolean =>
  String(reply.getHeader('content-type')).startsWith('text/event-stream')

const TOTAL = 'registrar_http_requests_total'
const DURATION = 'registrar_http_request_duration_seconds'

// Servers of one process share the figures.
const totalOf = (metrics: Metrics) => {
  const known = metrics.getSingleMetric(TOTAL)
  if (known instanceof Counter) return known
  return new Counter({
    name: TOTAL,
    help: 'Requests that were answered, by method, pattern of the route and status.',
    labelNames: ['method', 'route', 'status'],
    registers: [metrics],
  })
}

const durationsOf = (metrics: Metrics) => {
  const known = metrics.getSingleMetric(DURATION)
  if (known instanceof Histogram) return known
  return new Histogram({
    name: DURATION,
    help: 'How long requests took, by method and pattern of the route.',
    labelNames: ['method', 'route'],
    buckets: SECONDS,
    registers: [metrics],
  })
}

/** Counts the requests by method, route and status, and how long they take. How long a client listens to events is no latency. */
export const countRequests = (app: FastifyInstance, metrics: Metrics): void => {
  const total = totalOf(metrics)
  const durations = durationsOf(metrics)

  app.addHook('onResponse', async (request, reply) => {
    const labels = { method: request.method, route: routeOf(request) }
    total.inc({ ...labels, status: reply.statusCode })
    if (!isEventStream(reply)) durations.observe(labels, reply.elapsedTime / 1000)
  })
}
