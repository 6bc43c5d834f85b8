import { Badge, Skeleton, Stack, Text } from '@mantine/core'
import type { DeadlineRow } from '@registrar/domain/deadlines/deadline-listing'
import type { UseQueryResult } from '@tanstack/react-query'
import { deadlineKindLabels } from '@registrar/domain/deadlines/deadline-kinds'
import { displayDate } from '@registrar/domain/shared/iso-date'
import { timeLeftText } from '@registrar/domain/shared/time-distance'
import { userName } from '@registrar/domain/users/users'
import { Link } from '@tanstack/react-router'
import { RowCheckbox } from '#ui/selection-checkboxes'
import { Failed } from '#ui/states'
import { useBackLinkState } from '#lib/back-link'
import { today } from '#lib/clock'
import classes from './deadlines.module.css'
import { DeadlineMenu } from './deadline-menu.tsx'
import { rowTitle } from './deadlines.api.ts'
import type { TickedRows } from './ticked-rows.ts'

// The row begins with the day that counts; where there are two, both are named.
const daysText = ({ houseDate, legalDate }: DeadlineRow): string => {
  if (!legalDate) return 'the firm’s own day'
  if (!houseDate) return 'last day in law'
  return `firm ${displayDate(houseDate)} · law ${displayDate(legalDate)}`
}

/** One deadline of the list. It links to the page where it is dealt with, and has a menu of actions. */
type RowProps = { row: DeadlineRow; group: readonly DeadlineRow[]; ticked: TickedRows | undefined }

const DeadlineListRow = ({ row, group, ticked }: RowProps) => {
  const backLinkState = useBackLinkState()

  return (
    <li className={classes.row} data-ticked={ticked ? ticked.has(row._id) : undefined}>
      {ticked && (
        <RowCheckbox
          selection={{ has: ticked.has, toggleRow: (_id, isRange) => ticked.toggle(row, group, isRange) }}
          id={row._id}
          name={rowTitle(row)}
        />
      )}
      <div className={classes.when}>
        <span className={classes.date}>{displayDate(row.date)}</span>
        <Text size="xs" c={row.state === 'overdue' ? 'var(--app-red-text)' : 'dimmed'}>
          {row.isUnconfirmed ? 'not confirmed' : timeLeftText(row.date, today())}
        </Text>
      </div>
      <div className={classes.what}>
        <Link to={row.path} state={backLinkState} className={classes.link}>
          {rowTitle(row)}
        </Link>
        <Text size="xs" c="dimmed">
          {daysText(row)}
          {row.snoozedUntil && ` · snoozed until ${displayDate(row.snoozedUntil)}: ${row.snoozeReason}`}
        </Text>
      </div>
      <Badge variant="default" tt="none" fw={500} className={classes.kind}>
        {deadlineKindLabels[row.kind]}
      </Badge>
      <Text size="xs" className={classes.users}>
        {row.users.map(userName).join(', ') || 'Nobody in charge'}
      </Text>
      <DeadlineMenu row={row} />
    </li>
  )
}

type Props = { list: UseQueryResult<{ data: DeadlineRow[] }>; ticked?: TickedRows | undefined }

/** The rows of a group of deadlines, with a tick each where they can be ticked; while they load, when they could not be read, and when they are there. */
export const DeadlineRows = ({ list, ticked }: Props) => {
  const rows = list.data?.data

  return (
    <>
      {list.error && !rows && <Failed message="Error fetching deadlines" onRetry={() => void list.refetch()} />}
      {list.isPending && (
        <Stack px="md" pb="md" role="status" aria-label="Loading">
          <Skeleton height={12} width="70%" />
        </Stack>
      )}
      {rows && rows.length > 0 && (
        <ul className={classes.rows}>
          {rows.map((row) => (
            <DeadlineListRow key={row._id} row={row} group={rows} ticked={ticked} />
          ))}
        </ul>
      )}
    </>
  )
}
