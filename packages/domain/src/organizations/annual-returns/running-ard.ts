import { addMonths, type IsoDate } from '../../shared/iso-date.ts'
import type { CompanyType } from '../company-type.ts'
import { type CompanyState, isStruckOff } from '../cro-status.ts'
import { b1b73Effect, type B1B73Facts } from './b1b73-effect.ts'

/** A date further past than this was not the next one when the company was entered. */
const MONTHS_PAST = 24

/** A company as the rules read it that say whether it owes a return. */
type ReturnDuty = CompanyState & {
  /** since when the company has its state on the register of the CRO */
  croStatusOn: IsoDate | null
  /** as confirmed by staff, else as the name says; null when neither says */
  companyType: CompanyType | null
  /** the company has itself applied to be struck off: Form H15 was sent */
  hasAppliedForStrikeOff: boolean
}

/** Why a company owes no return. */
export type NoReturn = 'struckOff' | 'branch' | 'liquidation' | 'voluntaryStrikeOff'

/**
 * Why no return is due for an annual return date; null when one is. A branch has none, nor has a company that is over. None is due for
 * a date that falls in a liquidation, or after the notice of a voluntary strike-off. While nobody has said since when, the return
 * stays due (AR-22; Companies Act 2014, s. 343(8) to (10)).
 */
export const noReturnBecause = (company: ReturnDuty, ard: IsoDate): NoReturn | null => {
  const { croStatus, croStatusOn: since, companyType, hasAppliedForStrikeOff } = company
  if (companyType === 'BRANCH') return 'branch'
  if (isStruckOff(company)) return 'struckOff'
  if (since === null) return null
  if (croStatus === 'liquidation' && ard >= since) return 'liquidation'
  return croStatus === 'strikeOffListed' && hasAppliedForStrikeOff && ard > since ? 'voluntaryStrikeOff' : null
}

export type RunningFacts = ReturnDuty & B1B73Facts

/** The annual return date: Next AR, or the day before an ineffective B1B73; null without a Next AR (AR-21). */
export const effectiveArd = (company: B1B73Facts, today: IsoDate): IsoDate | null => {
  const effect = b1b73Effect(company, today)
  return effect && effect.problems.length > 0 ? effect.oldArd : company.nextArReminder
}

/** The annual return date of the return that is due; null when none is (AR-21, AR-22). */
export const runningArd = (company: RunningFacts, today: IsoDate): IsoDate | null => {
  const ard = effectiveArd(company, today)
  return ard !== null && noReturnBecause(company, ard) === null ? ard : null
}

/**
 * Whether an annual return date was only computed for a company that was taken over: it was more than two years past when the company
 * was entered, and nobody has set it as on the CRO since; a B1B73 of then makes it no nearer. Such a return is not called late (AR-23).
 */
export const isUnconfirmedArd = (
  ard: IsoDate,
  { countedNextAr, enteredOn }: Pick<B1B73Facts, 'countedNextAr'> & { enteredOn: IsoDate },
): boolean => countedNextAr === null && addMonths(ard, MONTHS_PAST) < enteredOn
