import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { displayDate, type IsoDate } from '@registrar/domain/shared/iso-date'
import type { ShareClass } from '@registrar/domain/shares/share-class'
import { shareEventLabels } from '@registrar/domain/shares/share-event'
import { sharesCalls } from '@registrar/domain/shares/shares.calls'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { HistoryButton } from '#features/history'
import { today } from '#lib/clock'
import { useRowDialog } from '#lib/use-row-dialog'
import { confirm } from '#ui/confirm'
import { DateField } from '#ui/date-field'
import { Permitted } from '#ui/permitted'
import { PlainTable } from '#ui/plain-table'
import { QueryResult } from '#ui/query-result'
import { Section } from '#ui/section'
import { ShareCapital } from './share-capital.tsx'
import { ShareCertificates } from './share-certificates.tsx'
import { ShareEventDialog } from './share-event-dialog.tsx'
import { joinNames, sharesText } from './share-texts.ts'
import { shareCertificatesQuery, shareClassesQuery, shareEventsQuery, useTurnHoldingsIntoEvents } from './shares.api.ts'

const headings = ['Event', 'Entered', 'Shares', 'From', 'To', 'History'].map((label) => ({ label }))

const question = {
  title: 'Turn the holdings into events?',
  message:
    'The registers stay as they are. From then on shares are entered here as events, and no longer on the links of the members. To go back, delete the events, the latest first.',
  confirmLabel: 'Turn them into events',
}

// Holdings that were entered on links have certificates, and no events.
const TurnHoldings = ({ organizationId }: { organizationId: string }) => {
  const turn = useTurnHoldingsIntoEvents(organizationId)
  const ask = async () => {
    if (await confirm(question)) turn.mutate()
  }

  return (
    <Group>
      <Text size="sm">The shares were entered on the links of the members.</Text>
      <Permitted call={sharesCalls.turnHoldingsIntoEvents}>
        <Button size="xs" variant="default" loading={turn.isPending} onClick={() => void ask()}>
          Turn them into events
        </Button>
      </Permitted>
    </Group>
  )
}

/** `knownClasses`: undefined while they are read, and where that failed */
type EventsProps = { organizationId: string; knownClasses: readonly ShareClass[] | undefined }

const ShareEvents = ({ organizationId, knownClasses }: EventsProps) => {
  const classes = knownClasses ?? []
  const query = useQuery(shareEventsQuery(organizationId))
  const { data: certificates = [] } = useQuery(shareCertificatesQuery(organizationId, undefined))
  const { open, openRow, isAdding, add, close } = useRowDialog(query.data)

  return (
    <Section title="Events">
      {query.data?.length === 0 && certificates.length > 0 && <TurnHoldings organizationId={organizationId} />}
      <QueryResult query={query} failureMessage="Error fetching the events" empty="No events of shares yet">
        {(events) => (
          <PlainTable label="Events of shares" headings={headings}>
            {events.map((event) => (
              <tr key={event._id}>
                <td>
                  <Anchor component="button" type="button" size="sm" ta="left" onClick={() => openRow(event)}>
                    {shareEventLabels[event.kind]}
                  </Anchor>
                </td>
                <td>{event.on ? displayDate(event.on) : 'Unknown day'}</td>
                <td>{sharesText(event, classes)}</td>
                <td>{joinNames(event.from)}</td>
                <td>{joinNames(event.to)}</td>
                <td>
                  <HistoryButton recordType="share-event" recordId={event._id} name={shareEventLabels[event.kind]} />
                </td>
              </tr>
            ))}
          </PlainTable>
        )}
      </QueryResult>
      <Permitted call={sharesCalls.createShareEvent}>
        <Group mt="sm">
          <Button size="xs" variant="default" disabled={classes.length === 0} onClick={add}>
            Add an event
          </Button>
          {knownClasses?.length === 0 && <Text size="sm">Add a class first.</Text>}
        </Group>
      </Permitted>
      {(open || isAdding) && (
        <ShareEventDialog organizationId={organizationId} classes={classes} event={open} onClose={close} />
      )}
    </Section>
  )
}

/** The shares of a company: capital and certificates as at any day, and what happened to them (SHARE-2, SHARE-5, SHARE-7). */
export const SharesTab = ({ organizationId }: { organizationId: string }) => {
  const [asAt, setAsAt] = useState<IsoDate>(today())
  const { data: classes } = useQuery(shareClassesQuery(organizationId))

  return (
    <Stack gap="md">
      <DateField label="As at" value={asAt} onEntry={(day) => day && setAsAt(day)} clearable={false} w={150} />
      <ShareCapital organizationId={organizationId} asAt={asAt} classes={classes ?? []} />
      <ShareEvents organizationId={organizationId} knownClasses={classes} />
      <ShareCertificates organizationId={organizationId} asAt={asAt} />
    </Stack>
  )
}
