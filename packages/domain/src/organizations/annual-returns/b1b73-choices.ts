import { addMonths, type IsoDate, isIsoDate } from '../../shared/iso-date.ts'

/** The choices of 'B1B73 - Annual Return and Change of ARD', in months (AR-6). */
export const b1b73Months = [1, 2, 3, 4, 5, 6] as const

/**
 * The dates a changed annual return may take: 1 to 6 months after Next AR. Nothing when Next AR is not a valid date, in
 * which case the screen says so and nothing changes (AR-6; Companies Act 2014, s. 346).
 */
export const b1b73Choices = (nextAr: IsoDate | null): { months: number; date: IsoDate }[] | undefined =>
  nextAr && isIsoDate(nextAr) ? b1b73Months.map((months) => ({ months, date: addMonths(nextAr, months) })) : undefined
