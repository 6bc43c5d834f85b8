import { addMonths, type IsoDate, isIsoDate } from '../../shared/iso-date.ts'

/** The choices of 'B1B73 - Annual Return and Change of ARD', in months (AR-6). */
export const b1b73Months = [1, 2, 3, 4, 5, 6] as const

/**
 * The days to which a B1B73 may move Next AR: 1 to 6 months after it (AR-6; Companies Act 2014, s. 346).
 * @returns undefined when Next AR is not a valid date: the screen says so, and nothing changes
 */
export const b1b73Choices = (nextAr: IsoDate | null): { months: number; date: IsoDate }[] | undefined =>
  nextAr && isIsoDate(nextAr) ? b1b73Months.map((months) => ({ months, date: addMonths(nextAr, months) })) : undefined
