import { Text } from '@mantine/core'
import { followUpCatalogue } from '@registrar/domain/follow-ups/catalogue'
import type { FollowUp } from '@registrar/domain/follow-ups/follow-up'
import { isDueSoon, isOverdue } from '@registrar/domain/follow-ups/follow-up-rules'
import { daysBetween, displayDate, type IsoDate } from '@registrar/domain/shared/iso-date'
import { today } from '#lib/clock'

const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`

type Due = { words: string; tone: string }
const dueOf = (followUp: FollowUp, deadline: IsoDate, day: IsoDate): Due | undefined => {
  const left = daysBetween(day, deadline)
  if (isOverdue(followUp, day)) return { words: `late by ${days(-left)}`, tone: 'var(--app-red-text)' }
  if (!isDueSoon(followUp, day)) return undefined
  return { words: left === 0 ? 'today' : `in ${days(left)}`, tone: 'var(--app-amber-text)' }
}

/** The deadline in words: late and near ones say so, a kind without days has no target. Source: decision F2. */
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
  const due = dueOf(followUp, followUp.deadline, today())
  return (
    <>
      {displayDate(followUp.deadline)}
      {due && (
        <Text span size="xs" ml={8} c={due.tone}>
          {due.words}
        </Text>
      )}
    </>
  )
}
