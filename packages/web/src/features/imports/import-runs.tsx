import { Stack, Text, Title } from '@mantine/core'
import type { ImportRun } from '@registrar/domain/imports/import-run'
import { importsCalls } from '@registrar/domain/imports/imports.calls'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { addressLink } from '#lib/address-link'
import { displayInstantDay } from '#lib/clock'
import { Permitted } from '#ui/permitted'
import { PlainTable } from '#ui/plain-table'
import { PagedResult } from '#ui/query-result'
import { kindLabels } from './kind-labels.ts'
import { importedRecords } from './imported-records.ts'
import { IMPORTS_LIMIT, importsQuery } from './imports.api.ts'
import { TakeBackButton } from './take-back-button.tsx'
import type { OnPage } from '#ui/pagination'

const headings = [
  { label: 'Date' },
  { label: 'File' },
  { label: 'Kind' },
  { label: 'By' },
  { label: 'Created', align: 'right' as const },
  { label: 'Updated', align: 'right' as const },
  { label: 'Actions' },
]

const hasWritten = ({ counts }: ImportRun): boolean => counts.made + counts.updated > 0

const Undo = ({ run }: { run: ImportRun }) => {
  if (run.undoneAt)
    return (
      <Text span size="sm" c="dimmed">
        taken back {displayInstantDay(run.undoneAt)}
      </Text>
    )
  if (!hasWritten(run)) return null
  return (
    <TakeBackButton importId={run._id} fileName={run.fileName} label={`Take back ${run.fileName}`}>
      Take back
    </TakeBackButton>
  )
}

const FileName = ({ run }: { run: ImportRun }) => {
  const { _id, kind, fileName, undoneAt } = run
  const [list] = importedRecords(kind, _id)
  const isShown = undoneAt === null && hasWritten(run)
  return list && isShown ? <Link {...addressLink(list.address)}>{fileName}</Link> : fileName
}

type Props = { page: number; onPage: OnPage }

/** The past imports. Each can be taken back whole, as long as nothing has changed its records since (IMP-5). */
export const ImportRuns = ({ page, onPage }: Props) => {
  const query = useQuery(importsQuery(page))

  return (
    <Stack gap="xs">
      <Title order={2} size="h4">
        Past imports
      </Title>
      <PagedResult
        query={query}
        failureMessage="Error fetching imports"
        empty="No imports yet"
        page={page}
        limit={IMPORTS_LIMIT}
        onPage={onPage}
      >
        {(runs) => (
          <PlainTable label="Past imports" headings={headings}>
            {runs.map((run) => (
              <tr key={run._id}>
                <td>{displayInstantDay(run.at)}</td>
                <td>
                  <FileName run={run} />
                </td>
                <td>{kindLabels[run.kind]}</td>
                <td>{run.user?.name}</td>
                <td data-align="right">{run.counts.made}</td>
                <td data-align="right">{run.counts.updated}</td>
                <td>
                  <Permitted call={importsCalls.undoImport}>
                    <Undo run={run} />
                  </Permitted>
                </td>
              </tr>
            ))}
          </PlainTable>
        )}
      </PagedResult>
    </Stack>
  )
}
