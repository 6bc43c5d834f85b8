import { Badge, Text } from '@mantine/core'
import { deadlineKindLabels } from '@registrar/domain/deadlines/deadline'
import type { DeadlineRow } from '@registrar/domain/deadlines/deadline-search'
import { countText } from '@registrar/domain/shared/count-text'
import { displayDate } from '@registrar/domain/shared/iso-date'
import { userName } from '@registrar/domain/users/users'
import { Link } from '@tanstack/react-router'
import { useBackLinkState } from '#lib/back-link'
import { DeadlineMenu } from './deadline-menu.tsx'
import classes from './deadlines.module.css'

/** How far a deadline is, in words. */
export const distanceText = (days: number): string => {
  if (days === 0) return 'today'
  return days < 0 ? `${countText(-days, 'day')} late` : `in ${countText(days, 'day')}`
}

const bothDays = ({ houseDate, legalDate }: DeadlineRow): string =>
  [houseDate && `house ${displayDate(houseDate)}`, legalDate && `law ${displayDate(legalDate)}`]
    .filter(Boolean)
    .join(' · ')

/** One deadline of the list: it leads to the place where it is dealt with, and has its actions. */
export const DeadlineListRow = ({ row }: { row: DeadlineRow }) => {
  const backLinkState = useBackLinkState()
  const name = row.organizationName ?? row.personName

  return (
    <li className={classes.row}>
      <div className={classes.when}>
        <span className={classes.date}>{displayDate(row.date)}</span>
        <Text size="xs" c={row.days < 0 ? 'var(--app-red-text)' : 'dimmed'}>
          {distanceText(row.days)}
        </Text>
      </div>
      <div className={classes.what}>
        <Link to={row.path} state={backLinkState} className={classes.link}>
          {name ? `${name}: ${row.subject}` : row.subject}
        </Link>
        <Text size="xs" c="dimmed">
          {bothDays(row)}
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
