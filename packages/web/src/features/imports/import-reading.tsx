import { NumberInput, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import type { ImportReport } from '@registrar/domain/imports/import-run'
import { textEncodings } from '@registrar/domain/shared/text-encodings'
import { Picker } from '#ui/picker'
import { PlainTable } from '#ui/plain-table'
import type { ChosenReading } from './imports.api.ts'

const delimiters = [
  { value: ',', label: 'Comma ,' },
  { value: ';', label: 'Semicolon ;' },
  { value: '\t', label: 'Tab' },
  { value: '|', label: 'Bar |' },
]

type Props = {
  report: ImportReport
  isBusy: boolean
  /** why a choice was refused, by its name */
  problems: Readonly<Record<string, string>>
  onChange: (chosen: ChosenReading) => void
}

/** How the file was read, with its first lines; a choice is tried at once (IMP-10). */
export const ImportReading = ({ report, isBusy, problems, onChange }: Props) => (
  <Stack gap="xs">
    <Title order={2} size="h4">
      How the file is read
    </Title>
    <SimpleGrid cols={{ base: 1, sm: 2, lg: 4 }} spacing="sm">
      {report.sheet !== null && (
        <Picker
          label="Sheet"
          data={report.sheets.map((value) => ({ value, label: value }))}
          value={report.sheet}
          error={problems['sheet']}
          onChange={(sheet) => sheet !== null && onChange({ sheet, headingLine: null })}
          disabled={isBusy || report.sheets.length === 1}
        />
      )}
      <NumberInput
        key={report.headingLine}
        label="Line with the headings"
        min={1}
        defaultValue={report.headingLine}
        error={problems['headingLine']}
        onBlur={(event) => {
          const headingLine = Number(event.currentTarget.value)
          if (headingLine >= 1 && headingLine !== report.headingLine) onChange({ headingLine })
        }}
        disabled={isBusy}
      />
      {report.delimiter !== null && (
        <Picker
          label="Delimiter"
          data={delimiters}
          value={report.delimiter}
          onChange={(delimiter) => delimiter !== null && onChange({ delimiter, headingLine: null })}
          disabled={isBusy}
        />
      )}
      {report.encoding !== null && (
        <Picker
          label="Encoding"
          data={textEncodings.map((value) => ({ value, label: value }))}
          value={report.encoding}
          onChange={(encoding) => encoding !== null && onChange({ encoding })}
          disabled={isBusy}
        />
      )}
    </SimpleGrid>
    <PlainTable
      label="First lines of the file"
      headings={report.columns.map(({ heading }, index) => ({ label: heading || `Column ${index + 1}` }))}
    >
      {report.preview.map((cells, line) => (
        <tr key={line}>
          {cells.map((cell, column) => (
            <td key={column}>
              {cell}
              {report.previewAsRead[line]?.[column] && (
                <Text size="xs" c="dimmed">
                  read as {report.previewAsRead[line][column]}
                </Text>
              )}
            </td>
          ))}
        </tr>
      ))}
    </PlainTable>
  </Stack>
)
