import { Progress } from '@mantine/core'
import type { Load } from '@registrar/domain/dashboard/workload'
import { formatCount } from '@registrar/domain/shared/count-text'
import { userName } from '@registrar/domain/users/users'
import { Link } from '@tanstack/react-router'
import { PlainTable } from '#ui/plain-table'
import { Empty } from '#ui/states'
import classes from './workload.module.css'

const parts = [
  { key: 'overdue', label: 'Overdue', color: 'var(--app-red)' },
  { key: 'week', label: 'This week', color: 'orange.7' },
  { key: 'later', label: 'Later', color: 'var(--app-grey)' },
] as const

const totalOf = ({ overdue, week, later }: Load) => overdue + week + later

const headings = [
  { label: 'In charge' },
  ...parts.map(({ label }) => ({ label, align: 'right' as const })),
  { label: 'Share' },
]

/** How much each colleague has in charge; the name leads to these deadlines. */
export const ColleagueLoads = ({ loads }: { loads: Load[] }) => {
  const largest = Math.max(1, ...loads.map(totalOf))
  if (loads.length === 0) return <Empty>Nothing is due.</Empty>

  return (
    <PlainTable label="Deadlines in charge" headings={headings}>
      {loads.map((load) => (
        <tr key={load.user?._id ?? 'none'}>
          <td>
            <Link to="/deadlines" search={{ user: load.user?._id ?? 'none' } as never} className={classes.link}>
              {load.user ? userName(load.user) : 'Nobody in charge'}
            </Link>
          </td>
          {parts.map(({ key }) => (
            <td key={key} data-align="right">
              {formatCount(load[key])}
            </td>
          ))}
          <td>
            <Progress.Root size="lg" className={classes.bar} aria-hidden>
              {parts.map(({ key, color }) => (
                <Progress.Section key={key} value={(load[key] / largest) * 100} color={color} aria-hidden />
              ))}
            </Progress.Root>
          </td>
        </tr>
      ))}
    </PlainTable>
  )
}
