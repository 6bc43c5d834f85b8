import { type Call, callName } from '@registrar/domain/shared/call'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { features } from './features.ts'

const calls: Call[] = Object.values(features).flatMap((feature) => Object.values(feature.calls))

const MARK = '\u200B'

const isKept = (schema: z.ZodType): boolean => JSON.stringify([schema.safeParse(`ab${MARK}cd`).data]).includes(MARK)

/** The paths of the texts of a schema in which a mark that nobody sees is kept. */
const uncleaned = (schema: z.core.$ZodType, path: string): string[] => {
  if (schema instanceof z.ZodString) return isKept(schema) ? [path] : []
  if (schema instanceof z.ZodObject)
    return Object.entries<z.core.$ZodType>(schema.shape).flatMap(([name, inner]) => uncleaned(inner, `${path}.${name}`))
  if (schema instanceof z.ZodArray) return uncleaned(schema.element, `${path}[]`)
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => uncleaned(option, path))
  if (schema instanceof z.ZodTuple) return schema.def.items.flatMap((item) => uncleaned(item, `${path}[]`))
  if (schema instanceof z.ZodRecord)
    return [...uncleaned(schema.keyType, `${path}{key}`), ...uncleaned(schema.valueType, `${path}{}`)]
  if (schema instanceof z.ZodPipe && schema.in instanceof z.ZodString) return isKept(schema) ? [path] : []
  if (schema instanceof z.ZodPipe) return [...uncleaned(schema.in, path), ...uncleaned(schema.out, path)]
  return 'innerType' in schema._zod.def ? uncleaned(schema._zod.def.innerType as z.core.$ZodType, path) : []
}

/** Passwords, codes, tokens, addresses and keys of files, base64, and what is read again by another schema. */
const KEPT = [
  /password$/i,
  /\.(current|code|secretCode|invitation|token|messageId)$/,
  /\.(url|signedFile|key|keys\[\]|attachedFiles\[\]|files\[\]|file\.rawData|file\.name)$/,
  /\.transports\[\]$/,
  // The headings and the sheet are compared with those that the file has.
  /^POST \/import\.(columns\{key\}|sheet)$/,
  // The schema of the record's own call reads the values of a bulk change; the ids of `valuesById` are compared with those that are asked for.
  /^POST \/\w+\/bulk\.(values|valuesById(\{\})?)\{key\}$/,
  // The reason of a report is cut before it is cleaned.
  /^POST \/email\/webhook(\.events\[\])?\.(reason|event)$/,
]

it('the text of every call is cleaned, but for passwords, codes, tokens and the addresses of files (API-12)', () => {
  const found = calls.flatMap((call) => (call.body ? uncleaned(call.body, callName(call)) : []))
  expect(calls.length).toBeGreaterThan(100)
  expect(found.length).toBeGreaterThan(10)
  expect(found.filter((path) => !KEPT.some((kept) => kept.test(path)))).toEqual([])
})
