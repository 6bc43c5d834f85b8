import * as z from 'zod'
import { attachedFile } from '../organizations/organization-fields.ts'
import { missingFacts } from '../registers/register-row.ts'
import { call, documentCall } from '../shared/call.ts'
import { optionalIsoDate } from '../shared/iso-date.ts'
import { languages } from '../shared/language.ts'
import { listOf } from '../shared/page.ts'
import { optionalLines, rawText, text } from '../shared/text.ts'
import { filedPaper } from './filed-paper.ts'
import { type ChoiceField, paperChoices } from './paper-choices.ts'
import { type FieldName, fieldNames, type PaperFieldKind, paperFields } from './paper-fields.ts'
import { paperText } from './paper-text.ts'
import { paperNames } from './papers.ts'

const amount = z.preprocess(
  (value) => (typeof value === 'string' && value.trim() !== '' ? Number(value) : value === '' ? null : value),
  z.number().min(0, 'Must be 0 or more.').max(1_000_000_000_000).nullable(),
)

const schemaOf = {
  text: optionalLines(5000),
  lines: optionalLines(20_000),
  day: optionalIsoDate,
  number: amount,
  money: amount,
} as const satisfies Record<Exclude<PaperFieldKind, 'choice'>, z.ZodType>

type FieldOfKind<Kind extends PaperFieldKind> = {
  [Name in FieldName]: (typeof paperFields)[Name]['kind'] extends Kind ? Name : never
}[FieldName]
type ValueSchemas = {
  [Name in FieldOfKind<keyof typeof schemaOf>]: z.ZodOptional<
    (typeof schemaOf)[(typeof paperFields)[Name]['kind'] & keyof typeof schemaOf]
  >
} & { [Name in ChoiceField]: z.ZodOptional<z.ZodNullable<z.ZodType<string, string>>> }

const schemaOfField = (name: FieldName): z.ZodType => {
  const { kind } = paperFields[name]
  return kind === 'choice' ? z.enum(Object.keys(paperChoices[name as ChoiceField])).nullable() : schemaOf[kind]
}

const valueSchemas = Object.fromEntries(
  fieldNames.map((name) => [name, schemaOfField(name).optional()]),
) as unknown as ValueSchemas

const chosenId = text(100).nullable().optional()

/**
 * Values that replace those of the record; `personId` chooses the person or the company that the paper is about, `transfereeId` who takes
 * the shares of a transfer.
 */
const paperValuesBody = z.object({ ...valueSchemas, personId: chosenId, transfereeId: chosenId })

const values = paperValuesBody.default({})
const organizationId = text(100)

/** The body that asks for one paper. */
export const paperBody = z.object({
  organizationId,
  document: z.enum(paperNames),
  /** without it, the language of the organization */
  language: z.enum(languages).optional(),
  values,
})
export type PaperBody = z.output<typeof paperBody>

const paperRow = z.object({
  document: z.enum(paperNames),
  title: z.string(),
  missing: z
    .array(z.enum(fieldNames))
    .meta({ description: 'the fields whose value is not known, by their name in `values`' }),
  notOnRecord: z.array(missingFacts).meta({
    description:
      'of an extract: what the section of its register asks for and is not on record; it is then no true extract',
  }),
  unprintable: z
    .array(z.string())
    .meta({ description: 'the letters of `values` that no font has, which the PDF would show as boxes' }),
  warnings: z
    .array(z.object({ field: z.enum(fieldNames), message: z.string() }))
    .meta({ description: 'what may be wrong with a value; the paper can be printed all the same' }),
  people: z.array(z.object({ _id: z.string(), name: z.string() })).meta({
    description: 'whom the paper can be about, to be chosen by `values.personId`; empty where it is about nobody',
  }),
  sources: z
    .record(z.string(), z.string())
    .meta({ description: 'from where each value was taken, by field; nothing of a value that was sent' }),
  /** what each field of the paper will print */
  values: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
})
export type PaperRow = z.output<typeof paperRow>

/** The query of the address that prints a paper; `values` is JSON. */
const printQuery = z.object({
  language: z.enum(languages).optional(),
  values: rawText(20_000)
    .default('{}')
    .transform((json, context) => {
      try {
        return JSON.parse(json) as unknown
      } catch {
        context.addIssue({ code: 'custom', message: 'Write the values as JSON.' })
        return z.NEVER
      }
    })
    .pipe(paperValuesBody),
})

export const documentsCalls = {
  searchDocuments: call({
    method: 'POST',
    path: '/document/search',
    summary: 'The documents that can be made from the record of a company, each with what is missing',
    body: z.object({
      organizationId,
      /** without it, all of them */
      document: z.enum(paperNames).optional(),
      language: z.enum(languages).default('en'),
      values,
    }),
    answer: listOf(paperRow),
  }),
  readDocument: call({
    method: 'POST',
    path: '/document/text',
    summary: 'What a document will say, block by block',
    body: paperBody,
    answer: z.object({ data: paperText }),
  }),
  previewDocument: documentCall({
    method: 'POST',
    path: '/document/preview',
    summary: 'A document as a PDF',
    media: ['pdf'],
    body: paperBody,
  }),
  printDocument: documentCall({
    method: 'GET',
    path: '/organization/:id/document/:document.pdf',
    summary: 'A document as a PDF, for a link: `?language=fr&values={"newName":"New Limited"}`',
    query: printQuery,
    media: ['pdf'],
  }),
  fileDocument: call({
    method: 'POST',
    path: '/document/file',
    summary: 'Make a document and put it among the files of the company',
    body: paperBody,
    answer: z.object({ data: attachedFile }),
  }),
  searchFiledPapers: call({
    method: 'POST',
    path: '/document/filed/search',
    summary: 'The documents filed under the company, the latest first, each with what has changed in the record since',
    body: z.object({ organizationId }),
    answer: listOf(filedPaper),
  }),
  makePaperAgain: call({
    method: 'POST',
    path: '/document/filed/:id/again',
    summary: 'Make a filed document again, with the values that were given then, and file it; the old file stays',
    answer: z.object({ data: attachedFile }),
  }),
}
