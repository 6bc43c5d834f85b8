import type { ReportSearch } from '@registrar/domain/reports/report'
import { reportsCalls } from '@registrar/domain/reports/reports.calls'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { request } from '#lib/api'

/** A report. */
export const reportQuery = (body: ReportSearch) =>
  queryOptions({
    queryKey: ['reports', body],
    queryFn: async ({ signal }) => (await request(reportsCalls.searchReport, { body, signal })).data,
    placeholderData: keepPreviousData,
  })
