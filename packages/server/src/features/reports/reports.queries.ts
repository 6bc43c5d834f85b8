import type { ReportId, ReportRow } from '@registrar/domain/reports/report'
import { refreshDeadlines, refreshSettings } from '#features/deadlines'
import type { Config } from '#platform/config'
import type { Db } from '#platform/database/database'
import { amlReport } from './aml-report.queries.ts'
import { clientsReport } from './clients-report.queries.ts'
import { receivablesReport } from './receivables-report.queries.ts'
import type { ReportScope } from './report-scope.ts'
import { returnsReport } from './returns-report.queries.ts'
import { workReport } from './work-report.queries.ts'

const queries: Readonly<Record<ReportId, (db: Db, scope: ReportScope) => Promise<ReportRow[]>>> = {
  returns: returnsReport,
  work: workReport,
  receivables: receivablesReport,
  clients: clientsReport,
  aml: amlReport,
}

/** The rows of a report (REP-1 to REP-6). */
export const readReport = async (
  db: Db,
  report: ReportId,
  scope: ReportScope,
  config: Config,
): Promise<ReportRow[]> => {
  // The days of reviews are among the deadlines.
  if (report === 'aml') await refreshDeadlines(db, refreshSettings(config))
  return queries[report](db, scope)
}
