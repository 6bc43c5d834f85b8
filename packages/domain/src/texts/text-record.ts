import * as z from 'zod'
import { languages } from '../shared/language.ts'
import { filter, pageFields, pageOf, recordAnswer } from '../shared/page.ts'
import { lines, text } from '../shared/text.ts'
import { textKindNames } from './editable-text.ts'

const MOST_CHARACTERS = 20_000

const words = lines(MOST_CHARACTERS).overwrite((typed) => typed.replaceAll('\r\n', '\n').trim())

/** Words of a text by part. */
const sentWording = z.record(text(50), words)

const wording = z.record(z.string(), z.string())
const wordings = z.partialRecord(z.enum(languages), wording)

const changer = z.object({ _id: z.string(), name: z.string() }).nullable()
const change = { version: z.int(), changedAt: z.iso.datetime().nullable(), changedBy: changer }

/** A text in the list. `version` is 0 while nobody has edited it; `isChanged`: its words differ from the original ones. */
const textRow = z.object({
  key: z.string(),
  kind: z.enum(textKindNames),
  label: z.string(),
  purpose: z.string(),
  languages: z.array(z.enum(languages)),
  isChanged: z.boolean(),
  ...change,
})
export type TextRow = z.output<typeof textRow>

/** An earlier or the present version of a text, with all its words. */
const textVersion = z.object({ ...change, isOriginal: z.boolean(), texts: wordings })

/** A text with its words in force, the original ones, and its versions, the latest first. */
const textRecord = textRow.extend({
  parts: z.array(z.object({ key: z.string(), label: z.string(), isLong: z.boolean(), hint: z.string().nullable() })),
  variables: z.array(z.object({ name: z.string(), meaning: z.string() })),
  texts: wordings,
  originals: wordings,
  versions: z.array(textVersion),
})
export type TextRecord = z.output<typeof textRecord>

/** The body that finds texts. */
export const textSearchBody = z.object({ kind: filter(z.enum(textKindNames)), ...pageFields(100) })
export const textPage = pageOf(textRow)

/** The body that changes words of a text: of any language, any parts. `version`: the one that was read. */
export const textChanges = z.object({
  texts: z.record(text(10), sentWording),
  version: z.int().min(0).optional(),
})
export type TextChanges = z.output<typeof textChanges>

/** The body that asks how a text reads: in force, or with `texts` in place of its parts; `isLate`: after the day. */
export const textPreviewBody = z.object({
  language: z.enum(languages),
  texts: sentWording.default({}),
  isLate: z.boolean().default(false),
})
export type TextPreviewBody = z.output<typeof textPreviewBody>

export const textAnswer = recordAnswer(textRecord)
