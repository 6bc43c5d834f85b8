import fc, { type Arbitrary } from 'fast-check'
import * as z from 'zod'

type Json = { [key: string]: unknown }
type Schema = {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  items?: Schema
  format?: string
  minimum?: number
  maximum?: number
  maxLength?: number
  maxItems?: number
  $ref?: string
  $defs?: Record<string, Schema>
}

/** Stands for the id of a record that exists when the request is sent. */
export const ID_MARK = 'id of a record: '
const idMark = fc.nat(50).map((index) => `${ID_MARK}${index}`)

const day = fc.date({ min: new Date('1990-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
const textsByFormat: Record<string, Arbitrary<string>> = {
  date: day.map((date) => date.toISOString().slice(0, 10)),
  'date-time': day.map((date) => date.toISOString()),
  email: fc.nat(50).map((number) => `somebody-${number}@example.ie`),
  uuid: idMark,
  uri: fc.constantFrom('https://example.ie/a', '/file/people/1/a.pdf'),
}
const words = fc.constantFrom(
  '',
  'Murphy',
  'Kinsale Trading Ltd',
  '1234567TW',
  '12.50',
  '2026-02-29',
  '%_\\',
  "O'Brien",
  '日本',
)

const textOf = (name: string, { format, maxLength = 500 }: Schema): Arbitrary<unknown> => {
  const known = textsByFormat[format ?? '']
  if (known) return known

  const any = fc.oneof(words, fc.string({ maxLength: 20 })).map((text) => text.slice(0, maxLength))
  const isDay = /date|day|from|to$|asAt/i.test(name)
  const isId = /id$|ids$|user|organization|person|people|product|order|to$|from$/i.test(name)
  return fc.oneof(any, ...(isDay ? [textsByFormat['date'] ?? any] : []), ...(isId ? [idMark] : []))
}

const numberOf = ({ type, minimum = -1000, maximum = 1_000_000 }: Schema): Arbitrary<unknown> => {
  const edges = fc.constantFrom(...new Set([minimum, maximum, Math.max(minimum, Math.min(0, maximum))]))
  const whole = fc.integer({ min: Math.ceil(Math.max(minimum, -1e6)), max: Math.floor(Math.min(maximum, 1e6)) })
  return type === 'integer'
    ? fc.oneof(whole, edges)
    : fc.oneof(whole, edges, fc.double({ noNaN: true, min: -1e6, max: 1e6 }))
}

const objectOf = (schema: Schema, defs: Record<string, Schema>): Arbitrary<unknown> => {
  const { properties = {}, required = [], additionalProperties } = schema
  if (Object.keys(properties).length === 0 && typeof additionalProperties === 'object')
    return fc.dictionary(fc.string({ maxLength: 8 }), arbitraryOf('', additionalProperties, defs), { maxKeys: 3 })

  const model = Object.fromEntries(
    Object.entries(properties).map(([key, value]) => [key, arbitraryOf(key, value, defs)]),
  )
  return fc.record(model, { requiredKeys: required.filter((key) => key in model), noNullPrototype: true })
}

const arbitraryOf = (name: string, schema: Schema, defs: Record<string, Schema>): Arbitrary<unknown> => {
  if (schema.$ref) return arbitraryOf(name, defs[schema.$ref.split('/').at(-1) ?? ''] ?? {}, defs)
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map((choice) => arbitraryOf(name, choice, defs)))
  if (schema.allOf) return arbitraryOf(name, Object.assign({}, ...schema.allOf) as Schema, defs)

  switch (schema.type) {
    case 'string':
      return textOf(name, schema)
    case 'number':
    case 'integer':
      return numberOf(schema)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(arbitraryOf(name, schema.items ?? {}, defs), { maxLength: Math.min(schema.maxItems ?? 3, 3) })
    case 'object':
      return objectOf(schema, defs)
    case undefined:
    default:
      return fc.jsonValue({ maxDepth: 2 })
  }
}

const unusualValue: Arbitrary<unknown> = fc.constantFrom<unknown>(
  null,
  true,
  0,
  -1,
  1e308,
  2 ** 53,
  1.5,
  '',
  ' ',
  'a\u0000b',
  '\ud800',
  'x'.repeat(20_000),
  [],
  {},
  [[]],
  [null],
  { a: { b: {} } },
  '0000-00-00',
  '9999-12-31',
  "' or 1=1; --",
  '${7*7}',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '😀'.repeat(200),
)

/** The path of keys to each part of a value, and to the value itself. */
const pathsOf = (value: unknown, path: string[] = []): string[][] => [
  path,
  ...(typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => pathsOf(part, [...path, key]))
    : []),
]

const replaceAt = (value: unknown, [key, ...rest]: string[], part: unknown): unknown => {
  if (key === undefined) return part
  if (Array.isArray(value))
    return value.map((one: unknown, index) => (String(index) === key ? replaceAt(one, rest, part) : one))
  return { ...(value as Json), [key]: replaceAt((value as Json)[key], rest, part) }
}

/** Generates bodies for a schema. One in six fits it; in each of the others one part is replaced by an unusual value. */
export const bodyOf = (schema: z.ZodType): Arbitrary<unknown> => {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema
  const fitting = arbitraryOf('', json, json.$defs ?? {})

  const broken = fc.tuple(fitting, fc.nat(), unusualValue).map(([body, place, part]) => {
    const places = pathsOf(body)
    return replaceAt(body, places[place % places.length] ?? [], part)
  })
  return fc.oneof({ weight: 1, arbitrary: fitting }, { weight: 5, arbitrary: broken })
}
