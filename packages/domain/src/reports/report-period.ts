import { addDays, addMonths, type IsoDate } from '../shared/iso-date.ts'

export type ReportPeriod = { from: IsoDate; to: IsoDate }

/** The periods that the page offers. */
export const reportPeriodLabels = {
  year: 'Last 12 months',
  quarter: 'Last 3 months',
  thisYear: 'This year',
  lastYear: 'Last year',
  threeYears: 'Last 3 years',
} as const
export type ReportPeriodName = keyof typeof reportPeriodLabels
export const reportPeriodNames = Object.keys(reportPeriodLabels) as [ReportPeriodName, ...ReportPeriodName[]]

const monthsUntil = (today: IsoDate, months: number): ReportPeriod => ({
  from: addDays(addMonths(today, -months), 1),
  to: today,
})

/** The first and the last day of a period, both included, as at `today` (REP-1). */
export const reportPeriod = (name: ReportPeriodName, today: IsoDate): ReportPeriod => {
  const year = Number(today.slice(0, 4))
  switch (name) {
    case 'year':
      return monthsUntil(today, 12)
    case 'quarter':
      return monthsUntil(today, 3)
    case 'threeYears':
      return monthsUntil(today, 36)
    case 'thisYear':
      return { from: `${year}-01-01`, to: today }
    case 'lastYear':
      return { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` }
  }
}

/** The months that a period touches, as `yyyy-MM`, the first one first. */
export const monthsOfPeriod = ({ from, to }: ReportPeriod): string[] => {
  const months: string[] = []
  for (let day: IsoDate = `${from.slice(0, 7)}-01`; day <= to; day = addMonths(day, 1)) months.push(day.slice(0, 7))
  return months
}
