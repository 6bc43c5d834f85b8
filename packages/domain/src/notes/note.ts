import * as z from 'zod'
import { aboutFields, isAboutOne, needsOne } from '../shared/about-one.ts'
import { type Field, fieldOf } from '../shared/field.ts'
import { pageFields } from '../shared/page.ts'
import { requiredLines } from '../shared/text.ts'
import { loadedVersion, recordVersion } from '../shared/version.ts'

const MAX_NOTE = 10_000

/** The fields of a note: what it says, and the company or the person that it is about (NOTE-1). */
export const noteFieldTable = {
  text: fieldOf('text', requiredLines(MAX_NOTE))('Text', 'notes.text'),
  organizationId: { kind: 'organization', label: 'Organization', column: 'notes.organization_id' },
  peopleId: { kind: 'person', label: 'Person', column: 'notes.person_id' },
} as const satisfies Record<string, Field>

/** The body that writes a note about a company or a person. */
export const newNote = z.object({ ...aboutFields, text: noteFieldTable.text.schema }).refine(isAboutOne, needsOne)
export type NewNote = z.output<typeof newNote>

/** The body that changes what a note says. */
export const noteChanges = z.object({ text: noteFieldTable.text.schema, ...loadedVersion }).partial()
export type NoteChanges = z.output<typeof noteChanges>

/** A note as every call answers it. */
export const note = z.object({
  _id: z.string(),
  ...recordVersion,
  organizationId: z.string().nullable(),
  peopleId: z.string().nullable(),
  text: z.string(),
  /** who wrote it */
  author: z.object({ _id: z.string(), name: z.string() }).nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type Note = z.output<typeof note>

const { page, limit } = pageFields()

/** The body that asks for the notes about a company or a person, the newest first. */
export const noteSearchBody = z.object({ ...aboutFields, page, limit }).refine(isAboutOne, needsOne)
export type NoteSearch = z.output<typeof noteSearchBody>
