import type { Call } from '@registrar/domain/shared/call'
import { problemCodes } from '@registrar/domain/shared/problem-codes'
import * as z from 'zod'

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Record<string, unknown> => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'openapi-3.0' })
  return json
}

const answerOf = (call: Call) => {
  const answer = schemaOf(call.answer, 'output') as { properties?: object; required?: string[] }
  return {
    ...answer,
    type: 'object',
    properties: { ok: { type: 'boolean', enum: [true] }, ...answer.properties },
    required: ['ok', ...(answer.required ?? [])],
  }
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'A call that is sent again with the same key is carried out once and gets the same answer.',
  schema: { type: 'string' },
}

const operation = (name: string, tag: string, call: Call) => ({
  operationId: name,
  tags: [tag],
  summary: call.summary,
  security: call.access === 'public' ? [] : [{ token: [] }, { cookie: [] }],
  parameters: [
    ...[...call.path.matchAll(/:(\w+)/g)].map(([, param]) => ({
      name: param,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    })),
    ...(call.isIdempotent ? [idempotencyKey] : []),
  ],
  ...(call.body && { requestBody: { content: { 'application/json': { schema: schemaOf(call.body, 'input') } } } }),
  responses: {
    200: { description: 'Done', content: { 'application/json': { schema: answerOf(call) } } },
    default: { $ref: '#/components/responses/Problem' },
  },
})

const codeList = Object.entries(problemCodes)
  .map(([code, { status, when }]) => `- \`${code}\` (${status}): ${when}`)
  .join('\n')

/**
 * The OpenAPI document of the call tables: `{users: {signIn: call, …}, …}`. `details` are what the body of a failure may say
 * besides.
 */
export const openApiDocument = (tables: Record<string, Record<string, Call>>, details: z.ZodRawShape) => {
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
    openapi: '3.0.3',
    info: {
      title: 'Registrar',
      version: '1',
      description: `Success is HTTP 200 with \`ok: true\`. A failure has \`ok: false\` and one of these codes:\n\n${codeList}`,
    },
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
