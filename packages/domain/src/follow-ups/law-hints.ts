import { displayDate, type IsoDate } from '../shared/iso-date.ts'
import { type ClosingDays, sameOrNextWorkingDay } from '../working-days/working-days.ts'
import type { FollowUpCode } from './catalogue.ts'
import { returnKinds } from './follow-up-rules.ts'

const annualReturn = 'Filed within 56 days of the ARD (Companies Act 2014, s. 343).'
const officers = 'In law the CRO is told within 14 days of the change (form B10).'
const strikeOff =
  'In law the resolution and the letter of no objection are at most 3 months old, the notice at most 30 days (s. 731).'

const hints: Partial<Record<FollowUpCode, string>> = {
  AR_TRADING: annualReturn,
  AR_NO_TRADING: annualReturn,
  FIRST_AR: `${annualReturn} It has no financial statements and cannot be early.`,
  CHANGE_OF_DIRECTOR: officers,
  CHANGE_OF_SECRETARY: officers,
  CESSATION_OF_DIRECTOR_SECRETARY: officers,
  CHANGE_OF_REGISTERED_ADDRESS: 'In law the CRO is told within 14 days of the change (form B2).',
  REGISTRATION_OF_BUSINESS_NAME: 'In law within one month of first using the name.',
  STRIKE_OFF: strikeOff,
  STRIKE_OFF_NO_TRADING: strikeOff,
  DISTRICT_COURT: 'In law 21 days’ notice; the order reaches the CRO within 28 days.',
  RBO_UPDATED: 'In law within 5 months of incorporation, changes within 14 days (S.I. 110/2019).',
}

// Day 56 of an annual return date that is no working day moves to this one.
const isMovedDay = (deadline: IsoDate | null, legalDate: IsoDate, closingDays?: ClosingDays): boolean =>
  deadline !== null && sameOrNextWorkingDay(deadline, closingDays) === legalDate

/**
 * What the law says beside a kind's target, or undefined (FUP-22). For a return that is due the hint adds its last day in law,
 * `legalDate`, when it is not the target: day 56 moves to the next working day, old statements bring it forward, and a court may extend it
 * (AR-8, AR-18, AR-19; Companies Act 2014, s. 343).
 */
export const lawHint = (
  { name, deadline, legalDate }: { name: FollowUpCode; deadline: IsoDate | null; legalDate: IsoDate | null },
  closingDays?: ClosingDays,
): string | undefined => {
  const hint = hints[name]
  if (!legalDate || !returnKinds.includes(name) || legalDate === deadline) return hint

  const workingDay = isMovedDay(deadline, legalDate, closingDays) ? ', a working day' : ''
  return `${hint} The last day in law is ${displayDate(legalDate)}${workingDay}.`
}
