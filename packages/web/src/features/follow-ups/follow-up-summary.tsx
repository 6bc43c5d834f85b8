import { Skeleton } from '@mantine/core'
import type { FollowUpSummary } from '@registrar/domain/follow-ups/follow-up-listing'
import { formatCount } from '@registrar/domain/shared/count-text'
import { DUE_SOON_DAYS } from '@registrar/domain/follow-ups/follow-up-rules'
import { useQuery } from '@tanstack/react-query'
import { ChoiceLink } from '#ui/choice-link'
import { Failed } from '#ui/states'
import type { FollowUpListState } from './follow-up-list-search.ts'
import { OneLine } from './one-line.tsx'
import { summaryQuery } from './follow-ups.api.ts'
import classes from './follow-up.module.css'

type State = Pick<FollowUpListState, 'inProgress' | 'completed' | 'due'>
type SummaryCount = {
  key: string
  label: string
  count: (summary: FollowUpSummary) => number
  state: State
  tone?: string
}

const bothStates = { inProgress: true, completed: true }
const all: State = { ...bothStates, due: undefined }
const summaryCounts: SummaryCount[] = [
  { key: 'all', label: 'All', count: ({ total }) => total, state: all },
  {
    key: 'in-progress',
    label: 'In progress',
    count: ({ inProgress }) => inProgress,
    state: { inProgress: true, completed: false, due: undefined },
  },
  {
    key: 'completed',
    label: 'Completed',
    count: ({ completed }) => completed,
    state: { inProgress: false, completed: true, due: undefined },
  },
  {
    key: 'overdue',
    label: 'Overdue',
    count: ({ overdue }) => overdue,
    state: { ...bothStates, due: 'overdue' },
    tone: 'late',
  },
  {
    key: 'soon',
    label: `Due in ${DUE_SOON_DAYS} days`,
    count: ({ dueSoon }) => dueSoon,
    state: { ...bothStates, due: 'soon' },
    tone: 'soon',
  },
]

// The chosen one always shows.
const chosenFirst = (kinds: FollowUpSummary['kinds'], chosen: FollowUpListState['name']) => [
  ...kinds.filter(({ name }) => name === chosen),
  ...kinds.filter(({ name }) => name !== chosen),
]

const isSame = (left: State, right: State) =>
  left.inProgress === right.inProgress && left.completed === right.completed && left.due === right.due

/**
 * Counts by state and by kind; a click filters the list. A count ignores its own filter and keeps the others, so that it
 * says how many rows its click will show.
 */
export const FollowUpSummaryPanel = ({ values }: { values: FollowUpListState }) => {
  const states = useQuery(summaryQuery({ ...values, ...all }))
  const kinds = useQuery(summaryQuery({ ...values, name: undefined }))

  const summary = states.data
  if ((!summary && states.error) || (!kinds.data && kinds.error))
    return (
      <Failed
        message="Error fetching follow-ups"
        onRetry={() => {
          void states.refetch()
          void kinds.refetch()
        }}
      />
    )

  if (!summary || !kinds.data) return <Skeleton height={72} mb="sm" />

  const to = (patch: Partial<FollowUpListState>) => ({ ...values, ...patch, page: 1 })

  return (
    <nav className={classes.summary} aria-label="Summary">
      <div className={classes.figures}>
        {summaryCounts.map(({ key, label, count, state, tone }) => {
          const isChosen = isSame(values, state)
          return (
            <ChoiceLink
              key={key}
              to="/followUp"
              search={to(isChosen ? all : state)}
              resetScroll={false}
              className={classes.figure}
              data-tone={count(summary) > 0 ? tone : undefined}
              current={isChosen ? 'true' : undefined}
            >
              <strong>{formatCount(count(summary))}</strong> {label}
            </ChoiceLink>
          )
        })}
      </div>
      <OneLine label="kinds of follow-up" few={values.name ? 1 : 0}>
        {chosenFirst(kinds.data.kinds, values.name).map(({ name, label, count }) => (
          <ChoiceLink
            key={name}
            to="/followUp"
            search={to({ name: values.name === name ? undefined : name })}
            resetScroll={false}
            className={classes.anchor}
            current={values.name === name ? 'true' : undefined}
          >
            {label}
            <span className={classes.dimmed}>{formatCount(count)}</span>
          </ChoiceLink>
        ))}
      </OneLine>
    </nav>
  )
}
