import { hiddenFrom } from '@registrar/domain/aml/suspicion'
import type { FastifyInstance } from 'fastify'
import type { DestinationStream } from 'pino'
import { recordRefusal } from '#platform/audit/record-refusal'
import { healthRoutes } from '#platform/http/health'
import { serveMetrics } from '#platform/http/serve-metrics'
import type { Platform } from '#platform/http/routes'
import { createServer } from '#platform/http/server'
import { apiDocs } from './api-docs.ts'
import { features } from './features.ts'
import { serveNavigations, webApp } from './web-app.ts'

/** The complete HTTP application, not yet listening. */
export const createApp = async (
  platform: Platform,
  options: { log?: DestinationStream; checkAnswers?: boolean } = {},
): Promise<FastifyInstance> =>
  createServer(
    platform,
    async (routes) => {
      await webApp(routes)
      healthRoutes(routes)
      serveMetrics(routes)
      await apiDocs(routes)
      for (const feature of Object.values(features)) feature.routes(routes)
    },
    {
      ...options,
      beforeSession: await serveNavigations(),
      hiddenFrom: ({ role }) => hiddenFrom(role, platform.config),
      onForbidden: (request, session) => recordRefusal(platform.db, request, session),
    },
  )
