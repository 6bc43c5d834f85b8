import type { Call } from '@registrar/domain/shared/call'
import { type MediaTypeName, mediaTypes, MULTIPART } from '@registrar/domain/shared/media-types'
import { problemCodes } from '@registrar/domain/shared/problem-codes'
import * as z from 'zod'

type JsonSchema = Record<string, unknown> & { properties?: Record<string, JsonSchema>; required?: string[] }

// OpenAPI 3.1 has the schemas of JSON Schema 2020-12, which is what zod writes.
const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' })
  return json as JsonSchema
}

const answerOf = (call: Call) => {
  const answer = schemaOf(call.answer, 'output')
  return {
    ...answer,
    type: 'object',
    properties: { ok: { type: 'boolean', const: true }, ...answer.properties },
    required: ['ok', ...(answer.required ?? [])],
  }
}

/** The types whose content is text. Of the others a schema says nothing. */
const isText = new Set<MediaTypeName>(['svg', 'csv', 'calendar', 'events'])

const withoutCharset = (type: string) => type.replace(/;.*/, '')

const contentOf = (call: Call) =>
  call.media
    ? Object.fromEntries(
        call.media.map((name) => [
          withoutCharset(mediaTypes[name]),
          isText.has(name) ? { schema: { type: 'string' } } : {},
        ]),
      )
    : { 'application/json': { schema: answerOf(call) } }

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'A call that is sent again with the same key is carried out once and gets the same answer.',
  schema: { type: 'string' },
}

const pathParameters = ({ path }: Call) =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: { type: 'string' } }))

const queryParameters = ({ query }: Call) => {
  if (!query) return []
  const { properties = {}, required = [] } = schemaOf(query, 'input')
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    ...(description !== undefined && { description }),
    schema,
  }))
}

const headerParameters = ({ headers = {}, isIdempotent }: Call) => [
  ...Object.entries(headers).map(([name, { description, isRequired = false }]) => ({
    name,
    in: 'header',
    required: isRequired,
    description,
    schema: { type: 'string' },
  })),
  ...(isIdempotent ? [idempotencyKey] : []),
]

const requestBody = ({ body, multipart }: Call) => {
  if (!body) return {}
  const content = {
    'application/json': { schema: schemaOf(body, 'input') },
    ...(multipart && { [MULTIPART]: { schema: schemaOf(multipart, 'input') } }),
  }
  return { requestBody: { content } }
}

const operation = (name: string, tag: string, call: Call) => ({
  operationId: name,
  tags: [tag],
  summary: call.summary,
  security: call.access === 'public' ? [] : [{ token: [] }, { cookie: [] }],
  parameters: [...pathParameters(call), ...queryParameters(call), ...headerParameters(call)],
  ...requestBody(call),
  responses: {
    200: { description: 'Done', content: contentOf(call) },
    default: { $ref: '#/components/responses/Problem' },
  },
})

const codeList = Object.entries(problemCodes)
  .map(([code, { status, when }]) => `- \`${code}\` (${status}): ${when}`)
  .join('\n')

type About = {
  /** the address of the server; without it, where the document is read */
  url: string | undefined
  /** what the body of a failure may say besides */
  details: z.ZodRawShape
}

/** The OpenAPI document of the call tables: `{users: {signIn: call, …}, …}`. */
export const openApiDocument = (tables: Record<string, Record<string, Call>>, { url, details }: About) => {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [tag, calls] of Object.entries(tables))
    for (const [name, call] of Object.entries(calls)) {
      const path = call.path.replace(/:(\w+)/g, '{$1}')
      paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(name, tag, call) }
    }

  const problem = z.object({
    ok: z.literal(false),
    code: z.enum(Object.keys(problemCodes) as [string, ...string[]]),
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
    ...details,
  })

  return {
    openapi: '3.1.0',
    info: {
      title: 'Registrar',
      version: '1',
      description: `Success is HTTP 200 with \`ok: true\`. A failure has \`ok: false\` and one of these codes:\n\n${codeList}`,
    },
    servers: [{ url: url ?? '/' }],
    tags: Object.keys(tables).map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'Authorization', description: '`JWT {token}`' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'registrar_session' },
      },
      responses: {
        Problem: {
          description: 'A failure',
          content: { 'application/json': { schema: schemaOf(problem, 'output') } },
        },
      },
    },
  }
}
