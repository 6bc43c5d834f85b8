import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core'
import type { HistoryDifference } from '@registrar/domain/history/history-entry'
import { historyCalls } from '@registrar/domain/history/history.calls'
import { displayDate, type IsoDate } from '@registrar/domain/shared/iso-date'
import { countText } from '@registrar/domain/shared/count-text'
import { useQuery } from '@tanstack/react-query'
import { errorMessage } from '#lib/error-message'
import { confirm } from '#ui/confirm'
import { Permitted } from '#ui/permitted'
import { Empty, Failed, Loading } from '#ui/states'
import { asOfQuery, type HistoryRecord, useRestoreAsOf, useRestoreEntry } from './history.api.ts'
import { RestoreValueButton } from './restore-value-button.tsx'
import classes from './history.module.css'

const Difference = ({ difference, onRestore }: { difference: HistoryDifference; onRestore: () => void }) => (
  <li className={classes.field}>
    <Text span size="sm" c="dimmed">
      {difference.label}
    </Text>
    <Text span size="sm" className={classes.values}>
      {difference.was ?? 'nothing'}
      <Text span size="sm" c="dimmed">
        {' '}
        · now {difference.is ?? 'nothing'}
      </Text>
    </Text>
    <RestoreValueButton
      label={difference.label}
      value={difference.was}
      isList={difference.isList ?? false}
      onRestore={onRestore}
    />
  </li>
)

/** The fields that were different at the end of a day, and a button that brings all of them back (HIST-6). */
export const RecordAsOf = ({ record, day }: { record: HistoryRecord; day: IsoDate }) => {
  const { data, error, refetch } = useQuery(asOfQuery(record, day))
  const restore = useRestoreAsOf(record)
  const restoreValue = useRestoreEntry()

  const confirmAndRestore = async () => {
    const message = `This sets ${countText(data?.length ?? 0, 'field')} to what they were on ${displayDate(day)}.`
    if (await confirm({ title: 'Restore the record?', message, confirmLabel: 'Restore' })) restore.mutate(day)
  }

  if (!data) return error ? <Failed message={errorMessage(error)} onRetry={() => void refetch()} /> : <Loading />
  if (data.length === 0) return <Empty>The record was the same on {displayDate(day)}</Empty>

  return (
    <Paper component="section" p="md" aria-label={`As it was on ${displayDate(day)}`}>
      <Stack gap="sm">
        <Group justify="space-between">
          <Title order={3}>As it was on {displayDate(day)}</Title>
          <Permitted call={historyCalls.restoreHistoryAsOf}>
            <Button size="xs" loading={restore.isPending} onClick={() => void confirmAndRestore()}>
              Restore all of it
            </Button>
          </Permitted>
        </Group>
        <ul className={classes.fields}>
          {data.map((difference) => (
            <Difference
              key={difference.field}
              difference={difference}
              onRestore={() => restoreValue.mutate({ id: difference.entryId, fields: [difference.field] })}
            />
          ))}
        </ul>
      </Stack>
    </Paper>
  )
}
