import * as z from 'zod'
import { brands } from '../shared/brand.ts'
import { isoDate } from '../shared/iso-date.ts'
import { filter, pageFields } from '../shared/page.ts'
import { text } from '../shared/text.ts'
import { deadlineKind, deadlineKinds, deadlineStates } from './deadline.ts'

/** The fields that deadlines are sorted by. Equal values are sorted by date, then by name (DUE-6). */
export const deadlineSortFields = [
  'date',
  'organizationName',
  'kind',
  'subject',
  'houseDate',
  'legalDate',
  'days',
] as const
export type DeadlineSortField = (typeof deadlineSortFields)[number]

/** The search for deadlines (DUE-6). */
export const deadlineSearchBody = z.object({
  ...pageFields(),
  /** the first and the last day, both included */
  from: filter(isoDate),
  to: filter(isoDate),
  /** without any, all kinds */
  kinds: filter(z.array(deadlineKind).max(deadlineKinds.length)),
  /** the id of a user in charge, `me`, or `none`: nobody is in charge */
  user: filter(text(100)),
  brand: filter(z.enum(brands)),
  /** only what is snoozed; otherwise what is snoozed is left out (DUE-8) */
  snoozed: filter(z.boolean()),
  sortField: z
    .enum([...deadlineSortFields, ''])
    .nullish()
    .transform((field): DeadlineSortField => field || 'date'),
  sortOrder: z
    .enum(['asc', 'desc', ''])
    .nullish()
    .transform((order) => order || ('asc' as const)),
})
export type DeadlineSearch = z.output<typeof deadlineSearchBody>
export type DeadlineSearchInput = z.input<typeof deadlineSearchBody>

/** A user in charge of a deadline. */
export const deadlineUser = z.object({ _id: z.string(), firstName: z.string(), lastName: z.string() })

/** A deadline as the search answers it. */
export const deadlineRow = z.object({
  /** does not change as long as the deadline exists */
  _id: z.string(),
  kind: deadlineKind,
  /** the day from which `days` and `state` are computed */
  date: isoDate,
  /** the house day: a reminder, a target */
  houseDate: isoDate.nullable(),
  /** the last day in law */
  legalDate: isoDate.nullable(),
  /** from today to `date`; negative when it is past */
  days: z.int(),
  state: z.enum(deadlineStates),
  organizationId: z.string().nullable(),
  organizationName: z.string().nullable(),
  personId: z.string().nullable(),
  /** the person of a review or a task, or the customer of an order without an organization */
  personName: z.string().nullable(),
  subject: z.string(),
  /** who is in charge */
  users: z.array(deadlineUser),
  /** the page of the app on which staff deal with it */
  path: z.string(),
  /** the day on which a snoozed deadline comes back; null when it is not snoozed (DUE-8) */
  snoozedUntil: isoDate.nullable(),
  snoozeReason: z.string().nullable(),
})
export type DeadlineRow = z.output<typeof deadlineRow>

/** How many deadlines of each state the whole filter finds, on all pages (DUE-6). */
export const deadlineCounts = z.object({
  overdue: z.int(),
  today: z.int(),
  week: z.int(),
  month: z.int(),
  quarter: z.int(),
})
export type DeadlineCounts = z.output<typeof deadlineCounts>

/** The body that snoozes a deadline until a day after today, with a reason (DUE-8). */
export const newSnooze = z.object({
  until: isoDate,
  reason: text(2000).refine((reason) => reason.trim() !== '', 'This is required.'),
})
export type NewSnooze = z.output<typeof newSnooze>
