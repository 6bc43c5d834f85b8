import { Text } from '@mantine/core'
import { followUpCatalogue } from '@registrar/domain/follow-ups/catalogue'
import type { FollowUp, FollowUpEdits, FollowUpHistoryEntry } from '@registrar/domain/follow-ups/follow-up'
import { displayDate } from '@registrar/domain/shared/iso-date'
import { displayInstant } from '#lib/clock'
import classes from './follow-up.module.css'

const fieldLabels = {
  ARD: 'the ARD',
  start_date: 'the start date',
  legalDay: 'the legal day',
  comments: 'the comments',
} as const

const valueText = (value: string | null): string => (value === null ? 'none' : displayDate(value))

// Dates show their old and new value. Comments are only named: they are on the screen, and 'All changes' has the old ones.
const editsText = ({ ARD, start_date, legalDay, comments }: FollowUpEdits): string => {
  const dates = Object.entries({ ARD, start_date, legalDay }).flatMap(([field, change]) =>
    change
      ? [`${fieldLabels[field as keyof typeof fieldLabels]} from ${valueText(change[0])} to ${valueText(change[1])}`]
      : [],
  )
  return [...dates, ...(comments ? [fieldLabels.comments] : [])].join(' and ')
}

const actionText = (entry: FollowUpHistoryEntry, steps: readonly string[]): string => {
  const edits = entry.fields ? editsText(entry.fields) : ''
  if (entry.action === 'edited') return `changed ${edits}`
  if (entry.action === 'archived') return 'archived it'
  if (entry.action === 'unarchived') return 'unarchived it'
  if (entry.action === 'created') return 'created it'

  const to = entry.current_step_index

  const move = `moved it from step ${entry.last_step_index ?? 0} to step ${to}, ${steps[to] ?? ''}`
  return edits ? `${move}, and changed ${edits}` : move
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
