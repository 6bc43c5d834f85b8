import { lastDayToFileReturn } from '../filings/return-days.ts'
import { displayDate, type IsoDate } from '../shared/iso-date.ts'
import type { ClosingDays } from '../working-days/working-days.ts'
import type { FollowUpCode } from './catalogue.ts'

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

const filings: readonly FollowUpCode[] = ['AR_TRADING', 'AR_NO_TRADING', 'FIRST_AR']

/**
 * What the law says beside a kind's target, or undefined (FUP-22). For the filing of a return the hint adds the last day in
 * law when it is not the target: day 56 moves to the next working day (AR-8; Companies Act 2014, s. 343).
 */
export const lawHint = (
  { name, ARD, deadline }: { name: FollowUpCode; ARD: IsoDate | null; deadline: IsoDate | null },
  closingDays?: ClosingDays,
): string | undefined => {
  const hint = hints[name]
  if (!ARD || !filings.includes(name)) return hint

  const lastDay = lastDayToFileReturn({ madeUpTo: ARD, yearEnd: null }, closingDays)
  return lastDay === deadline ? hint : `${hint} The last day in law is ${displayDate(lastDay)}, a working day.`
}
