import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import * as z from 'zod'
import { openApiDocument } from '#platform/http/open-api'
import type { Routes } from '#platform/http/routes'
import { features } from './features.ts'

/** `/docs` shows the calls for people to read and try; `/docs/openapi.json` is the same for programs. */
export const apiDocs = async ({ app, platform: { config } }: Routes): Promise<void> => {
  const callTables = Object.entries(features).map(([name, { calls }]) => [name, calls] as const)
  const document = openApiDocument(Object.fromEntries(callTables), {
    url: config.publicUrl,
    details: { organizationId: z.string().optional() },
  })

  await app.register(swagger, { mode: 'static', specification: { document: document as never } })
  app.get('/docs/openapi.json', async () => document)
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true, uiConfig: { docExpansion: 'none' } })
}
