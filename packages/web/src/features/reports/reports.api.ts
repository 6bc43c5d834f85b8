import type { ReportSearch } from '@registrar/domain/reports/report'
import { reportsCalls } from '@registrar/domain/reports/reports.calls'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { requestData } from '#lib/api'

/** A report. */
export const reportQuery = (body: ReportSearch) =>
  queryOptions({
    queryKey: ['reports', body],
    queryFn: ({ signal }) => requestData(reportsCalls.searchReport, { body, signal }),
    placeholderData: keepPreviousData,
  })
