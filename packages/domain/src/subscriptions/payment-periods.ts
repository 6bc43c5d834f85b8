import { addMonths, type IsoDate } from '../shared/iso-date.ts'
import type { SubscriptionStatus } from './subscription.ts'

const monthNumber = (day: IsoDate) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))

/**
 * The first day of a period, counted from 0: always from the starting date, so that a start on the 31st is back on the
 * 31st after a short month. `plan` is in months (SUB-3, DAY-2).
 */
export const periodStart = (startingDate: IsoDate, plan: number, period: number): IsoDate =>
  addMonths(startingDate, plan * period)

/** How many periods started before a day (SUB-4). */
export const periodsStartedBefore = (startingDate: IsoDate, plan: number, day: IsoDate): number => {
  const last = Math.floor((monthNumber(day) - monthNumber(startingDate)) / plan)
  if (last < 0) return 0
  return periodStart(startingDate, plan, last) < day ? last + 1 : last
}

export type PaymentState = { missingPayments: number; nextDueDate: IsoDate | null }

/**
 * What is missing of a subscription today: each linked order pays one period, oldest first; the next due date is the
 * start of the first unpaid one; unpaid periods that started before today are missing. A cancelled one expects nothing (SUB-4).
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
