import { Anchor, Text } from '@mantine/core'
import type { ListedReminder } from '@registrar/domain/reminders/reminder'
import { reminderRuleLabels } from '@registrar/domain/reminders/reminder-rule'
import { userName } from '@registrar/domain/users/users'
import { displayDate } from '@registrar/domain/shared/iso-date'
import { countText } from '@registrar/domain/shared/count-text'
import { Link } from '@tanstack/react-router'
import { displayInstant } from '#lib/clock'
import { addressLink } from '#lib/address-link'
import type { Selection } from '#lib/selection'
import { usePhone } from '#lib/use-phone'
import { InItsLanguage } from '#ui/in-its-language'
import { PlainTable } from '#ui/plain-table'
import { RowCheckbox } from '#ui/selection-checkboxes'

type Props = {
  rows: ListedReminder[]
  /** undefined when the rows cannot be chosen */
  selection: Selection | undefined
  onOpen: (row: ListedReminder) => void
}

const dayText = (days: number): string => {
  if (days === 0) return 'on the day'
  return days > 0 ? `${countText(days, 'day')} before` : `${countText(-days, 'day')} after`
}

const recordPath = ({ organizationId, personId }: ListedReminder): string | undefined => {
  if (personId) return `/people/${personId}`
  return organizationId ? `/organization/${organizationId}` : undefined
}

const stateText = ({ state, reason }: ListedReminder): string => {
  if (reason === null) return state
  return state === 'prepared' ? `cannot be sent: ${reason}` : `${state}: ${reason}`
}

const usersText = ({ users }: ListedReminder): string => users.map(userName).join(', ')

/** Reminders with a tick each; the subject opens the preview. */
export const RemindersTable = ({ rows, selection, onOpen }: Props) => {
  const isPhone = usePhone()
  const headings = [
    ...(selection ? [{ label: 'Choose', width: 80 }] : []),
    { label: 'Client', width: 240 },
    { label: 'Reminder', width: 150, onPhone: 'hidden' as const },
    { label: 'Date', width: 110, onPhone: 'top' as const },
    { label: 'Subject', onPhone: 'bare' as const },
    { label: 'To', onPhone: 'hidden' as const },
    { label: 'State', width: 190, onPhone: 'bare' as const },
    { label: 'In charge', width: 130, onPhone: 'hidden' as const },
  ]

  return (
    <PlainTable label="Reminders" headings={headings}>
      {rows.map((row) => {
        const name = row.personName ?? row.organizationName ?? 'Unknown'
        const path = recordPath(row)

        return (
          <tr key={row._id}>
            {selection && (
              <td>
                <RowCheckbox
                  selection={selection}
                  id={row._id}
                  name={row.subject.includes(name) ? `Choose ${row.subject}` : `Choose ${row.subject} (${name})`}
                />
              </td>
            )}
            <td title={name}>{path ? <Link {...addressLink(path)}>{name}</Link> : name}</td>
            <td>
              {reminderRuleLabels[row.kind]}
              <Text size="xs" c="dimmed">
                {dayText(row.days)}
              </Text>
            </td>
            <td>{displayDate(row.date)}</td>
            <td>
              <Anchor
                component="button"
                type="button"
                size="sm"
                ta="left"
                truncate
                maw="100%"
                title={row.subject}
                onClick={() => onOpen(row)}
              >
                <InItsLanguage text={row.subject} language={row.language} />
              </Anchor>
            </td>
            <td title={row.to ?? undefined}>
              {row.to ? <span data-long-word>{row.to}</span> : <Text size="sm">No address</Text>}
            </td>
            <td style={row.reason === null ? undefined : { whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
              {isPhone && row.state === 'prepared' && row.reason === null ? null : stateText(row)}
              {row.decidedAt && (
                <Text size="xs" c="dimmed">
                  {displayInstant(row.decidedAt)}
                </Text>
              )}
            </td>
            <td title={usersText(row)}>{usersText(row)}</td>
          </tr>
        )
      })}
    </PlainTable>
  )
}
