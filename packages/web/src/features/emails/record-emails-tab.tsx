import type { EmailAboutRecord } from '@registrar/domain/emails/stored-email'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { displayInstant } from '#lib/clock'
import { type Column, DataTable } from '#ui/data-table'
import { InItsLanguage } from '#ui/in-its-language'
import { PagedResult } from '#ui/query-result'
import { Section } from '#ui/section'
import type { AddressedRecord } from './address-today.ts'
import { EventBadge } from './event-badge.tsx'
import { type EmailsOwner, RECORD_EMAILS_LIMIT, recordEmailsQuery } from './stored-emails.api.ts'
import { subjectText } from './subject-text.ts'
import { ViewEmailButton } from './view-email-button.tsx'

const columnsFor = (record: AddressedRecord): Column<EmailAboutRecord>[] => [
  { label: 'Date', card: 'bottom', cell: (row) => displayInstant(row.date) },
  { label: 'Subject', card: 'title', cell: (row) => <InItsLanguage text={subjectText(row.subject)} /> },
  { label: 'To', card: 'bottom', cell: (row) => row.email },
  { label: 'By', cell: (row) => row.user?.name ?? 'Registrar' },
  { label: 'Event', card: 'top', cell: (row) => <EventBadge event={row.event} reason={row.reason} /> },
  {
    label: 'Action',
    card: 'bottom',
    isOnScreenOnly: true,
    cell: (row) => <ViewEmailButton email={row} record={record} />,
  },
]

type Props = { owner: EmailsOwner; record: AddressedRecord }

/** The emails about a company or a person, each with its text and the way to send it again (MAIL-18, MAIL-19). */
export const RecordEmailsTab = ({ owner, record }: Props) => {
  const [page, setPage] = useState(1)
  const query = useQuery(recordEmailsQuery(owner, page))

  return (
    <Section title="Emails">
      <PagedResult
        query={query}
        failureMessage="Failed to fetch emails"
        empty="No email was sent yet."
        paginationLabel="Pages of the emails"
        page={page}
        limit={RECORD_EMAILS_LIMIT}
        onPage={setPage}
      >
        {(emails) => (
          <DataTable label="Emails" columns={columnsFor(record)} rows={emails} rowKey={({ _id }) => _id} empty={null} />
        )}
      </PagedResult>
    </Section>
  )
}
