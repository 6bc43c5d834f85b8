import { Paper, Stack, Table, Text, Title } from '@mantine/core'
import '@mantine/core/styles/Table.layer.css'
import { type BackupReport, backupsCalls } from '@registrar/domain/backups/backups.calls'
import { countText } from '@registrar/domain/shared/count-text'
import { useQuery } from '@tanstack/react-query'
import { displayInstant } from '#lib/clock'
import { useMay } from '#lib/may'
import { usePageTitle } from '#lib/page-title'
import { useErrorToast } from '#lib/use-error-toast'
import { Notice } from '#ui/notice'
import { Failed, Loading } from '#ui/states'
import { backupsQuery } from './backups.api.ts'

const FAILURE = 'Error fetching the backups'

const keptText = ({ daily, weekly, monthly }: BackupReport['keep']): string =>
  `The last of ${countText(daily, 'day')}, ${countText(weekly, 'week')} and ${countText(monthly, 'month')}`

const factsOf = ({ schedule, keep, next, last }: BackupReport): [string, string][] => [
  ['Schedule', schedule ?? 'None'],
  ['Next backup', next ? displayInstant(next) : 'None'],
  ...(schedule === null ? [] : [['Kept', keptText(keep)] satisfies [string, string]]),
  ['Last backup', last ? displayInstant(last.at) : 'None yet'],
  ...(last
    ? ([
        ['Result', last.ok ? 'Succeeded' : 'Failed'],
        ['Details', last.message],
      ] satisfies [string, string][])
    : []),
]

const Report = ({ report }: { report: BackupReport }) => (
  <>
    {report.last?.ok === false && (
      <Notice>
        The last backup has failed. What was entered since the last good one could be lost with the server.
      </Notice>
    )}
    {report.schedule === null && (
      <Notice>
        No backups are made by themselves: whoever runs the server sets BACKUP_SCHEDULE and BACKUP_FOLDER.
      </Notice>
    )}
    <Paper p="md">
      <Table variant="vertical" withRowBorders={false}>
        <Table.Tbody>
          {factsOf(report).map(([name, value]) => (
            <Table.Tr key={name}>
              <Table.Th w={140} fw={500} c="dimmed" bg="none">
                {name}
              </Table.Th>
              <Table.Td style={{ overflowWrap: 'anywhere' }}>{value}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Paper>
  </>
)

const Backups = () => {
  usePageTitle('Backups')
  const { data, error, refetch } = useQuery(backupsQuery)
  useErrorToast(error, FAILURE)

  return (
    <Stack gap="md" maw={960}>
      <Title order={1}>Backups</Title>
      {data ? (
        <Report report={data} />
      ) : error ? (
        <Failed message={FAILURE} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </Stack>
  )
}

/** When backups are made and how the last one ended, for administrators. */
export const BackupsPage = () =>
  useMay(backupsCalls.findBackups) ? <Backups /> : <Text>Only administrators can see this page.</Text>
