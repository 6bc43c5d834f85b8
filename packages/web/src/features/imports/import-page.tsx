import { Button, Checkbox, Group, Progress, SegmentedControl, Stack, Text } from '@mantine/core'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { importKinds, type ImportKindName, type ImportReport } from '@registrar/domain/imports/import-run'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiProblem } from '#lib/api-problem'
import { useListState } from '#lib/list-state'
import { ListPage } from '#ui/list-page'
import { READ_ONLY_REASON, useIsReadOnly } from '#ui/permitted'
import { ImportDone } from './import-done.tsx'
import { ImportFileArea } from './import-file-area.tsx'
import { ImportReading } from './import-reading.tsx'
import { ImportColumns, ImportLines } from './import-report.tsx'
import { ImportRuns } from './import-runs.tsx'
import { ImportStatuses } from './import-statuses.tsx'
import { LikelyKind } from './likely-kind.tsx'
import { fileProblem, type ImportFile, useDryRun, useImport } from './imports.api.ts'
import { kindLabels } from './kind-labels.ts'
import { withChoices } from './with-choices.ts'

const route = getRouteApi('/staff/import')
const kindOptions = importKinds.map((value) => ({ value, label: kindLabels[value] }))

/** Imports a file in three steps: match its columns, try it without writing, then write it (IMP-1 to IMP-3). */
export const ImportPage = () => {
  const { values, set } = useListState(route.useSearch())
  const isReadOnly = useIsReadOnly()
  const [chosen, setChosen] = useState<ImportFile>()
  const kind = chosen?.kind ?? values.kind ?? 'organizations'
  const [report, setReport] = useState<ImportReport>()
  const [keepGood, setKeepGood] = useState(false)
  const [percent, setPercent] = useState<number>()
  const dryRun = useDryRun()
  const write = useImport()
  const isBusy = dryRun.isPending || write.isPending

  const tryFile = (input: ImportFile) => {
    setChosen(input)
    dryRun.mutate(input, { onSuccess: setReport, onError: () => setReport(undefined) })
  }

  // A refused choice changes nothing on the screen but for the messages at its columns.
  const matchColumn = (input: ImportFile) =>
    dryRun.mutate(input, {
      onSuccess: (tried) => {
        setChosen(input)
        setReport(tried)
      },
    })

  // The file is read anew as the other kind. One that was imported is not that of another kind.
  const chooseKind = (next: ImportKindName) => {
    set({ kind: next }, { replace: true })
    setReport(undefined)
    if (chosen && !report?.isWritten) tryFile({ kind: next, file: chosen.file, columns: {} })
    else startOver()
  }

  const startOver = () => {
    setChosen(undefined)
    setReport(undefined)
    dryRun.reset()
  }

  // While a choice is checked it stays as it was made.
  const shown = report && dryRun.isPending && dryRun.variables ? withChoices(report, dryRun.variables) : report
  const canWrite = report !== undefined && !report.isWritten && (report.counts.refused === 0 || keepGood)

  return (
    <ListPage title="Import">
      <Stack gap="lg">
        {isReadOnly ? (
          <Text size="sm" c="dimmed">
            {READ_ONLY_REASON}
          </Text>
        ) : (
          <>
            <SegmentedControl
              aria-label="What is in the file"
              data={kindOptions}
              value={kind}
              onChange={chooseKind}
              disabled={isBusy}
              maw={520}
            />
            <ImportFileArea
              file={chosen?.file}
              isBusy={isBusy}
              problem={fileProblem(dryRun.error)}
              onFile={(file) => tryFile({ kind, file, columns: {} })}
            />
          </>
        )}
        {percent !== undefined && <Progress value={percent} aria-label="How much is imported" />}
        {chosen && report && shown && (
          <>
            {report.isWritten && (
              <ImportDone
                kind={chosen.kind}
                report={report}
                fileName={chosen.file.name}
                onNext={chooseKind}
                onUndone={startOver}
              />
            )}
            {report.likelyKind && !report.isWritten && (
              <LikelyKind kind={report.likelyKind} isBusy={isBusy} onChoose={chooseKind} />
            )}
            <ImportReading
              report={shown}
              isBusy={isBusy || report.isWritten}
              problems={dryRun.error instanceof ApiProblem ? dryRun.error.fields : {}}
              onChange={(reading) => matchColumn({ ...chosen, reading: { ...chosen.reading, ...reading } })}
            />
            <ImportColumns
              report={shown}
              isBusy={isBusy || report.isWritten}
              problems={dryRun.error instanceof ApiProblem ? dryRun.error.fields : {}}
              onChange={(heading, field) =>
                matchColumn({ ...chosen, columns: { ...chosen.columns, [heading]: field } })
              }
            />
            <ImportStatuses
              unknown={report.unknownStatuses}
              chosen={(dryRun.isPending ? dryRun.variables : chosen).statuses ?? {}}
              isBusy={isBusy || report.isWritten}
              onChange={(statuses) => matchColumn({ ...chosen, statuses })}
            />
            <Group>
              <Button
                disabled={!canWrite || isBusy}
                loading={write.isPending}
                onClick={() =>
                  write.mutate(
                    { ...chosen, keepGood, onProgress: setPercent },
                    { onSuccess: setReport, onSettled: () => setPercent(undefined) },
                  )
                }
              >
                Import
              </Button>
              {report.counts.refused > 0 && !report.isWritten && (
                <Checkbox
                  label="Leave out the refused lines and import the rest"
                  checked={keepGood}
                  onChange={(event) => setKeepGood(event.currentTarget.checked)}
                />
              )}
            </Group>
            <ImportLines report={report} />
          </>
        )}
        <ImportRuns page={values.page} onPage={(page, how) => set({ page }, how)} />
      </Stack>
    </ListPage>
  )
}
