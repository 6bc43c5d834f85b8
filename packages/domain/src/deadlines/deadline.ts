import { daysBetween, type IsoDate } from '../shared/iso-date.ts'
import type { DeadlineKind } from './deadline-kinds.ts'

/**
 * How near a deadline is: past, today, in 1 to 7 days, in up to 30, in up to 90, or later (DUE-4); or its day is not confirmed
 * (AR-23).
 */
export const deadlineStates = ['overdue', 'today', 'week', 'month', 'quarter', 'later', 'unconfirmed'] as const
export type DeadlineState = (typeof deadlineStates)[number]

/** The names of the states for staff (DUE-6). */
export const deadlineStateLabels: Record<DeadlineState, string> = {
  overdue: 'Overdue',
  today: 'Today',
  week: 'This week',
  month: '30 days',
  quarter: '90 days',
  later: 'Later',
  unconfirmed: 'Not confirmed with the CRO',
}

/** What a deadline is about: a day in law, money that a client owes, or the firm's own target (DUE-13). */
export const deadlineConcerns = ['law', 'money', 'house'] as const
export type DeadlineConcern = (typeof deadlineConcerns)[number]

/** The names of the concerns for staff. */
export const deadlineConcernLabels: Record<DeadlineConcern, string> = {
  law: 'In law',
  money: 'Money',
  house: 'House targets',
}

/** The last day of each state, in days from today. */
export const STATE_DAYS = { week: 7, month: 30, quarter: 90 } as const

/**
 * One thing that falls due. `houseDate` is the day of the firm's own reminder or target, `legalDate` the last day that the
 * law allows; one of them may be null. `date` is the day by which lists sort the deadline and tell whether it is late.
 */
export type Deadline = {
  kind: DeadlineKind
  subject: string
  houseDate: IsoDate | null
  legalDate: IsoDate | null
  date: IsoDate
  /** its day was only computed, of a company that was taken over: it is not late (AR-23) */
  isUnconfirmed?: boolean
}

/** A deadline whose `date` is the earlier of its two days; none when it has neither. */
export const earlierOf = ({ houseDate, legalDate, ...rest }: Omit<Deadline, 'date'>): Deadline[] => {
  const [date] = [houseDate, legalDate].filter((day) => day !== null).toSorted()
  return date ? [{ ...rest, houseDate, legalDate, date }] : []
}

/** Days from today to a deadline's date: negative when it is past. */
export const daysUntil = (date: IsoDate, today: IsoDate): number => daysBetween(today, date)

/** The state of a deadline that is `days` away. One whose day nobody has confirmed is not late (AR-23). */
export const deadlineState = (days: number, isUnconfirmed = false): DeadlineState => {
  if (isUnconfirmed) return 'unconfirmed'
  if (days < 0) return 'overdue'
  if (days === 0) return 'today'
  if (days <= STATE_DAYS.week) return 'week'
  if (days <= STATE_DAYS.month) return 'month'
  return days <= STATE_DAYS.quarter ? 'quarter' : 'later'
}
