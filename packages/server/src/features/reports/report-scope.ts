import { monthsOfPeriod, reportPeriod, type ReportPeriod } from '@registrar/domain/reports/report-period'
import { MAX_REPORT_MONTHS, type ReportSearch } from '@registrar/domain/reports/report'
import type { Brand } from '@registrar/domain/shared/brand'
import { addMonths, type IsoDate } from '@registrar/domain/shared/iso-date'
import type { ClosingDays } from '@registrar/domain/working-days/working-days'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { brandOfCompany } from '#features/brands'
import type { Config } from '#platform/config'
import { Problem } from '#platform/problem'

/** What a report is about: a period, a brand or all, and the day on which it is read. */
export type ReportScope = ReportPeriod & {
  months: string[]
  brand: Brand | undefined
  today: IsoDate
  timeZone: string
  closingDays: ClosingDays
}

const requireSound = ({ from, to }: ReportPeriod) => {
  const message =
    from > to
      ? 'The last day is before the first.'
      : addMonths(from, MAX_REPORT_MONTHS) <= to
        ? 'A report is of ten years at most.'
        : undefined
  if (message) throw new Problem('VALIDATION_FAILED', `to: ${message}`, { fields: { to: message } })
}

/**
 * The scope of a search; without days the twelve months that end on the last one (REP-1).
 * @throws Problem VALIDATION_FAILED when the days are in the wrong order, or more than ten years apart
 */
export const scopeOf = (search: ReportSearch, { timeZone, closingDays }: Config, today: IsoDate): ReportScope => {
  const to = search.to ?? today
  const period = { from: search.from ?? reportPeriod('year', to).from, to }
  requireSound(period)

  return { ...period, months: monthsOfPeriod(period), brand: search.brand, today, timeZone, closingDays }
}

/** Whether a company `o` came by the brand of the scope: that of its first order, else `main` (REP-1). */
export const isOfBrand = ({ brand }: ReportScope): RawBuilder<SqlBool> =>
  brand === undefined ? sql<SqlBool>`true` : sql<SqlBool>`${brandOfCompany('o.id')} = ${brand}`
