import { Text } from '@mantine/core'
import type { CompanyReturn } from '@registrar/domain/deadlines/work-deadlines'
import { followUpCatalogue } from '@registrar/domain/follow-ups/catalogue'
import type { FollowUpDates } from '@registrar/domain/follow-ups/follow-up-rules'
import { displayDate } from '@registrar/domain/shared/iso-date'
import { today } from '#lib/clock'
import { closingDays } from '#lib/firm-calendar'
import { LATE_COLOR } from '#ui/due-date'
import { deadlineNote } from './deadline-note.ts'
import classes from './follow-up.module.css'

type Props = {
  followUp: FollowUpDates & { archived_at: string | null; companyReturn?: CompanyReturn | null }
  /** its company, where the follow-up does not say what return is due */
  company?: CompanyReturn
  size?: 'xs' | 'sm'
}

// The earlier of the two days is the one that counts, and a kind without days has the legal day alone.
const shownDay = ({ name, deadline, legalDay }: FollowUpDates) => {
  const target = followUpCatalogue[name].days === 0 ? null : deadline
  return legalDay && (!target || legalDay <= target)
    ? { day: legalDay, prefix: 'In law by ' }
    : { day: target, prefix: '' }
}

/**
 * A deadline, with a note when it is late or near, and red when it is late; 'In law by' before a legal day; 'no target' for
 * a kind without days (FUP-33, FUP-14, FUP-3, DUE-10).
 */
export const DeadlineText = ({ followUp, company = followUp.companyReturn ?? undefined, size = 'sm' }: Props) => {
  const { day, prefix } = shownDay(followUp)

  if (!day && followUpCatalogue[followUp.name].days === 0)
    return (
      <Text span size={size} c="dimmed">
        no target
      </Text>
    )

  if (!day)
    return (
      <Text span size={size} c="dimmed">
        No deadline
      </Text>
    )

  const note = deadlineNote(followUp, today(), closingDays(), company)

  return (
    <Text span inherit c={note?.isLate ? LATE_COLOR : undefined}>
      {prefix}
      {displayDate(day)}{' '}
      {note && (
        <Text span size="xs" className={classes.note} c={note.isLate ? LATE_COLOR : 'var(--app-amber-text)'}>
          {note.text}
        </Text>
      )}
    </Text>
  )
}
