import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'
import { Problem } from '../problem.ts'
import type { Routes } from './routes.ts'

const FORWARDING = /^(forwarded|via|x-forwarded-.*|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-.*)$/i

// Hooks have taken some of these out of the parsed headers.
const isForwarded = ({ raw }: FastifyRequest): boolean =>
  raw.rawHeaders.some((text, at) => at % 2 === 0 && FORWARDING.test(text))

const isLoopback = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback'

// A proxy that adds no header of its own still passes on, or sets, the name that people know.
const hasLocalName = ({ hostname }: FastifyRequest): boolean =>
  hostname === 'localhost' || isLoopback(hostname.replace(/^\[|\]$/g, ''))

const isFromThisMachine = (request: FastifyRequest): boolean =>
  isLoopback(request.raw.socket.remoteAddress ?? '') && !isForwarded(request) && hasLocalName(request)

const digest = (text: string) => createHash('sha256').update(text).digest()

const hasToken = ({ headers: { authorization = '' } }: FastifyRequest, token: string): boolean => {
  const given = /^Bearer +(.+)$/i.exec(authorization)?.[1]?.trim()
  return given !== undefined && timingSafeEqual(digest(given), digest(token))
}

/**
 * `GET /metrics`: the figures of this server as Prometheus text. With METRICS_TOKEN only who names it is answered, without it only
 * a program on the same machine that did not come through a proxy. Anybody else gets 401, with or without a session.
 */
export const serveMetrics = ({ app, platform: { config, metrics } }: Routes): void => {
  app.get('/metrics', { config: { access: 'public' } }, async (request, reply) => {
    const isAllowed =
      config.metricsToken === undefined ? isFromThisMachine(request) : hasToken(request, config.metricsToken)
    if (!isAllowed)
      throw new Problem('UNAUTHENTICATED', 'Name the METRICS_TOKEN to read the metrics.', {
        headers: { 'www-authenticate': 'Bearer' },
      })

    return reply.type(metrics.contentType).send(await metrics.metrics())
  })
}
