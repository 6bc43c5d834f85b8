import { validate } from '@readme/openapi-parser'
import type { Call } from '@registrar/domain/shared/call'
import { mediaTypes } from '@registrar/domain/shared/media-types'
import addFormats from 'ajv-formats'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, it } from 'vitest'
import { useApp } from '#testing/test-app'
import { features } from './features.ts'

const app = useApp({ PUBLIC_URL: 'https://registrar.example.ie' })

type Media = Record<string, { schema?: object }>
type Parameter = { name: string; in: string; required: boolean; schema: object }
type Operation = {
  operationId: string
  parameters: Parameter[]
  requestBody?: { content: Media }
  responses: { 200: { content: Media }; default: object }
}
type Document = {
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { responses: { Problem: { content: Media } } }
}

const readDocument = async (): Promise<Document> =>
  (await app().app.inject({ url: '/docs/openapi.json', headers: { authorization: `JWT ${app().staffToken}` } })).json()

const calls: [string, Call][] = Object.values(features).flatMap((feature) => Object.entries<Call>(feature.calls))
const operationOf = ({ paths }: Document, { path, method }: Call): Operation | undefined =>
  paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]

it('is a valid OpenAPI 3.1 document by an independent validator', async () => {
  const document = await readDocument()
  expect(document).toMatchObject({ openapi: '3.1.0', servers: [{ url: 'https://registrar.example.ie' }] })
  expect(await validate(structuredClone(document) as never)).toMatchObject({ valid: true, warnings: [] })
})

it('has only schemas of JSON Schema 2020-12, which stand for themselves', async () => {
  const { paths, components } = await readDocument()
  const contents = Object.values(paths)
    .flatMap((operations) => Object.values(operations))
    .flatMap(({ parameters, requestBody, responses }) => [
      ...parameters,
      ...Object.values(requestBody?.content ?? {}),
      ...Object.values(responses[200].content),
    ])
  const schemas = [...contents, ...Object.values(components.responses.Problem.content)].flatMap(
    ({ schema }) => schema ?? [],
  )
  expect(schemas.length).toBeGreaterThan(200)

  const ajv = new Ajv2020({ strict: false })
  addFormats.default(ajv)
  ajv.addFormat('base64', true)
  for (const schema of schemas) {
    expect(ajv.validateSchema(schema), JSON.stringify(schema)).toBe(true)
    ajv.compile(schema)
  }
})

it('has every call, with its own name, the parameters of its path and the media types of its answer', async () => {
  const document = await readDocument()
  const names = calls.map(([name, call]) => {
    const { operationId, parameters, responses } = operationOf(document, call) ?? {}
    const inPath = parameters?.filter((parameter) => parameter.in === 'path' && parameter.required)
    expect(inPath?.map((parameter) => parameter.name)).toEqual([...call.path.matchAll(/:(\w+)/g)].map(([, one]) => one))

    const media = call.media?.map((one) => mediaTypes[one].replace(/;.*/, '')) ?? ['application/json']
    expect([name, Object.keys(responses?.[200].content ?? {})]).toEqual([operationId, media])
    return operationId
  })
  expect(new Set(names).size).toBe(calls.length)
})

it('names the queries, the headers and the multipart body that calls read', async () => {
  const { paths } = await readDocument()
  const parametersOf = (path: string, method: string) =>
    paths[path]?.[method]?.parameters.filter((one) => one.in !== 'path').map((one) => [one.name, one.in, one.required])

  expect(parametersOf('/organization/{id}/register/{register}.pdf', 'get')).toEqual([
    ['asAt', 'query', false],
    ['history', 'query', false],
  ])
  expect(parametersOf('/organization/{id}/ownership.svg', 'get')).toEqual([['asAt', 'query', false]])
  expect(parametersOf('/organization/{id}/document/{document}.pdf', 'get')).toEqual([
    ['language', 'query', false],
    ['values', 'query', false],
  ])
  expect(parametersOf('/events', 'get')).toEqual([
    ['lastEventId', 'query', false],
    ['last-event-id', 'header', false],
  ])
  expect(parametersOf('/email/webhook', 'post')).toEqual([['x-webhook-signature', 'header', true]])
  expect(parametersOf('/form', 'post')).toEqual([['Idempotency-Key', 'header', false]])

  const upload = paths['/file']?.['post']?.requestBody?.content
  expect(Object.keys(upload ?? {})).toEqual(['application/json', 'multipart/form-data'])
  expect(upload?.['multipart/form-data']?.schema).toMatchObject({
    properties: { folder: { type: 'string' }, file: { type: 'string', format: 'binary' } },
    required: ['folder', 'file'],
  })
})
