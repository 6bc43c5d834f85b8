import { addMonths, displayDate, type IsoDate } from '../../shared/iso-date.ts'
import { type AnnualReturnDates } from './annual-return-dates.ts'
import { nextAnnualReturn } from './next-ar.ts'

const MAX_MONTHS = 6
const YEARS_BETWEEN = 5

type Before = Pick<AnnualReturnDates, 'firstAr' | 'status' | 'B1B73' | 'nextArReminder' | 'countedNextAr'>

/** The ARD that a B1B73 moves: Next AR, or, while another B1B73 is in force, what Next AR would be without it. */
export const ardWithoutB1B73 = ({ firstAr, status, B1B73, nextArReminder, countedNextAr }: Before): IsoDate | null =>
  B1B73 !== null && nextArReminder === B1B73 ? (countedNextAr ?? nextAnnualReturn(firstAr, status)) : nextArReminder

/** The B1B73s that were filed and not taken back since, from the changes of the field, oldest first. */
export const filedB1B73s = (changes: readonly (readonly [before: IsoDate | null, after: IsoDate | null])[]) => {
  const filed: IsoDate[] = []
  for (const [before, after] of changes) {
    const withdrawn = after === null && before !== null ? filed.lastIndexOf(before) : -1
    if (withdrawn >= 0) filed.splice(withdrawn, 1)
    if (after !== null) filed.push(after)
  }
  return filed
}

/**
 * Why the CRO would refuse a B1B73 that moves the ARD to `date`, one sentence each; none when it would take it (AR-11;
 * Companies Act 2014, s. 346). `earlier` are the B1B73s of the past.
 */
export const b1b73Problems = (before: Before, date: IsoDate | null, earlier: readonly IsoDate[]): string[] => {
  if (date === null || date === before.B1B73) return []

  const ard = ardWithoutB1B73(before)
  const latest = ard && addMonths(ard, MAX_MONTHS)
  const isFirstReturn = !before.status && before.countedNextAr === null
  const tooSoonAfter = earlier.filter((one) => one <= date && date < addMonths(one, YEARS_BETWEEN * 12)).toSorted()
  const last = tooSoonAfter.at(-1)

  return [
    isFirstReturn && 'The date of the first annual return cannot be changed.',
    latest && date > latest && `It is past six months after the ARD: ${displayDate(latest)} is the latest day.`,
    last &&
      `The ARD was changed to ${displayDate(last)} already, and may change once in five years: again from ${displayDate(addMonths(last, YEARS_BETWEEN * 12))}.`,
  ].filter((problem) => typeof problem === 'string')
}
