import type { ReportRow } from '@registrar/domain/reports/report'
import { listFiledReturns } from '#features/filings'
import type { Db } from '#platform/database/database'
import { isOfBrand, type ReportScope } from './report-scope.ts'

/** The returns filed in each month: on time, late, the days by which all late ones were late, and their fees (REP-2). */
export const returnsReport = async (db: Db, scope: ReportScope): Promise<ReportRow[]> => {
  const filed = await listFiledReturns(db, { ...scope, condition: isOfBrand(scope) })
  const byMonth = Map.groupBy(filed, ({ filedOn }) => filedOn.slice(0, 7))

  return scope.months.map((month) => {
    const returns = byMonth.get(month) ?? []
    const late = returns.filter(({ daysLate }) => daysLate > 0)
    return {
      month,
      onTime: returns.length - late.length,
      late: late.length,
      daysLate: late.reduce((sum, { daysLate }) => sum + daysLate, 0),
      // Whole euros, so that their sum is exact.
      fees: late.reduce((sum, { fee }) => sum + fee, 0),
    }
  })
}
