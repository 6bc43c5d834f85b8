import { ActionIcon, Button, Group, Loader, Text, Title } from '@mantine/core'
import { displayDate, displayMonth, type IsoDate } from '@registrar/domain/shared/iso-date'
import type { DeadlineRow } from '@registrar/domain/deadlines/deadline-listing'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useBackLinkState } from '#lib/back-link'
import { today } from '#lib/clock'
import { Failed, Loading } from '#ui/states'
import { otherMonth, weeksOf } from './calendar-days.ts'
import { deadlinesQuery, ownerName } from './deadlines.api.ts'
import classes from './deadlines.module.css'

const MAX_DEADLINES = 1000
const SHOWN_PER_DAY = 4
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

const Day = ({ day, rows, isOther }: { day: IsoDate; rows: DeadlineRow[]; isOther: boolean }) => {
  const [isExpanded, setExpanded] = useState(false)
  const backLinkState = useBackLinkState()
  const shown = isExpanded ? rows : rows.slice(0, SHOWN_PER_DAY)

  return (
    <li className={classes.day} data-other={isOther || undefined} data-empty={rows.length === 0 || undefined}>
      <time dateTime={day} className={classes.dayNumber} aria-current={day === today() ? 'date' : undefined}>
        <span className={classes.shortDay}>{Number(day.slice(8))}</span>
        <span className={classes.longDay}>{displayDate(day)}</span>
      </time>
      {shown.map((row) => (
        <Link
          key={row._id}
          to={row.path}
          state={backLinkState}
          className={classes.entry}
          data-late={row.state === 'overdue' || undefined}
          title={`${ownerName(row) ?? ''} ${row.subject}`.trim()}
        >
          {ownerName(row) ?? row.subject}
          {ownerName(row) && <span className={classes.entrySubject}> {row.subject}</span>}
        </Link>
      ))}
      {rows.length > shown.length && (
        <Button size="compact-xs" variant="subtle" onClick={() => setExpanded(true)}>
          {rows.length - shown.length} more
        </Button>
      )}
    </li>
  )
}

type Props = {
  month: string
  filters: Parameters<typeof deadlinesQuery>[0]
  onMonth: (month: string) => void
}

/** A month with the deadlines of each day. On a phone it is a list of the days that have deadlines. */
export const MonthCalendar = ({ month, filters, onMonth }: Props) => {
  const weeks = weeksOf(month)
  const days = weeks.flat()
  const [from, to] = [days[0], days.at(-1)]
  const list = useQuery(deadlinesQuery({ ...filters, from, to, limit: MAX_DEADLINES }))
  const byDay = Map.groupBy(list.data?.data ?? [], (row) => row.date)
  const isCut = (list.data?.totalItems ?? 0) > MAX_DEADLINES

  return (
    <section aria-label={`Calendar of ${displayMonth(`${month}-01`)}`}>
      <Group gap="xs" mb="xs">
        <ActionIcon size={30} aria-label="Previous month" onClick={() => onMonth(otherMonth(month, -1))}>
          <IconChevronLeft size={18} />
        </ActionIcon>
        <Title order={2} aria-live="polite">
          {displayMonth(`${month}-01`)}
        </Title>
        <ActionIcon size={30} aria-label="Next month" onClick={() => onMonth(otherMonth(month, 1))}>
          <IconChevronRight size={18} />
        </ActionIcon>
        <Button variant="default" size="xs" onClick={() => onMonth(today().slice(0, 7))}>
          This month
        </Button>
        {list.isPlaceholderData && <Loader size={16} aria-hidden />}
        {isCut && (
          <Text size="sm" c="dimmed">
            Only the first {MAX_DEADLINES} are shown: narrow the filters.
          </Text>
        )}
      </Group>
      {list.error && !list.data && <Failed message="Error fetching deadlines" onRetry={() => void list.refetch()} />}
      {list.isPending && <Loading />}
      {list.data && (
        <>
          <div className={classes.weekdays} aria-hidden>
            {weekdays.map((name) => (
              <span key={name}>{name}</span>
            ))}
          </div>
          <ul
            className={classes.calendar}
            aria-busy={list.isPlaceholderData}
            data-stale={list.isPlaceholderData || undefined}
          >
            {days.map((day) => (
              <Day key={day} day={day} rows={byDay.get(day) ?? []} isOther={!day.startsWith(month)} />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
