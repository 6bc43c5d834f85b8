import { addMonths, daysInMonth, type IsoDate } from '../shared/iso-date.ts'

const YEAR = 12
const STATEMENT_MONTHS = 9
/** The longest financial year that the law allows, in months (Companies Act 2014, s. 288). */
const LONGEST_YEAR = 18
/** How far a B1B73 may move an annual return date, in months (AR-6). */
const MOST_MOVED = 6

const lastOfMonth = (date: IsoDate): IsoDate =>
  `${date.slice(0, 8)}${daysInMonth(Number(date.slice(0, 4)), Number(date.slice(5, 7)))}`

/** Adds months to a day; the last day of a month gives the last day of a month: 28/02/2026 + 9 months is 30/11/2026 (AR-18). */
export const addMonthsToYearEnd = (date: IsoDate, months: number): IsoDate => {
  const moved = addMonths(date, months)
  return date === lastOfMonth(date) ? lastOfMonth(moved) : moved
}

/**
 * The last day to which a return may be made up that annexes the statements of the year ended `yearEnd`: they may not be
 * older than nine months (AR-18; Companies Act 2014, s. 347(4)).
 */
export const lastMadeUpDay = (yearEnd: IsoDate): IsoDate => addMonthsToYearEnd(yearEnd, STATEMENT_MONTHS)

/** What is recorded of a company's financial years. */
export type StatementFacts = {
  incorporationDate: IsoDate | null
  firstAr: IsoDate | null
  /** the year end that staff have recorded: of the year whose tax is due */
  financialYearEnd: IsoDate | null
  /** up to which the statements were made that the last return annexed; null when nobody has said it */
  lastAnnexedYearEnd: IsoDate | null
}

// The year end after `annexed`: the recorded one when it can be, else one that lies whole years from it.
const yearEndAfter = (annexed: IsoDate, recorded: IsoDate | null): IsoDate => {
  let next = recorded ?? addMonthsToYearEnd(annexed, YEAR)
  while (next <= annexed) next = addMonthsToYearEnd(next, YEAR)
  while (next > addMonthsToYearEnd(annexed, LONGEST_YEAR)) next = addMonthsToYearEnd(next, -YEAR)
  return next
}

/**
 * The year end of the statements that the return made up to `ard` annexes: the earliest after the last ones annexed. The second
 * return annexes those of the first year, as the first return has none. Null for the first return, and when it is not known
 * (AR-18; Companies Act 2014, s. 347).
 */
export const statementsToAnnex = (ard: IsoDate, facts: StatementFacts): IsoDate | null => {
  const { incorporationDate, firstAr, financialYearEnd, lastAnnexedYearEnd } = facts
  if (ard === firstAr) return null
  if (lastAnnexedYearEnd) return yearEndAfter(lastAnnexedYearEnd, financialYearEnd)

  const isSecond = firstAr !== null && ard <= addMonths(firstAr, YEAR + MOST_MOVED)
  const isFirstYear =
    incorporationDate !== null &&
    financialYearEnd !== null &&
    financialYearEnd > incorporationDate &&
    financialYearEnd <= addMonthsToYearEnd(incorporationDate, LONGEST_YEAR)
  return isSecond && isFirstYear ? financialYearEnd : null
}
