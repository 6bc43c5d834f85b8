import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import * as z from 'zod'
import { openApiDocument } from '#platform/http/open-api'
import type { Routes } from '#platform/http/routes'
import { features } from './features.ts'

const callTables = Object.fromEntries(Object.entries(features).map(([name, { calls }]) => [name, calls] as const))

type Document = ReturnType<typeof openApiDocument>

// Making one takes as long as the rest of an app, and a process may have many apps, one for each test file.
const documents = new Map<string | undefined, Document>()

const documentAt = (url: string | undefined): Document => {
  const known = documents.get(url)
  if (known) return known

  const made = openApiDocument(callTables, { url, details: { organizationId: z.string().optional() } })
  documents.set(url, made)
  return made
}

/** `/docs` shows the calls for people to read and try; `/docs/openapi.json` is the same for programs. */
export const apiDocs = async ({ app, platform: { config } }: Routes): Promise<void> => {
  const document = documentAt(config.publicUrl)

  await app.register(swagger, { mode: 'static', specification: { document: document as never } })
  app.get('/docs/openapi.json', async () => document)
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true, uiConfig: { docExpansion: 'none' } })
}
