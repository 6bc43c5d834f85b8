import { Text } from '@mantine/core'
import { followUpCatalogue } from '@registrar/domain/follow-ups/catalogue'
import type { FollowUp, FollowUpHistoryEntry } from '@registrar/domain/follow-ups/follow-up'
import { displayInstant } from '#lib/clock'
import classes from './follow-up.module.css'

const actionText = (entry: FollowUpHistoryEntry, steps: readonly string[]): string => {
  if (entry.action === 'archived') return 'archived it'
  if (entry.action === 'unarchived') return 'unarchived it'
  if (entry.action === 'created') return 'created it'

  const to = entry.current_step_index

  return `moved it from step ${entry.last_step_index ?? 0} to step ${to}, ${steps[to] ?? ''}`
}

/** Who did what and when, newest first (FUP-7). */
export const FollowUpHistory = ({ followUp }: { followUp: FollowUp }) => {
  const { steps } = followUpCatalogue[followUp.name]

  return (
    <ul className={classes.history} aria-label={`History of ${followUp.label}`}>
      {followUp.history.toReversed().map((entry, index) => (
        <li key={index}>
          <Text span size="xs" c="dimmed" className={classes.when}>
            {displayInstant(entry.date)}
          </Text>
          <Text span size="xs">
            <strong>{[entry.from_first_name, entry.from_last_name].filter(Boolean).join(' ') || 'Unknown user'}</strong>{' '}
            {actionText(entry, steps)}
          </Text>
        </li>
      ))}
    </ul>
  )
}
