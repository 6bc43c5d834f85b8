import type { Workload } from '@registrar/domain/dashboard/workload'
import { deadlineKindLabels, deadlineKinds } from '@registrar/domain/deadlines/deadline-kinds'
import { countText, formatCount } from '@registrar/domain/shared/count-text'
import { displayDate } from '@registrar/domain/shared/iso-date'
import { chartColor, LazyBarChart } from '#ui/lazy-bar-chart'
import { PlainTable } from '#ui/plain-table'
import { Empty } from '#ui/states'
import classes from './workload.module.css'

type Weeks = Workload['weeks']

/** in pixels */
export const CHART_HEIGHT = 260

const totalOf = ({ kinds }: Weeks[number]) => kinds.reduce((sum, { count }) => sum + count, 0)

const allSeries = deadlineKinds.map((name, place) => ({
  name,
  label: deadlineKindLabels[name],
  color: chartColor(place),
}))

const kindsText = ({ kinds }: Weeks[number]) =>
  kinds.map(({ kind, count }) => `${deadlineKindLabels[kind]} ${formatCount(count)}`).join(', ')

/** The deadlines of each week by kind: as a chart, and as a table for those who prefer to read. */
export const WeeksChart = ({ weeks }: { weeks: Weeks }) => {
  const total = weeks.reduce((sum, week) => sum + totalOf(week), 0)
  const present = new Set(weeks.flatMap(({ kinds }) => kinds.map(({ kind }) => kind)))
  const rows = weeks.map(({ from, kinds }) => ({
    week: displayDate(from).slice(0, 5),
    ...Object.fromEntries(kinds.map(({ kind, count }) => [kind, count])),
  }))
  if (total === 0) return <Empty>Nothing falls due in the next twelve weeks.</Empty>

  return (
    <>
      <LazyBarChart
        label={`${countText(total, 'deadline')} by week and kind`}
        rows={rows}
        dataKey="week"
        series={allSeries.filter(({ name }) => present.has(name))}
        height={CHART_HEIGHT}
      />
      <details className={classes.table}>
        <summary>Show as a table</summary>
        <PlainTable
          label="Deadlines by week"
          headings={[{ label: 'Week' }, { label: 'Deadlines', align: 'right' }, { label: 'Kinds' }]}
          hasLongTexts
        >
          {weeks.map((week) => (
            <tr key={week.from}>
              <td>
                {displayDate(week.from)} to {displayDate(week.to)}
              </td>
              <td data-align="right">{formatCount(totalOf(week))}</td>
              <td>{kindsText(week) || '–'}</td>
            </tr>
          ))}
        </PlainTable>
      </details>
    </>
  )
}
