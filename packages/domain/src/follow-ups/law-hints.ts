import type { IsoDate } from '../shared/iso-date.ts'
import { weekday } from '../working-days/public-holidays.ts'
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
const weekend: Readonly<Record<number, string>> = { 5: 'Saturday', 6: 'Sunday' }

/**
 * What the law says beside a kind's target, or undefined (FUP-22). When day 56 of a filing is a Saturday or a Sunday, the
 * hint adds that the next working day counts (AR-8; Companies Act 2014, s. 343).
 */
export const lawHint = (name: FollowUpCode, deadline: IsoDate | null): string | undefined => {
  const hint = hints[name]
  if (!deadline || !filings.includes(name)) return hint

  const day = weekend[weekday(deadline)]
  return day ? `${hint} Day 56 is a ${day}: in law the next working day counts.` : hint
}
