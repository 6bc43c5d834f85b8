import { addDays, addMonths, type IsoDate } from '../shared/iso-date.ts'
import type { SubscriptionStatus } from './subscription.ts'

const monthNumber = (day: IsoDate) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))

/**
 * The first day of a period; periods count from 0, and `plan` is in months. It is computed from the starting date, so that
 * a subscription of the 31st returns to the 31st after a short month (SUB-3, DAY-2).
 */
export const periodStart = (startingDate: IsoDate, plan: number, period: number): IsoDate =>
  addMonths(startingDate, plan * period)

/** How many periods started before a day (SUB-4). */
export const periodsStartedBefore = (startingDate: IsoDate, plan: number, day: IsoDate): number => {
  const last = Math.floor((monthNumber(day) - monthNumber(startingDate)) / plan)
  if (last < 0) return 0
  return periodStart(startingDate, plan, last) < day ? last + 1 : last
}

/** The last day of the period that begins on a day (SUB-3). */
export const periodEnd = (startingDate: IsoDate, plan: number, from: IsoDate): IsoDate => {
  const period = Math.round((monthNumber(from) - monthNumber(startingDate)) / plan)
  return addDays(periodStart(startingDate, plan, period + 1), -1)
}

type PaymentState = { missingPayments: number; nextDueDate: IsoDate | null }

/**
 * The payments that a subscription misses today (SUB-4). Each linked order pays one period, the oldest first. The next due
 * date is the start of the first unpaid period; unpaid periods that started before today are missing. A cancelled
 * subscription has null and 0.
 */
export const paymentState = (
  subscription: { startingDate: IsoDate; plan: number; status: SubscriptionStatus; paidPeriods: number },
  today: IsoDate,
): PaymentState => {
  const { startingDate, plan, status, paidPeriods } = subscription
  if (status === 'CANCELLED') return { missingPayments: 0, nextDueDate: null }
  return {
    missingPayments: Math.max(0, periodsStartedBefore(startingDate, plan, today) - paidPeriods),
    nextDueDate: periodStart(startingDate, plan, paidPeriods),
  }
}
