import { Button, Stack, Text, Title } from '@mantine/core'
import type { ImportRun } from '@registrar/domain/imports/import-run'
import { importsCalls } from '@registrar/domain/imports/imports.calls'
import { useQuery } from '@tanstack/react-query'
import { displayInstantDay } from '#lib/clock'
import { confirm } from '#ui/confirm'
import { Permitted } from '#ui/permitted'
import { PlainTable } from '#ui/plain-table'
import { PagedResult } from '#ui/query-result'
import { kindLabels } from './kind-labels.ts'
import { IMPORTS_LIMIT, importsQuery, useUndoImport } from './imports.api.ts'
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

const UndoButton = ({ run }: { run: ImportRun }) => {
  const undo = useUndoImport()

  const confirmAndUndo = async () => {
    const message = `The records that ${run.fileName} created go to the bin. Those that it changed get their old values back.`
    if (await confirm({ title: 'Take the import back?', message, confirmLabel: 'Take back', isDestructive: true }))
      undo.mutate(run)
  }

  if (run.undoneAt)
    return (
      <Text span size="sm" c="dimmed">
        taken back {displayInstantDay(run.undoneAt)}
      </Text>
    )
  return (
    <Button
      size="compact-sm"
      variant="default"
      loading={undo.isPending}
      onClick={() => void confirmAndUndo()}
      aria-label={`Take back ${run.fileName}`}
    >
      Take back
    </Button>
  )
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
                <td>{run.fileName}</td>
                <td>{kindLabels[run.kind]}</td>
                <td>{run.user?.name}</td>
                <td data-align="right">{run.counts.made}</td>
                <td data-align="right">{run.counts.updated}</td>
                <td>
                  <Permitted call={importsCalls.undoImport}>
                    <UndoButton run={run} />
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
