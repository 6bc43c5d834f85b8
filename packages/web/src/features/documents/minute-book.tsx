import { Anchor, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { minuteBookCalls } from '@registrar/domain/documents/minute-book.calls'
import type { Minute } from '@registrar/domain/documents/minute'
import type { Organization } from '@registrar/domain/organizations/organization'
import { DEFAULT_LIMIT } from '@registrar/domain/shared/page'
import { pathOf } from '@registrar/domain/shared/call'
import { displayDate } from '@registrar/domain/shared/iso-date'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DEBOUNCE_MS } from '#lib/debounce'
import { errorMessage } from '#lib/error-message'
import { InItsLanguage } from '#ui/in-its-language'
import { Pagination } from '#ui/pagination'
import { Permitted } from '#ui/permitted'
import { PlainTable } from '#ui/plain-table'
import { Section } from '#ui/section'
import { Failed, Loading } from '#ui/states'
import { minuteBookQuery } from './documents.api.ts'
import { SignedModal } from './signed-modal.tsx'

const headings = [
  { label: 'Number' },
  { label: 'Day', onPhone: 'top' as const },
  { label: 'Paper', onPhone: 'bare' as const },
  { label: 'Signed on' },
  { label: 'Actions', align: 'right' as const, onPhone: 'bare' as const },
]

const MinuteRow = ({ minute, onSign }: { minute: Minute; onSign: () => void }) => (
  <tr>
    <td>{minute.number}</td>
    <td>{displayDate(minute.on)}</td>
    <td style={{ whiteSpace: 'normal', minWidth: 220 }}>
      <Anchor href={minute.file.url} target="_blank" rel="noopener" size="sm" title={minute.file.fileName}>
        <InItsLanguage text={minute.title} />
      </Anchor>
    </td>
    <td>
      {displayDate(minute.signedOn) || '–'}
      {minute.signedFile && (
        <>
          {' '}
          <Anchor href={minute.signedFile.url} target="_blank" rel="noopener" size="sm">
            Scan
          </Anchor>
        </>
      )}
    </td>
    <td data-align="right">
      <Permitted call={minuteBookCalls.updateMinute}>
        <Button variant="default" size="compact-sm" onClick={onSign} aria-label={`Signed: ${minute.title}`}>
          Signed…
        </Button>
      </Permitted>
    </td>
  </tr>
)

type Props = { organization: Pick<Organization, '_id' | 'attachedFiles'> }

/** The minute book of a company: each filed paper with its number, by its day (DOC-14). */
export const MinuteBook = ({ organization: { _id: organizationId, attachedFiles } }: Props) => {
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed, DEBOUNCE_MS)
  const [page, setPage] = useState(1)
  const [signed, setSigned] = useState<Minute>()
  const { data, error, refetch } = useQuery(minuteBookQuery(organizationId, search, page))

  return (
    <Section title="Minute book">
      <Stack gap="md">
        <Group justify="space-between" align="end" data-unprinted>
          <TextInput
            label="Search the minute book"
            value={typed}
            onChange={(event) => {
              setTyped(event.currentTarget.value)
              setPage(1)
            }}
          />
          <Button
            component="a"
            href={pathOf(minuteBookCalls.printMinuteBook.path, { id: organizationId })}
            target="_blank"
            rel="noopener"
            variant="default"
          >
            Minute book as PDF
          </Button>
        </Group>
        {error && <Failed message={errorMessage(error)} onRetry={() => void refetch()} />}
        {!data && !error && <Loading />}
        {data?.data.length === 0 && (
          <Text size="sm" c="dimmed">
            {search ? 'No paper has these words.' : 'Nothing has been filed yet.'}
          </Text>
        )}
        {data && data.data.length > 0 && (
          <PlainTable label="Entries of the minute book" headings={headings}>
            {data.data.map((minute) => (
              <MinuteRow key={minute._id} minute={minute} onSign={() => setSigned(minute)} />
            ))}
          </PlainTable>
        )}
        {data && data.totalPages > 1 && (
          <Pagination
            label="Pages of the minute book"
            page={page}
            limit={DEFAULT_LIMIT}
            totalItems={data.totalItems}
            totalPages={data.totalPages}
            onPage={setPage}
          />
        )}
      </Stack>
      {signed && (
        <SignedModal key={signed._id} files={attachedFiles} minute={signed} onClose={() => setSigned(undefined)} />
      )}
    </Section>
  )
}
