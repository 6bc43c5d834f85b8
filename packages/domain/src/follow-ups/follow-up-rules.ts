import { addDays, type IsoDate } from '../shared/iso-date.ts'
import { type FollowUpCode, followUpCatalogue, followUpCodes, lastStep, uploadStep } from './catalogue.ts'

/** A deadline is due soon when it is at most this many days ahead (FUP-12). */
export const DUE_SOON_DAYS = 30

/** The fields of a follow-up that the rules read. */
export type FollowUpDates = {
  name: FollowUpCode
  step_index: number
  start_date: IsoDate | null
  ARD: IsoDate | null
  deadline: IsoDate | null
  legalDay: IsoDate | null
}

/** Whether a follow-up is at the last step of its kind (FUP-5). */
export const isCompleted = ({ name, step_index }: Pick<FollowUpDates, 'name' | 'step_index'>): boolean =>
  step_index === lastStep(name)

/** Whether a follow-up has reached or passed the step at which its document is with the CRO (FUP-39). */
export const isUploaded = ({ name, step_index }: Pick<FollowUpDates, 'name' | 'step_index'>): boolean => {
  const step = uploadStep(name)
  return step >= 0 && step_index >= step
}

/** The step at which an Incorporation waits for the certificate: until it is passed there is no company yet (FIL-7). */
export const certificateStep = followUpCatalogue.INCORPORATION.steps.indexOf('Awaiting Certificate of Incorporation')

/** Whether one of the active follow-ups of a company is its Incorporation, and the certificate has not come (FIL-7). */
export const isBeingIncorporated = (active: readonly { followUpName: FollowUpCode; stepIndex: number }[]): boolean =>
  active.some(({ followUpName, stepIndex }) => followUpName === 'INCORPORATION' && stepIndex <= certificateStep)

/**
 * The deadline: the kind's days after the ARD if the kind has one, else after the start date; null without that date
 * (FUP-2).
 */
export const deadlineOf = ({ name, start_date, ARD }: Pick<FollowUpDates, 'name' | 'start_date' | 'ARD'>) => {
  const { ardEnabled, days } = followUpCatalogue[name]
  const from: IsoDate | null = ardEnabled ? ARD : start_date
  return from && addDays(from, days)
}

/** The kinds with a target. A kind of 0 days has none (FUP-3). */
export const kindsWithTarget: readonly FollowUpCode[] = followUpCodes.filter((code) => followUpCatalogue[code].days > 0)

/**
 * What a completed follow-up does to the organization's annual returns: `first` marks the first return as done (AR-5),
 * `later` moves Next AR on (AR-4), null changes nothing.
 */
export const annualReturnEffect = (name: FollowUpCode): 'first' | 'later' | null =>
  name === 'FIRST_AR'
    ? 'first'
    : name === 'AR_TRADING' || name === 'AR_NO_TRADING' || name === 'DISTRICT_COURT'
      ? 'later'
      : null

/** The kinds that file an annual return and count from its ARD. They are late after the legal day alone (DUE-2). */
export const returnKinds: readonly FollowUpCode[] = followUpCodes.filter(
  (code) => followUpCatalogue[code].ardEnabled && annualReturnEffect(code) !== null,
)

/** The legal day that a follow-up stores: the given one, but null for a return, whose legal day follows from its ARD (FUP-14). */
export const legalDayToStore = (name: FollowUpCode, legalDay: IsoDate | null): IsoDate | null =>
  returnKinds.includes(name) ? null : legalDay
