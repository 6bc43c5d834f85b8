import { Badge, Text } from '@mantine/core'
import { deadlineKindLabels } from '@registrar/domain/deadlines/deadline-kinds'
import type { DeadlineRow } from '@registrar/domain/deadlines/deadline-listing'
import { displayDate } from '@registrar/domain/shared/iso-date'
import { timeLeftText } from '@registrar/domain/shared/time-distance'
import { userName } from '@registrar/domain/users/users'
import { Link } from '@tanstack/react-router'
import { useBackLinkState } from '#lib/back-link'
import { today } from '#lib/clock'
import { DeadlineMenu } from './deadline-menu.tsx'
import { rowTitle } from './deadlines.api.ts'
import classes from './deadlines.module.css'

// The row begins with the day that counts; where there are two, both are named.
const daysText = ({ houseDate, legalDate }: DeadlineRow): string => {
  if (!legalDate) return 'the firm’s own day'
  if (!houseDate) return 'last day in law'
  return `firm ${displayDate(houseDate)} · law ${displayDate(legalDate)}`
}

/** One deadline of the list. It links to the page where it is dealt with, and has a menu of actions. */
export const DeadlineListRow = ({ row }: { row: DeadlineRow }) => {
  const backLinkState = useBackLinkState()

  return (
    <li className={classes.row}>
      <div className={classes.when}>
        <span className={classes.date}>{displayDate(row.date)}</span>
        <Text size="xs" c={row.days < 0 ? 'var(--app-red-text)' : 'dimmed'}>
          {timeLeftText(row.date, today())}
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
