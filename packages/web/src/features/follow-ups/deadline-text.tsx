import { Text } from '@mantine/core'
import { followUpCatalogue } from '@registrar/domain/follow-ups/catalogue'
import type { FollowUp } from '@registrar/domain/follow-ups/follow-up'
import { displayDate } from '@registrar/domain/shared/iso-date'
import { today } from '#lib/clock'
import { deadlineNote } from './deadline-note.ts'

/** A deadline, with a note when it is late or near; 'no target' for a kind without days (FUP-33, FUP-3). */
export const DeadlineText = ({ followUp }: { followUp: FollowUp }) => {
  if (followUpCatalogue[followUp.name].days === 0)
    return (
      <Text span size="sm" c="dimmed">
        no target
      </Text>
    )

  if (!followUp.deadline)
    return (
      <Text span size="sm" c="dimmed">
        No deadline
      </Text>
    )

  const note = deadlineNote(followUp, followUp.deadline, today())

  return (
    <>
      {displayDate(followUp.deadline)}
      {note && (
        <Text span size="xs" ml={8} c={note.color}>
          {note.text}
        </Text>
      )}
    </>
  )
}
