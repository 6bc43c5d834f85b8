import * as z from 'zod'
import { brands } from '../shared/brand.ts'
import { isoDate } from '../shared/iso-date.ts'
import type { ListColumn } from '../shared/listing.ts'
import { filter } from '../shared/page.ts'

export const reportIds = ['returns', 'work', 'receivables', 'clients', 'aml'] as const
export type ReportId = (typeof reportIds)[number]

/** A row of a report: a value for each of its columns; money is in euro. */
export const reportRow = z.record(z.string(), z.union([z.string(), z.number(), z.null()]))
export type ReportRow = z.output<typeof reportRow>

type ReportColumn = { key: string; label: string; kind?: 'number' | 'euros' }

/** How a report is shown. What it counts is defined in the handbook (REP-1 to REP-6), its query is on the server. */
type Report = {
  title: string
  /** what its figures are about */
  subject: string
  columns: readonly ReportColumn[]
  /** the bars of its chart: one for each value of a column, in parts that are added up */
  bars: { by: string; parts: readonly string[] }
  /** whether the report tells of a period; the others tell of today */
  hasPeriod: boolean
}

const count = (key: string, label: string): ReportColumn => ({ key, label, kind: 'number' })
const euros = (key: string, label: string): ReportColumn => ({ key, label, kind: 'euros' })
const month: ReportColumn = { key: 'month', label: 'Month' }

/** The five reports, in the order of the page. */
export const reports: Readonly<Record<ReportId, Report>> = {
  returns: {
    title: 'Returns on time',
    subject: 'filings',
    columns: [
      month,
      count('onTime', 'On time'),
      count('late', 'Late'),
      count('daysLate', 'Days late'),
      euros('fees', 'Late fees'),
    ],
    bars: { by: 'month', parts: ['onTime', 'late'] },
    hasPeriod: true,
  },
  work: {
    title: 'Work',
    subject: 'follow-ups',
    columns: [
      { key: 'user', label: 'In charge' },
      { key: 'kind', label: 'Follow-up' },
      { key: 'step', label: 'Step' },
      count('days30', 'Up to 30 days'),
      count('days90', '31 to 90 days'),
      count('older', 'Over 90 days'),
    ],
    bars: { by: 'user', parts: ['days30', 'days90', 'older'] },
    hasPeriod: false,
  },
  receivables: {
    title: 'Turnover and receivables',
    subject: 'orders',
    columns: [
      month,
      count('orders', 'Orders'),
      euros('turnover', 'Turnover'),
      euros('paid', 'Paid'),
      euros('notDue', 'Outstanding, not due'),
      euros('days30', 'Up to 30 days'),
      euros('days90', '31 to 90 days'),
      euros('older', 'Over 90 days'),
    ],
    bars: { by: 'month', parts: ['paid', 'notDue', 'days30', 'days90', 'older'] },
    hasPeriod: true,
  },
  clients: {
    title: 'Clients won and lost',
    subject: 'relationships',
    columns: [month, count('won', 'Won'), count('lost', 'Lost'), count('clients', 'Clients at its end')],
    bars: { by: 'month', parts: ['won', 'lost'] },
    hasPeriod: true,
  },
  aml: {
    title: 'AML by level',
    subject: 'reviews',
    columns: [
      { key: 'level', label: 'Level' },
      count('inTime', 'Reviewed in time'),
      count('overdue', 'Review overdue'),
      count('unknown', 'No review known'),
      count('unsigned', 'Never signed'),
    ],
    bars: { by: 'level', parts: ['inTime', 'overdue', 'unknown'] },
    hasPeriod: false,
  },
}

/** The columns of a report as a file has them. */
export const reportColumns = (id: ReportId): ListColumn<ReportRow>[] =>
  reports[id].columns.map((column) => ({ ...column, value: (row) => row[column.key] ?? null }))

/** The longest period of a report, in months. */
export const MAX_REPORT_MONTHS = 120

/** Asks for a report. Without days it is of the twelve months that end today. */
export const reportSearchBody = z.object({
  report: z.enum(reportIds),
  /** the first and the last day, both included */
  from: filter(isoDate),
  to: filter(isoDate),
  brand: filter(z.enum(brands)),
})
export type ReportSearch = z.output<typeof reportSearchBody>
