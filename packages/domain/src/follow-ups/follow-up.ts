import * as z from 'zod'
import { runningReturn } from '../filings/return-days.ts'
import { optionalInstant } from '../shared/instant.ts'
import { type IsoDate, isoDate, optionalIsoDate } from '../shared/iso-date.ts'
import { optionalId, optionalLines, optionalText, text } from '../shared/text.ts'
import { loadedVersion, recordVersion } from '../shared/version.ts'
import { followUpCodes } from './catalogue.ts'

/** The bounds of every date that is typed for a follow-up (FUP-9). */
export const FOLLOW_UP_FIRST_DAY = '2000-01-01'
export const FOLLOW_UP_LAST_DAY = '2099-12-31'

const OUT_OF_BOUNDS = 'Choose a day from 01/01/2000 to 31/12/2099.'
const isInBounds = (day: IsoDate): boolean => day >= FOLLOW_UP_FIRST_DAY && day <= FOLLOW_UP_LAST_DAY

/** A day within the bounds (FUP-9). */
export const followUpDay = isoDate.refine(isInBounds, OUT_OF_BOUNDS)
const optionalDay = z.preprocess((value) => (value === '' ? null : value), followUpDay.nullable())

/** The body that starts a follow-up. `user` is not read: the session's user starts it (FUP-1). */
export const newFollowUp = z.object({
  name: z.enum(followUpCodes),
  organization_id: text(100),
  user: z.unknown().optional(),
  /** the last day that the law allows for the filing that the follow-up is about (FUP-14) */
  legalDay: optionalDay.optional(),
  /** the filing that it works on (FIL-11); its last day is the legal day */
  filingId: optionalId.optional(),
})
export type NewFollowUp = z.output<typeof newFollowUp>

/** The days of a follow-up that may be typed (FUP-9). */
const typedDays = ['ARD', 'start_date', 'legalDay'] as const
type TypedDays = Record<(typeof typedDays)[number], IsoDate | null>

/** The schemas of typed days, for bodies in which every day is a new one (FUP-9). */
export const typedDayFields = { ARD: optionalDay, start_date: optionalDay, legalDay: optionalDay }

/**
 * The days that a save changes to one out of bounds, with the message. The server may have set a day out of bounds, such as the
 * ARD of a company of 1984; it stays accepted when the whole record is sent back (FUP-9, API-4).
 */
export const typedDayProblems = (before: TypedDays, changes: FollowUpChanges): Record<string, string> =>
  Object.fromEntries(
    typedDays.flatMap((field) => {
      const day = changes[field]
      return day && day !== before[field] && !isInBounds(day) ? [[field, OUT_OF_BOUNDS]] : []
    }),
  )

/** The body of a change: any of the fields (API-4, API-10). Its days are checked by `typedDayProblems`. */
export const followUpChanges = z
  .object({
    step_index: z.int().min(0),
    comments: optionalLines(20_000),
    ARD: optionalIsoDate,
    start_date: optionalIsoDate,
    legalDay: optionalIsoDate,
    /** the day on which the CRO received the document; without it the day of the step (FUP-39) */
    filedOn: optionalIsoDate,
    submissionNumber: optionalText(100),
    /** accepted and ignored: the server computes it (FUP-2) */
    deadline: optionalIsoDate,
    /** null unarchives; any instant archives, at the server's time */
    archived_at: optionalInstant,
    ...loadedVersion,
  })
  .partial()
export type FollowUpChanges = z.output<typeof followUpChanges>

const oldAndNew = z.tuple([z.string().nullable(), z.string().nullable()])

/** The old and the new value of each date and of the comments, where they changed (FUP-7). */
const followUpEdits = z
  .object({ ARD: oldAndNew, start_date: oldAndNew, legalDay: oldAndNew, comments: oldAndNew })
  .partial()
export type FollowUpEdits = z.output<typeof followUpEdits>

/** An entry of the history; `updated` is a move from one step to another, `edited` changes dates or comments only (FUP-7). */
const followUpHistoryEntry = z.object({
  date: z.iso.datetime(),
  action: z.enum(['created', 'updated', 'archived', 'unarchived', 'edited']),
  /** null when no user did it */
  from_first_name: z.string().nullable(),
  from_last_name: z.string().nullable(),
  /** null before the first step */
  last_step_index: z.int().nullable(),
  current_step_index: z.int(),
  /** what else the same save changed */
  fields: followUpEdits.optional(),
})
export type FollowUpHistoryEntry = z.output<typeof followUpHistoryEntry>

/** A follow-up as every call answers it (FUP-8). */
export const followUp = z.object({
  _id: z.string(),
  ...recordVersion,
  name: z.enum(followUpCodes),
  label: z.string(),
  organization_id: z.string(),
  organization_name: z.string(),
  /** who started it */
  user: z.object({ _id: z.string(), firstName: z.string(), lastName: z.string() }).nullable(),
  step_index: z.int(),
  max_step_index: z.int(),
  start_date: isoDate.nullable(),
  ARD: isoDate.nullable(),
  deadline: isoDate.nullable(),
  /** the last day that the law allows for the filing that the follow-up is about; null where the law names none (FUP-14) */
  legalDay: isoDate.nullable(),
  /** the day on which the CRO received the return that it files, and its number; null before the step that sends it (FUP-39) */
  filedOn: isoDate.nullable(),
  submissionNumber: z.string().nullable(),
  /** of one with an ARD: the return of its company that is due, by which it is late (AR-8) */
  companyReturn: z.object({ nextArReminder: isoDate.nullable(), runningReturn: runningReturn.nullable() }).nullable(),
  comments: z.string().nullable(),
  archived_at: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** oldest first */
  history: z.array(followUpHistoryEntry),
})
export type FollowUp = z.output<typeof followUp>
