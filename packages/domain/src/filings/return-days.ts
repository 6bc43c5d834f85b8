import * as z from 'zod'
import { addDays, isoDate, type IsoDate } from '../shared/iso-date.ts'
import { type ClosingDays, sameOrNextWorkingDay } from '../working-days/working-days.ts'
import { courtExtension } from './court-extension.ts'
import { lastMadeUpDay, type StatementFacts, statementsToAnnex } from './statements.ts'

const FILING_DAYS = 56

/** A return as its last day follows from it. */
export type ReturnBasis = {
  /** the annual return date, or the earlier day to which the return is made up */
  madeUpTo: IsoDate
  /** the year end of the statements that it annexes; null when there are none, or when it is not known */
  yearEnd: IsoDate | null
}

const permittedDay = ({ madeUpTo, yearEnd }: ReturnBasis): IsoDate => {
  const permitted = yearEnd && lastMadeUpDay(yearEnd)
  return permitted && permitted < madeUpTo ? permitted : madeUpTo
}

/**
 * The day on which the time to file a return ends, before a weekend moves it: 56 days after the day to which it is made up, or after
 * the last day to which its statements permit it to be made up, when that is earlier (AR-8, AR-18; Companies Act 2014, s. 343(3),
 * 347(4)).
 */
export const returnDueOn = (basis: ReturnBasis): IsoDate => addDays(permittedDay(basis), FILING_DAYS)

/** The last day to file a return: the same on a working day (AR-8, DUE-3; Companies Act 2014, s. 3). */
export const lastDayToFileReturn = (basis: ReturnBasis, closingDays?: ClosingDays): IsoDate =>
  sameOrNextWorkingDay(returnDueOn(basis), closingDays)

/** The return that is due, as the last day to file it follows from it. */
export const runningReturn = z.object({
  madeUpTo: isoDate,
  yearEnd: isoDate.nullable(),
  extension: courtExtension.nullable(),
  /** its annual return date was only computed, of a company that was taken over: it is not called late (AR-23) */
  isUnconfirmed: z.literal(true).optional(),
})
export type RunningReturn = z.output<typeof runningReturn>

/** The days of the return that is due. */
type ReturnDays = ReturnBasis & {
  lastDay: IsoDate
  /** the day to which the return must be made up because its statements would be too old on the ARD; else null */
  makeUpTo: IsoDate | null
  /** whether the year end of its statements is known, or it has none */
  isCertain: boolean
}

/** The days of the return that is due on `ard`, the company's Next AR; `madeUpTo` is an earlier day that staff chose (AR-18). */
export const returnDays = (
  { ard, madeUpTo = ard }: { ard: IsoDate; madeUpTo?: IsoDate | undefined },
  facts: StatementFacts,
  closingDays?: ClosingDays,
): ReturnDays => {
  const yearEnd = statementsToAnnex(ard, facts)
  const permitted = permittedDay({ madeUpTo, yearEnd })
  return {
    madeUpTo,
    yearEnd,
    lastDay: lastDayToFileReturn({ madeUpTo, yearEnd }, closingDays),
    makeUpTo: permitted < madeUpTo ? permitted : null,
    isCertain: yearEnd !== null || ard === facts.firstAr,
  }
}
