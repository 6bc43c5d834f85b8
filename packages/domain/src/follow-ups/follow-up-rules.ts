import { addDays, type IsoDate } from '../shared/iso-date.ts'
import { type FollowUpCode, followUpCatalogue, followUpCodes, lastStep } from './catalogue.ts'

/** Days ahead that the summary of the list calls due soon. */
export const DUE_SOON_DAYS = 30

/** What the rules read of a follow-up. */
export type FollowUpDates = {
  name: FollowUpCode
  step_index: number
  start_date: IsoDate | null
  ARD: IsoDate | null
  deadline: IsoDate | null
}

/** Whether a follow-up stands at the last step of its kind (FUP-5). */
export const isCompleted = ({ name, step_index }: Pick<FollowUpDates, 'name' | 'step_index'>): boolean =>
  step_index === lastStep(name)

/**
 * The deadline: the kind's days after the ARD where the kind has one, after the start date otherwise; none without that
 * date (FUP-2).
 */
export const deadlineOf = ({ name, start_date, ARD }: Pick<FollowUpDates, 'name' | 'start_date' | 'ARD'>) => {
  const { ardEnabled, days } = followUpCatalogue[name]
  const from: IsoDate | null = ardEnabled ? ARD : start_date
  return from && addDays(from, days)
}

/** The kinds with a deadline to keep: those of 0 days have no target (FUP-3). */
export const kindsWithTarget: readonly FollowUpCode[] = followUpCodes.filter((code) => followUpCatalogue[code].days > 0)

const isAwaited = (followUp: FollowUpDates): boolean =>
  kindsWithTarget.includes(followUp.name) && !isCompleted(followUp)

/** Whether the deadline has passed by `today`; never for a completed follow-up or a kind without a target (FUP-12). */
export const isOverdue = (followUp: FollowUpDates, today: IsoDate): boolean =>
  isAwaited(followUp) && followUp.deadline !== null && followUp.deadline < today

/** Whether the deadline is today or in the 30 days after it; never for a completed follow-up or a kind without a target. */
export const isDueSoon = (followUp: FollowUpDates, today: IsoDate): boolean =>
  isAwaited(followUp) &&
  followUp.deadline !== null &&
  followUp.deadline >= today &&
  followUp.deadline <= addDays(today, DUE_SOON_DAYS)

/**
 * What the completing of a kind means for the organization's annual returns: `first` sets the first AR done, `later`
 * moves Next AR on, null is nothing (AR-4, AR-5).
 */
export const annualReturnEffect = (name: FollowUpCode): 'first' | 'later' | null =>
  name === 'FIRST_AR'
    ? 'first'
    : name === 'AR_TRADING' || name === 'AR_NO_TRADING' || name === 'DISTRICT_COURT'
      ? 'later'
      : null
