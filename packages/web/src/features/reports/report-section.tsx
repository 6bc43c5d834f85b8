import { Paper, Skeleton, Text, Title } from '@mantine/core'
import { type ReportId, type ReportRow, reports, type ReportSearch } from '@registrar/domain/reports/report'
import { formatCount } from '@registrar/domain/shared/count-text'
import { displayEuros } from '@registrar/domain/shared/money'
import { useQuery } from '@tanstack/react-query'
import { chartColor, LazyBarChart } from '#ui/lazy-bar-chart'
import { PlainTable } from '#ui/plain-table'
import { Empty, Failed } from '#ui/states'
import { barsOf, shownText, totalsOf } from './report-bars.ts'
import { reportQuery } from './reports.api.ts'
import classes from './reports.module.css'

const CHART_HEIGHT = 240

type Column = (typeof reports)[ReportId]['columns'][number]

const valueText = ({ key, kind }: Column, value: ReportRow[string] | undefined): string => {
  if (kind === 'euros') return displayEuros(Number(value ?? 0))
  return kind === 'number' ? formatCount(Number(value ?? 0)) : shownText(key, value)
}

const ReportTable = ({ id, rows }: { id: ReportId; rows: ReportRow[] }) => {
  const { columns, subject } = reports[id]
  const totals = totalsOf(id, rows)
  const align = (column: Column) => (column.kind ? ('right' as const) : undefined)

  return (
    <PlainTable
      label={`Figures of ${subject}`}
      headings={columns.map((column) => ({ label: column.label, ...(column.kind && { align: 'right' }) }))}
    >
      {rows.map((row, index) => (
        <tr key={index}>
          {columns.map((column) => (
            <td key={column.key} data-align={align(column)}>
              {valueText(column, row[column.key])}
            </td>
          ))}
        </tr>
      ))}
      <tr className={classes.total} data-total>
        {columns.map((column, index) => (
          <td key={column.key} data-align={align(column)}>
            {totals[index] === undefined ? index === 0 && 'Total' : valueText(column, totals[index])}
          </td>
        ))}
      </tr>
    </PlainTable>
  )
}

const ReportFigures = ({ id, rows }: { id: ReportId; rows: ReportRow[] }) => {
  const { title, columns, bars } = reports[id]
  const parts = columns.filter(({ key }) => bars.parts.includes(key))
  const isMoney = parts.some(({ kind }) => kind === 'euros')
  if (rows.length === 0) return <Empty>Nothing to report.</Empty>

  return (
    <>
      <LazyBarChart
        label={`Chart: ${title}`}
        rows={barsOf(id, rows)}
        dataKey={bars.by}
        series={parts.map(({ key, label }, place) => ({ name: key, label, color: chartColor(place) }))}
        height={CHART_HEIGHT}
        {...(isMoney && { valueText: displayEuros })}
      />
      <ReportTable id={id} rows={rows} />
    </>
  )
}

/** One report: its chart, and its figures as a table. */
export const ReportSection = ({ id, scope }: { id: ReportId; scope: Omit<ReportSearch, 'report'> }) => {
  const { title, hasPeriod } = reports[id]
  const { from, to, brand } = scope
  const { data, error, refetch } = useQuery(reportQuery({ report: id, brand, ...(hasPeriod && { from, to }) }))

  return (
    <Paper component="section" aria-label={title} aria-busy={!data && !error} p="md" className={classes.report}>
      <Title order={2}>{title}</Title>
      <Text size="xs" c="dimmed" mb="sm">
        {hasPeriod ? 'In the period' : 'As of today, whatever the period'}
      </Text>
      {data ? (
        <ReportFigures id={id} rows={data} />
      ) : error ? (
        <Failed message="Error fetching the report" onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={CHART_HEIGHT} />
      )}
    </Paper>
  )
}
