import { addMonths, type IsoDate } from '../shared/iso-date.ts'
import type { FollowUpCode } from './catalogue.ts'

/** A task with a due date, which is shown among the deadlines. */
export type RecurringDuty = { title: string; dueDate: IsoDate }

/** The day of the month by which Revenue wants returns that are filed and paid online (FUP-35). */
const ONLINE_DAY = '23'
const YEAR = 12

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

const monthOf = (day: IsoDate): number => Number(day.slice(5, 7))
const monthName = (day: IsoDate): string => MONTHS[monthOf(day) - 1] ?? ''
const firstOfMonth = (day: IsoDate): IsoDate => `${day.slice(0, 8)}01`

// The first days of the periods of a year from `first` on, each of `length` months.
const periodsFrom = (first: IsoDate, length: number): IsoDate[] =>
  Array.from({ length: YEAR / length }, (_, index) => addMonths(first, index * length))

const dueAfter = (lastMonth: IsoDate): IsoDate => `${addMonths(lastMonth, 1).slice(0, 8)}${ONLINE_DAY}`

/** How the titles of the tasks of recurring duties begin. */
export const dutyTitleStarts = ['VAT return (VAT3) for ', 'Payroll return and payment for '] as const

/** The title of the task of a VAT return for the two months that begin on a day (FUP-35). */
export const vatDutyTitle = (start: IsoDate): string => {
  const end = addMonths(start, 1)
  return `${dutyTitleStarts[0]}${monthName(start)} to ${monthName(end)} ${end.slice(0, 4)}`
}

/** The title of the task of a payroll return for a month (FUP-35). */
export const payrollDutyTitle = (month: IsoDate): string =>
  `${dutyTitleStarts[1]}${monthName(month)} ${month.slice(0, 4)}`

// VAT periods are January to February, March to April and so on (Value-Added Tax Consolidation Act 2010, s. 76 and 77).
const vatReturns = (today: IsoDate): RecurringDuty[] => {
  const month = firstOfMonth(today)
  const first = monthOf(month) % 2 === 1 ? month : addMonths(month, -1)

  return periodsFrom(first, 2).map((start) => ({ title: vatDutyTitle(start), dueDate: dueAfter(addMonths(start, 1)) }))
}

// Employers' liability is stated and paid for each month (Taxes Consolidation Act 1997, s. 985G).
const payrollReturns = (today: IsoDate): RecurringDuty[] =>
  periodsFrom(firstOfMonth(today), 1).map((month) => ({ title: payrollDutyTitle(month), dueDate: dueAfter(month) }))

/** The recurring duty that begins with a registration, for a year from `today`: VAT every two months, payroll every month (FUP-35). */
export const recurringDuties = (completed: FollowUpCode, today: IsoDate): RecurringDuty[] => {
  if (completed === 'VAT_REGISTRATION') return vatReturns(today)
  return completed === 'PAYSLIPS' ? payrollReturns(today) : []
}
