import { Text } from '@mantine/core'
import { followUpCatalogue } from '@registrar/domain/follow-ups/catalogue'
import type { FollowUpDates } from '@registrar/domain/follow-ups/follow-up-rules'
import { displayDate } from '@registrar/domain/shared/iso-date'
import { today } from '#lib/clock'
import { closingDays } from '#lib/firm-calendar'
import { LATE_COLOR } from '#ui/due-date'
import { deadlineNote } from './deadline-note.ts'

type Props = { followUp: FollowUpDates & { archived_at: string | null }; size?: 'xs' | 'sm' }

/**
 * A deadline, with a note when it is late or near, and red when it is late; 'no target' for a kind without days (FUP-33,
 * FUP-3, DUE-10).
 */
export const DeadlineText = ({ followUp, size = 'sm' }: Props) => {
  if (followUpCatalogue[followUp.name].days === 0)
    return (
      <Text span size={size} c="dimmed">
        no target
      </Text>
    )

  if (!followUp.deadline)
    return (
      <Text span size={size} c="dimmed">
        No deadline
      </Text>
    )

  const note = deadlineNote(followUp, today(), closingDays())

  return (
    <Text span inherit c={note?.isLate ? LATE_COLOR : undefined}>
      {displayDate(followUp.deadline)}
      {note && (
        <Text span size="xs" ml={8} c={note.isLate ? LATE_COLOR : 'var(--app-amber-text)'}>
          {note.text}
        </Text>
      )}
    </Text>
  )
}
