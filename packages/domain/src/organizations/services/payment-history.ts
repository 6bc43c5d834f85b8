import { addMonths, type IsoDate } from '../../shared/iso-date.ts'
import type { ServicePlan } from './recurring-services.ts'

/** A row of a payment history: the day the payment was expected, and the day it was made. */
export type ServicePayment = { nextPaidReminder: IsoDate | null; paidDate: IsoDate | null }

const isPaid = (payment: ServicePayment): boolean => payment.paidDate !== null

/**
 * Computes every row's reminder again after the start date or the plan (months) has changed: the first is the start date,
 * each next one the reminder before it plus the plan. Without a start date there are no reminders (SVC-3).
 */
export const recomputeReminders = (
  start: IsoDate | null,
  plan: ServicePlan,
  rows: readonly ServicePayment[],
): ServicePayment[] => {
  let reminder = start

  return rows.map(({ paidDate }) => {
    const row = { nextPaidReminder: reminder, paidDate }
    reminder = reminder && addMonths(reminder, plan)
    return row
  })
}

const reminderAfter = (start: IsoDate | null, plan: ServicePlan, paid: readonly ServicePayment[]): IsoDate | null => {
  const last = paid.findLast(({ nextPaidReminder }) => nextPaidReminder !== null)?.nextPaidReminder
  return last ? addMonths(last, plan) : start
}

/**
 * The rows that a screen offers: the paid ones, and one empty row whose reminder is the last one plus the plan (months), or the
 * start date when none is paid (SVC-4).
 */
export const addEmptyPayment = (
  start: IsoDate | null,
  plan: ServicePlan,
  rows: readonly ServicePayment[],
): ServicePayment[] => {
  const paid = rows.filter(isPaid)
  return [...paid, { nextPaidReminder: reminderAfter(start, plan, paid), paidDate: null }]
}

/** Removes the row at `index`; what is left is paid rows and one empty row, as in `addEmptyPayment` (SVC-4). */
export const removePayment = (
  start: IsoDate | null,
  plan: ServicePlan,
  rows: readonly ServicePayment[],
  index: number,
): ServicePayment[] => addEmptyPayment(start, plan, rows.toSpliced(index, 1))

/**
 * What a save keeps: the paid rows, and as the service's own reminder the last of theirs plus the plan (months), or the
 * start date when none of them has one (SVC-5).
 */
export const paymentsToSave = (
  start: IsoDate | null,
  plan: ServicePlan,
  rows: readonly ServicePayment[],
): { payments: ServicePayment[]; reminder: IsoDate | null } => {
  const payments = rows.filter(isPaid)
  return { payments, reminder: reminderAfter(start, plan, payments) }
}
