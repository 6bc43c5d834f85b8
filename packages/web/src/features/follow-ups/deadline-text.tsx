import { Text } from '@mantine/core'
import { followUpCatalogue } from '@registrar/domain/follow-ups/catalogue'
import type { FollowUp } from '@registrar/domain/follow-ups/follow-up'
import { isDueSoon, isOverdue } from '@registrar/domain/follow-ups/follow-up-rules'
import { daysBetween, displayDate, type IsoDate } from '@registrar/domain/shared/iso-date'
import { today } from '#lib/clock'

const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`

type DueText = { text: string; color: string }
const dueTextOf = (followUp: FollowUp, deadline: IsoDate, day: IsoDate): DueText | undefined => {
  const left = daysBetween(day, deadline)
  if (isOverdue(followUp, day)) return { text: `late by ${days(-left)}`, color: 'var(--app-red-text)' }
  if (!isDueSoon(followUp, day)) return undefined

  return { text: left === 0 ? 'today' : `in ${days(left)}`, color: 'var(--app-amber-text)' }
}

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

  const due = dueTextOf(followUp, followUp.deadline, today())

  return (
    <>
      {displayDate(followUp.deadline)}
      {due && (
        <Text span size="xs" ml={8} c={due.color}>
          {due.text}
        </Text>
      )}
    </>
  )
}
