import * as z from 'zod'
import { brands } from '../shared/brand.ts'
import { isoDate } from '../shared/iso-date.ts'
import { listingOf } from '../shared/listing.ts'
import { requiredLines, text } from '../shared/text.ts'
import { deadlineConcerns, deadlineStateLabels, deadlineStates } from './deadline.ts'
import { deadlineKindLabels, deadlineKinds } from './deadline-kinds.ts'

export const deadlineKind = z.enum(deadlineKinds)

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
  /** its day was only computed, of a company that was taken over: it is not late (AR-23) */
  isUnconfirmed: z.boolean(),
  /** the follow-up that works on it; null without one (DUE-2) */
  followUpId: z.string().nullable(),
  /** who is in charge */
  users: z.array(deadlineUser),
  /** the page of the app on which staff deal with it */
  path: z.string(),
  /** the day on which a snoozed deadline comes back; null when it is not snoozed (DUE-8) */
  snoozedUntil: isoDate.nullable(),
  snoozeReason: z.string().nullable(),
})
export type DeadlineRow = z.output<typeof deadlineRow>

const usersText = ({ users }: DeadlineRow) =>
  users.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim()).join(', ')

/** The deadlines (DUE-6). Equal values are sorted by date, then by name. */
export const deadlineListing = listingOf(deadlineRow)({
  title: 'Deadlines',
  columns: [
    { key: 'date', label: 'Date', sort: 'asc', kind: 'day' },
    { key: 'days', label: 'Days', sort: true, kind: 'number' },
    { key: 'state', label: 'State', value: (row) => deadlineStateLabels[row.state] },
    { key: 'kind', label: 'Kind', sort: true, value: (row) => deadlineKindLabels[row.kind] },
    { key: 'organizationName', label: 'Organization', sort: true },
    { key: 'personName', label: 'Person' },
    { key: 'subject', label: 'Subject', sort: true },
    { key: 'houseDate', label: 'Date in the house', sort: true, kind: 'day' },
    { key: 'legalDate', label: 'Date in law', sort: true, kind: 'day' },
    { key: 'users', label: 'In charge', value: usersText },
    { key: 'snoozedUntil', label: 'Snoozed until', kind: 'day' },
    { key: 'snoozeReason', label: 'Reason' },
  ],
  filters: {
    /** the first and the last day, both included */
    from: isoDate,
    to: isoDate,
    /** without any, all kinds */
    kinds: z.array(deadlineKind).max(deadlineKinds.length),
    /** the id of a user in charge, `me`, or `none`: nobody is in charge */
    user: text(100),
    brand: z.enum(brands),
    /** what has a legal day, what a client owes, or the firm's own targets (DUE-13) */
    concern: z.enum(deadlineConcerns),
    /** only what is snoozed; otherwise what is snoozed is left out (DUE-8) */
    snoozed: z.boolean(),
    /** only those whose day is not confirmed, or only the others; without it, both (AR-23) */
    unconfirmed: z.boolean(),
  },
})
export const deadlineSearchBody = deadlineListing.searchBody
export type DeadlineSearch = z.output<typeof deadlineSearchBody>
export type DeadlineSearchInput = z.input<typeof deadlineSearchBody>

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
  reason: requiredLines(2000),
})
export type NewSnooze = z.output<typeof newSnooze>
