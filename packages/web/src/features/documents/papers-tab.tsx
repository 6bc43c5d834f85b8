import { Button, Group, Stack, Text } from '@mantine/core'
import { documentsCalls, type PaperRow } from '@registrar/domain/documents/documents.calls'
import { paperFields } from '@registrar/domain/documents/paper-fields'
import type { Organization } from '@registrar/domain/organizations/organization'
import { missingText } from '@registrar/domain/registers/missing-facts'
import type { Language } from '@registrar/domain/shared/language'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { errorMessage } from '#lib/error-message'
import { useListState } from '#lib/list-state'
import { Permitted } from '#ui/permitted'
import { InItsLanguage } from '#ui/in-its-language'
import { PlainTable } from '#ui/plain-table'
import { Section } from '#ui/section'
import { Failed, Loading } from '#ui/states'
import { UnprintableLetters } from '#ui/unprintable-letters'
import { paperAddress, papersQuery, useFileDocument } from './documents.api.ts'
import { FiledPapers } from './filed-papers.tsx'
import { MinuteBook } from './minute-book.tsx'
import { PaperLanguage } from './paper-language.tsx'
import { PaperModal } from './paper-modal.tsx'

const route = getRouteApi('/staff/organization/$id/{-$tab}')
const headings = [
  { label: 'Paper' },
  { label: 'Missing' },
  { label: 'Actions', align: 'right' as const, onPhone: 'bare' as const },
]

type RowProps = { organizationId: string; row: PaperRow; language: Language; onFill: () => void }

const PaperActions = ({ organizationId, row, language, onFill }: RowProps) => {
  const file = useFileDocument()
  const { document, title } = row

  return (
    <Group gap="xs" wrap="nowrap" justify="flex-end">
      <Button
        component="a"
        href={paperAddress(organizationId, document, language)}
        target="_blank"
        rel="noopener"
        variant="default"
        size="compact-sm"
        aria-label={`Preview ${title}`}
      >
        Preview
      </Button>
      <Permitted call={documentsCalls.fileDocument}>
        <Button variant="default" size="compact-sm" onClick={onFill} aria-label={`Fill in ${title}`}>
          Fill in
        </Button>
        <Button
          variant="default"
          size="compact-sm"
          loading={file.isPending}
          onClick={() => file.mutate({ organizationId, document, language })}
          aria-label={`File ${title}`}
        >
          File
        </Button>
      </Permitted>
    </Group>
  )
}

/** So many lines are enough to say that an extract is no true one; the paper has all of them. */
const MOST_LINES = 3

const Missing = ({ row: { missing, notOnRecord } }: { row: PaperRow }) => {
  const fields = missing.map((name) => paperFields[name].label.en).join(', ')
  const lines = notOnRecord.map((facts) => missingText(facts))
  const others = lines.length - MOST_LINES
  return (
    <Text size="sm" c="dimmed" component="div">
      {fields || (lines.length === 0 && 'Nothing')}
      {lines.slice(0, MOST_LINES).map((line, index) => (
        <div key={index}>{line}</div>
      ))}
      {others > 0 && <div>and of {others} more</div>}
    </Text>
  )
}

/** The papers that can be made from the record, each with what is missing (DOC-1, DOC-2). */
export const PapersTab = ({ organization }: { organization: Organization }) => {
  const { _id: organizationId } = organization
  const { values, set } = useListState(route.useSearch())
  const language: Language = values.language ?? organization.language ?? 'en'
  const [filled, setFilled] = useState<PaperRow>()
  const { data, error, refetch } = useQuery(papersQuery(organizationId, language, organization.version))

  return (
    <Stack gap="md">
      <Group>
        <PaperLanguage label="Language" value={language} onChange={(chosen) => set({ language: chosen })} />
      </Group>
      <FiledPapers organizationId={organizationId} version={organization.version} />
      <MinuteBook organization={organization} />
      <Section title="Papers">
        {error && <Failed message={errorMessage(error)} onRetry={() => void refetch()} />}
        {!data && !error && <Loading />}
        {data && (
          <PlainTable label="Papers and what is missing" headings={headings}>
            {data.map((row) => (
              <tr key={row.document}>
                <td>
                  <InItsLanguage text={row.title} language={language} />
                </td>
                <td style={{ whiteSpace: 'normal', minWidth: 220 }}>
                  <Missing row={row} />
                  {row.warnings.map(({ field, message }) => (
                    <Text key={`${field} ${message}`} size="sm" c="var(--app-amber-text)">
                      {paperFields[field].label.en}: {message}
                    </Text>
                  ))}
                  <UnprintableLetters letters={row.unprintable} />
                </td>
                <td data-align="right">
                  <PaperActions
                    organizationId={organizationId}
                    row={row}
                    language={language}
                    onFill={() => setFilled(row)}
                  />
                </td>
              </tr>
            ))}
          </PlainTable>
        )}
      </Section>
      {filled && (
        <PaperModal
          key={filled.document}
          organizationId={organizationId}
          row={filled}
          language={language}
          onClose={() => setFilled(undefined)}
        />
      )}
    </Stack>
  )
}
