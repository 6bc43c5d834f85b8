import { Anchor, Group, Text } from '@mantine/core'
import type { HistoryField } from '@registrar/domain/history/history-entry'
import type { TimelineEntry, TimelineKind } from '@registrar/domain/timeline/timeline-entry'
import {
  IconFile,
  IconFileText,
  IconMail,
  IconNote,
  IconPencil,
  IconProgress,
  IconSend,
  type TablerIcon,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type AddressedRecord, EventBadge, ViewEmailButton } from '#features/emails'
import { displayInstant } from '#lib/clock'
import { InItsLanguage } from '#ui/in-its-language'
import { addressOfEntry, whatWasDone, whoDid } from './timeline-texts.ts'
import type { TimelineOwner } from './timeline.api.ts'
import classes from './timeline.module.css'

const icons: Record<TimelineKind, TablerIcon> = {
  change: IconPencil,
  email: IconMail,
  filing: IconSend,
  file: IconFile,
  note: IconNote,
  followUp: IconProgress,
  paper: IconFileText,
}

/** How many changed fields an entry shows; the history has all of them. */
const SHOWN_FIELDS = 3

const FieldLine = ({ field: { label, from, to } }: { field: HistoryField }) => (
  <Text size="sm" lineClamp={2} className={classes.value}>
    <Text span size="sm" c="dimmed">
      {label}:
    </Text>{' '}
    {from !== null && (
      <>
        <del>{from}</del> <span aria-hidden>→</span>{' '}
      </>
    )}
    {to ?? '(nothing)'}
  </Text>
)

const Details = ({ entry: { kind, action, fields } }: { entry: TimelineEntry }) => {
  if (kind === 'note') {
    const text = fields.find(({ field }) => field === 'text')?.to
    return text ? (
      <Text size="sm" lineClamp={4} className={classes.note}>
        <InItsLanguage text={text} />
      </Text>
    ) : null
  }
  if (action === 'created' || action === 'deleted') return null

  return (
    <>
      {fields.slice(0, SHOWN_FIELDS).map((field) => (
        <FieldLine key={field.field} field={field} />
      ))}
      {fields.length > SHOWN_FIELDS && (
        <Text size="xs" c="dimmed">
          and {fields.length - SHOWN_FIELDS} more
        </Text>
      )}
    </>
  )
}

const Title = ({ entry, owner }: Omit<Props, 'record'>) => {
  const address = addressOfEntry(entry, owner)
  const text = entry.title && <InItsLanguage text={entry.title} />
  if (!address) return text && <strong>{text}</strong>
  return (
    <Anchor component={Link} to={address} state={true} size="sm">
      {text ?? (address.endsWith('HISTORY_TAB') ? 'History' : 'Open')}
    </Anchor>
  )
}

type Props = { entry: TimelineEntry; owner: TimelineOwner; record: AddressedRecord }

/** One thing that happened: who did what when, and what it changed. */
export const TimelineEntryRow = ({ entry, owner, record }: Props) => {
  const Icon = icons[entry.kind]

  return (
    <li className={classes.entry}>
      <Icon size={16} stroke={1.6} aria-hidden className={classes.icon} />
      <div className={classes.text}>
        <Text size="sm" component="div">
          <strong>{whoDid(entry)}</strong> {whatWasDone(entry)} <Title entry={entry} owner={owner} />
          {entry.email && ` to ${entry.email.to}`}
          <Text span size="sm" c="dimmed">
            {' · '}
            <time dateTime={entry.at}>{displayInstant(entry.at)}</time>
          </Text>
        </Text>
        <Details entry={entry} />
        {entry.email && (
          <Group gap="xs" mt={2}>
            <EventBadge event={entry.email.event} reason={entry.email.reason} />
            <ViewEmailButton
              email={{ _id: entry.recordId, subject: entry.title ?? '', email: entry.email.to }}
              record={record}
            />
          </Group>
        )}
      </div>
    </li>
  )
}
