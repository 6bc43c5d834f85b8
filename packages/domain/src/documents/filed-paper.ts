import * as z from 'zod'
import { attachedFile } from '../organizations/organization-fields.ts'
import { isoDate } from '../shared/iso-date.ts'
import { type Language, languages } from '../shared/language.ts'
import { fillPaper, type RegisterRows } from './fill-paper.ts'
import type { Paper } from './paper.ts'
import { type FieldName, fieldNames, type FieldValues } from './paper-fields.ts'
import { paperNames } from './papers.ts'

/** A part of a paper that can change with the record: a field, or the rows of its register. */
const paperParts = [...fieldNames, 'register'] as const
export type PaperPart = (typeof paperParts)[number]

/** What a paper prints, part by part. */
export type PrintedParts = Partial<Record<PaperPart, string>>

/** A paper among the files of a company, and what has changed in the record since it was made (DOC-5). */
export const filedPaper = z.object({
  _id: z.string(),
  document: z.enum(paperNames),
  title: z.string(),
  language: z.enum(languages),
  filedOn: isoDate,
  file: attachedFile,
  isOutOfDate: z.boolean(),
  changed: z
    .array(z.enum(paperParts))
    .meta({ description: 'what would now be printed differently: fields by their name, and `register` for its rows' }),
})
export type FiledPaper = z.output<typeof filedPaper>

// These fields belong to the day and the meeting at which a paper was made. No change of the record makes them wrong.
const FIXED_WHEN_MADE: readonly FieldName[] = ['decidedOn', 'issuedOn', 'asAt', 'effectiveOn', 'place', 'chairperson']

// A paper about a change prints the old and the new value. Its own field becomes the new value when the record changes, so it
// is not compared where the old value is printed.
const OLD_VALUE_FIELD: Partial<Record<FieldName, FieldName>> = { name: 'oldName', address: 'oldAddress' }

const isCompared = (name: FieldName, values: FieldValues) => {
  const oldValueField = OLD_VALUE_FIELD[name]
  return !FIXED_WHEN_MADE.includes(name) && !(oldValueField && oldValueField in values)
}

/** The parts of a paper that depend on the record. Nothing has changed between two prints with the same parts (DOC-5). */
export const printedParts = (
  paper: Paper,
  values: FieldValues,
  registers: RegisterRows,
  language: Language,
): PrintedParts => {
  const names = (Object.keys(values) as FieldName[]).filter((name) => isCompared(name, values))
  const fields = Object.fromEntries(names.map((name) => [name, JSON.stringify(values[name])]))
  const listed = paper.blocks.filter(({ kind }) => kind === 'register' || kind === 'table')
  if (listed.length === 0) return fields

  return { ...fields, register: JSON.stringify(fillPaper({ ...paper, blocks: listed }, values, registers, language)) }
}

/** The parts that differ. A part that only one of the two prints has is a change of the catalogue, not of the record. */
export const changedParts = (before: PrintedParts, after: PrintedParts): PaperPart[] =>
  paperParts.filter((part) => part in before && part in after && before[part] !== after[part])
