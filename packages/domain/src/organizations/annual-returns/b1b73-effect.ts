import { lastDayToFileReturn } from '../../filings/return-days.ts'
import { lastMadeUpDay, type StatementFacts, statementsToAnnex } from '../../filings/statements.ts'
import { displayDate, type IsoDate } from '../../shared/iso-date.ts'
import type { ClosingDays } from '../../working-days/working-days.ts'
import { ardWithoutB1B73, b1b73Problems } from './b1b73-problems.ts'
import type { NextAr, NextArFacts } from './next-ar.ts'

/** A company as the rule of the B1B73 that is in force reads it. */
export type B1B73Facts = NextAr &
  NextArFacts & {
    /** the day on which the CRO received it; null while it is not said */
    B1B73FiledOn: IsoDate | null
    /** the B1B73s that were saved before this one */
    earlierB1B73s: readonly IsoDate[]
  }

/** What the B1B73 in force does to the annual return date. */
type B1B73Effect = {
  /** it was delivered too late, or would be today */
  isLate: boolean
  /** the annual return date that it moves; it is itself the return made up to this day */
  oldArd: IsoDate
  /** the last day on which it may be delivered */
  lastDay: IsoDate
  /** why it moves nothing, one sentence each; none when it moves the date */
  problems: string[]
}

/** Whether Next AR is the day of the B1B73, and not a day that staff have set as on the CRO. */
export const isB1B73InForce = ({ B1B73, nextArReminder, countedNextAr }: NextAr & Pick<B1B73Facts, 'B1B73'>): boolean =>
  B1B73 !== null && nextArReminder === B1B73 && countedNextAr !== B1B73

/**
 * Whether a save enters another B1B73 than the one that the company has, and does not correct that: the one before was passed by a return
 * or by a day set by hand. The day on which that one was filed is not the day of the new one (AR-21).
 */
export const isOtherB1B73 = (before: NextAr & Pick<B1B73Facts, 'B1B73'>, B1B73: IsoDate | null | undefined): boolean =>
  Boolean(B1B73 && before.B1B73 && B1B73 !== before.B1B73) && !isB1B73InForce(before)

/**
 * What the B1B73 does that is in force; undefined without one. It moves nothing when it is delivered after day 56 of the old annual
 * return date, on the first return, to more than six months after it, or within five years of another one. While nobody has said
 * when it was filed, today decides (AR-21; Companies Act 2014, s. 346).
 */
export const b1b73Effect = (facts: B1B73Facts, today: IsoDate, closingDays?: ClosingDays): B1B73Effect | undefined => {
  const { firstAr, B1B73, B1B73FiledOn, earlierB1B73s } = facts
  const oldArd = isB1B73InForce(facts) ? ardWithoutB1B73(facts) : null
  if (B1B73 === null || oldArd === null) return undefined

  const isFirst = oldArd === firstAr
  const before = { firstAr, status: !isFirst, B1B73: null, nextArReminder: oldArd, countedNextAr: null }
  const lastDay = lastDayToFileReturn({ madeUpTo: oldArd, yearEnd: null }, closingDays)
  // One that was corrected moved the same date: it is no other B1B73.
  const others = earlierB1B73s.filter((one) => one <= oldArd)
  const isLate = (B1B73FiledOn ?? today) > lastDay
  const late = `It had to reach the CRO by ${displayDate(lastDay)}, 56 days after the old ARD, and has no effect.`

  return { oldArd, lastDay, isLate, problems: [...(isLate ? [late] : []), ...b1b73Problems(before, B1B73, others)] }
}

/**
 * Says that the statements of the return made up to a B1B73 would be too old: a date past nine months after their year end is not permitted
 * (AR-21; Companies Act 2014, s. 273). Empty when they are not, or when it is not known which ones they are.
 */
export const tooOldForB1B73 = (B1B73: IsoDate, facts: StatementFacts): string[] => {
  const yearEnd = statementsToAnnex(B1B73, facts)
  const latest = yearEnd && lastMadeUpDay(yearEnd)
  return latest && B1B73 > latest
    ? [`It is not permitted past nine months after the year end (s. 273): ${displayDate(latest)} is the latest day.`]
    : []
}
