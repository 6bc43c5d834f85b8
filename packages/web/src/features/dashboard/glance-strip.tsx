import { Paper, Skeleton } from '@mantine/core'
import { type Glance, glanceFilters } from '@registrar/domain/dashboard/glance'
import { foundCountText, formatCount } from '@registrar/domain/shared/count-text'
import { displayEuros } from '@registrar/domain/shared/money'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Failed } from '#ui/states'
import classes from './glance-strip.module.css'
import { glanceQuery } from './dashboard.api.ts'

type Figure = {
  key: keyof Glance
  label: string
  to: string
  /** the filters of the list that the link opens */
  search: object
  text?: (glance: Glance) => string
  isLate?: true
}

const unpaidText = ({ unpaid, unpaidAmount }: Glance) =>
  `${foundCountText({ totalItems: unpaid }, 'order')}, ${displayEuros(unpaidAmount)}`

/** Each number, and the list that has exactly what it counts (UI-19). */
const figures: Figure[] = [
  { key: 'late', label: 'Returns late in law', to: '/organization', search: glanceFilters.late, isLate: true },
  { key: 'week', label: 'Due this week', to: '/deadlines', search: { due: 'week' } },
  { key: 'client', label: 'Waiting for the client', to: '/followUp', search: glanceFilters.client },
  { key: 'unpaid', label: 'Unpaid', to: '/order', search: glanceFilters.unpaid, text: unpaidText },
  { key: 'forms', label: 'New forms', to: '/form', search: glanceFilters.forms },
  { key: 'aml', label: 'AML to review', to: '/aml', search: glanceFilters.aml },
]

const FigureLink = ({
  figure: { key, label, to, search, text, isLate },
  glance,
}: {
  figure: Figure
  glance: Glance
}) => (
  <li>
    <Link
      to={to}
      search={search as never}
      className={classes.figure}
      data-late={(isLate && glance[key] > 0) || undefined}
    >
      <span className={classes.label}>{label}: </span>
      <span className={classes.value}>{text ? text(glance) : formatCount(glance[key])}</span>
    </Link>
  </li>
)

/** What is late, due, waiting, unpaid, new and to review: each number is the way to its list. */
export const GlanceStrip = () => {
  const { data, error, refetch } = useQuery(glanceQuery)

  return (
    <Paper component="section" aria-label="At a glance" aria-busy={!data && !error} className={classes.strip}>
      {data ? (
        <ul className={classes.figures}>
          {figures.map((figure) => (
            <FigureLink key={figure.key} figure={figure} glance={data} />
          ))}
        </ul>
      ) : error ? (
        <Failed message="Error fetching the figures" onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={64} />
      )}
    </Paper>
  )
}
