import { Anchor, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import type { ImportOutcome, ImportReport } from '@registrar/domain/imports/import-run'
import { formatCount } from '@registrar/domain/shared/count-text'
import { importOutcomes } from '@registrar/domain/imports/import-run'
import { Picker } from '#ui/picker'
import { PlainTable } from '#ui/plain-table'

const headings = [{ label: 'Line' }, { label: 'Outcome' }, { label: 'Name' }, { label: 'Reason' }]
const labels: Record<ImportOutcome, string> = {
  made: 'Created',
  updated: 'Updated',
  skipped: 'Already there',
  refused: 'Refused',
}

type ColumnsProps = {
  report: ImportReport
  isBusy: boolean
  /** why a choice was refused, by `columns.<heading>` */
  problems: Readonly<Record<string, string>>
  onChange: (heading: string, field: string | null) => void
}

/** Which field each column fills; a choice is tried at once. */
export const ImportColumns = ({ report, isBusy, problems, onChange }: ColumnsProps) => (
  <Stack gap="xs">
    <Title order={2} size="h4">
      Columns
    </Title>
    <SimpleGrid cols={{ base: 1, sm: 2, lg: 4 }} spacing="sm">
      {report.columns.map(({ heading, field }, index) => (
        <Picker
          key={`${index}/${heading}`}
          label={heading || `Column ${index + 1}`}
          placeholder="Not imported"
          data={report.fields.map(({ field: value, label }) => ({ value, label }))}
          value={field}
          error={problems[`columns.${heading}`]}
          onChange={(chosen) => onChange(heading, chosen)}
          disabled={isBusy}
          clearable
        />
      ))}
    </SimpleGrid>
  </Stack>
)

const isCut = ({ counts, lines }: ImportReport): boolean =>
  importOutcomes.reduce((sum, outcome) => sum + counts[outcome], 0) > lines.length

/** What an import did or would do, with the reason of each refused line (IMP-3). */
export const ImportLines = ({ report }: { report: ImportReport }) => (
  <Stack gap="xs">
    <Title order={2} size="h4">
      {report.isWritten ? 'What was imported' : 'What would be imported'}
    </Title>
    <Group gap="lg" role="status">
      {importOutcomes.map((outcome) => (
        <Text
          key={outcome}
          size="sm"
          c={outcome === 'refused' && report.counts.refused > 0 ? 'var(--app-red-text)' : ''}
        >
          {labels[outcome]}: {formatCount(report.counts[outcome])}
        </Text>
      ))}
    </Group>
    {isCut(report) && (
      <Text size="sm" c="dimmed">
        The first {formatCount(report.lines.length)} lines are shown, the refused ones first.
      </Text>
    )}
    <PlainTable label="Lines of the file" headings={headings}>
      {report.lines.map(({ line, outcome, name, reason, warnings = [] }) => (
        <tr key={line}>
          <td>{line}</td>
          <td>{labels[outcome]}</td>
          <td>{name}</td>
          <td>
            {reason}
            {warnings.flatMap(({ records }) =>
              records.map(({ _id, name: other, path }) => (
                <Anchor key={_id} href={path} target="_blank" rel="noreferrer" size="sm" display="block">
                  Open {other}
                </Anchor>
              )),
            )}
          </td>
        </tr>
      ))}
    </PlainTable>
  </Stack>
)
