import { displayDate, type IsoDate } from '../../shared/iso-date.ts'
import { type B1B73Facts, isB1B73InForce } from './b1b73-effect.ts'
import { ardWithoutB1B73 } from './b1b73-problems.ts'

type Facts = Omit<B1B73Facts, 'earlierB1B73s'>

/**
 * Whether a save enters another B1B73 than the one that the company has, which a return or a day set by hand has passed since: it corrects
 * nothing, and the day on which that one was filed is not its own (AR-21).
 */
export const isOtherB1B73 = (
  before: Omit<Facts, 'B1B73FiledOn' | 'firstAr' | 'status'>,
  B1B73: IsoDate | null,
): boolean => before.B1B73 !== null && B1B73 !== null && B1B73 !== before.B1B73 && !isB1B73InForce(before)

/** The day of filing after a save that says `sent` of it: that of a B1B73 which is cleared, or which another one follows, goes with it (AR-21). */
export const b1b73FiledOnAfter = (
  before: Omit<Facts, 'firstAr' | 'status'>,
  B1B73: IsoDate | null,
  sent: IsoDate | null = before.B1B73FiledOn,
): IsoDate | null => {
  const isCleared = B1B73 === null && before.B1B73 !== null
  const isOfOther = sent === before.B1B73FiledOn && isOtherB1B73(before, B1B73)
  return isCleared || isOfOther ? null : sent
}

/**
 * What is wrong with the day on which a B1B73 was filed: it is the return of the date that it moves, and does not reach the CRO before that
 * day (AR-21). Undefined when nothing is, or when the save changes neither of both.
 */
export const b1b73FiledOnProblem = (
  before: Pick<Facts, 'B1B73' | 'B1B73FiledOn'>,
  after: Facts,
): string | undefined => {
  const { B1B73, B1B73FiledOn: filedOn } = after
  const isSame = filedOn === before.B1B73FiledOn && B1B73 === before.B1B73
  const oldArd = isB1B73InForce(after) ? ardWithoutB1B73(after) : null
  return !isSame && filedOn && oldArd && filedOn < oldArd
    ? `This is before the old ARD, ${displayDate(oldArd)}.`
    : undefined
}
