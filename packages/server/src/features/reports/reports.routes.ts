import { reportColumns, type ReportRow, reports } from '@registrar/domain/reports/report'
import { reportsCalls } from '@registrar/domain/reports/reports.calls'
import { today } from '#platform/clock'
import { serveExport } from '#platform/export/serve-export'
import type { Routes } from '#platform/http/routes'
import { readReport } from './reports.queries.ts'
import { scopeOf } from './report-scope.ts'

export const reportsRoutes = (routes: Routes): void => {
  const { serve } = routes

  serve(reportsCalls.searchReport, async ({ db, body, config }) => {
    const scope = scopeOf(body, config, today(config.timeZone))
    return { data: await readReport(db, body.report, scope, config), from: scope.from, to: scope.to }
  })

  serveExport(routes, reportsCalls.exportReport, {
    list: { title: ({ report }) => reports[report].title, columns: ({ report }) => reportColumns(report) },
    source: {
      // A report is short, and its rows have no ids: they are read at once, and handed on as texts.
      listIds: async (query, { db, config, today: day }) => {
        const rows = await readReport(db, query.report, scopeOf(query, config, day), config)
        return rows.map((row) => JSON.stringify(row))
      },
      readRows: async (rows) => rows.map((row) => JSON.parse(row) as ReportRow),
    },
  })
}
