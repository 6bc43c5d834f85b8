import * as z from 'zod'
import { emailEvents } from '../emails/email-event.ts'
import { historyField, historyRecordTypes } from '../history/history-entry.ts'
import { aboutFields, isAboutOne, needsOne } from '../shared/about-one.ts'
import { changeActions, changeSources } from '../shared/change.ts'
import { pageFields } from '../shared/page.ts'

/** What a timeline tells of (TIME-1). */
export const timelineKinds = ['change', 'email', 'filing', 'file', 'note', 'followUp', 'paper'] as const
export type TimelineKind = (typeof timelineKinds)[number]

export const timelineKindLabels: Record<TimelineKind, string> = {
  change: 'Changes',
  email: 'Emails',
  filing: 'Filings',
  file: 'Files',
  note: 'Notes',
  followUp: 'Follow-ups',
  paper: 'Papers',
}

const { page, limit } = pageFields()

/** The body that asks for what happened around a company or a person, of some kinds or of all. */
export const timelineSearchBody = z
  .object({ ...aboutFields, kinds: z.array(z.enum(timelineKinds)).max(50).nullish(), page, limit })
  .refine(isAboutOne, needsOne)
export type TimelineSearch = z.output<typeof timelineSearchBody>

/** One thing that happened: what one save did to one record, or one email (TIME-1). */
export const timelineEntry = z.object({
  _id: z.string(),
  kind: z.enum(timelineKinds),
  at: z.iso.datetime(),
  /** who did it or had it sent; null when nobody with an account did */
  user: z.object({ _id: z.string(), name: z.string() }).nullable(),
  source: z.enum(changeSources),
  action: z.enum(changeActions),
  recordType: z.enum([...historyRecordTypes, 'mail']),
  recordId: z.string(),
  /** what the record is called: the kind of a follow-up, the name of a person, the subject of an email; null when it has no name */
  title: z.string().nullable(),
  fields: z.array(historyField),
  /** only of an email: to whom it went, and what happened to it last */
  email: z.object({ to: z.string(), event: z.enum(emailEvents), reason: z.string().nullable() }).optional(),
})
export type TimelineEntry = z.output<typeof timelineEntry>
