import { Anchor, Button, Group } from '@mantine/core'
import type { Filing } from '@registrar/domain/filings/filing'
import { filingTitle } from '@registrar/domain/filings/filing-kinds'
import { filingStateLabels } from '@registrar/domain/filings/filing-state'
import { filingsCalls } from '@registrar/domain/filings/filings.calls'
import { addDays, displayDate } from '@registrar/domain/shared/iso-date'
import { timeLeftText } from '@registrar/domain/shared/time-distance'
import { useQuery } from '@tanstack/react-query'
import { useRowDialog } from '#lib/use-row-dialog'
import { LATE_COLOR } from '#ui/due-date'
import { Permitted } from '#ui/permitted'
import { PlainTable } from '#ui/plain-table'
import { QueryResult } from '#ui/query-result'
import { Section } from '#ui/section'
import { FilingDialog } from './filing-dialog.tsx'
import { filingsQuery } from './filings.api.ts'
import { NewFilingDialog } from './new-filing-dialog.tsx'

const headings = ['Document', 'What happened', 'On', 'Last day', 'State', 'Number'].map((label) => ({ label }))

const stateText = ({ state, sentOn, resentOn, registeredOn, correctBy, reason }: Filing): string => {
  const day = { sent: sentOn, registered: registeredOn, sentBack: correctBy, toFile: null, notNeeded: null }[state]
  const text = filingStateLabels[state]
  if (!day) return reason ? `${text}: ${reason}` : text
  if (state === 'sentBack') return `${text}, correct by ${displayDate(day)}`
  const again = state === 'sent' && resentOn ? ` and again ${displayDate(resentOn)}` : ''
  return `${text} ${displayDate(day)}${again}`
}

const lateText = ({ legalDate, daysLate }: Filing) => legalDate && timeLeftText(legalDate, addDays(legalDate, daysLate))

const FilingRow = ({ filing, onOpen }: { filing: Filing; onOpen: () => void }) => (
  <tr>
    <td>
      <Anchor component="button" type="button" size="sm" ta="left" onClick={onOpen}>
        {filingTitle(filing.kind)}
      </Anchor>
    </td>
    <td>{filing.kind === 'B1' ? `Made up to ${displayDate(filing.madeUpTo)}` : filing.event}</td>
    <td>{displayDate(filing.eventDate)}</td>
    <td style={{ color: filing.daysLate > 0 ? LATE_COLOR : undefined }}>
      {filing.legalDate ? displayDate(filing.legalDate) : '–'}
      {filing.daysLate > 0 && ` ${lateText(filing)}`}
      {filing.isUnconfirmed && ', not confirmed with the CRO'}
    </td>
    <td>{stateText(filing)}</td>
    <td>{filing.submissionNumber}</td>
  </tr>
)

/** The filings of a company: what is to be filed, and what was (FIL-6). */
export const FilingsTab = ({ organizationId, isBranch }: { organizationId: string; isBranch: boolean }) => {
  const query = useQuery(filingsQuery(organizationId))
  const { open, openRow, isAdding, add, close } = useRowDialog(query.data)

  return (
    <Section title="Filings">
      <QueryResult
        query={query}
        failureMessage="Error fetching the filings"
        empty="No filings. The annual return appears once the incorporation date is known."
      >
        {(filings) => (
          <PlainTable label="Filings" headings={headings}>
            {filings.map((filing) => (
              <FilingRow key={filing._id} filing={filing} onOpen={() => openRow(filing)} />
            ))}
          </PlainTable>
        )}
      </QueryResult>
      <Permitted call={filingsCalls.createFiling}>
        <Group mt="sm">
          <Button size="xs" variant="default" onClick={add}>
            Add a filing
          </Button>
        </Group>
      </Permitted>
      {open && <FilingDialog filing={open} onClose={close} />}
      {isAdding && <NewFilingDialog organizationId={organizationId} isBranch={isBranch} onClose={close} />}
    </Section>
  )
}
