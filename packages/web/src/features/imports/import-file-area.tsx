import { Button, FileButton, Group, Paper, Text } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useRef } from 'react'
import { useDrop } from '#lib/use-drop'

type Props = {
  file: File | undefined
  isBusy: boolean
  /** why the file was refused as a whole */
  problem: string | undefined
  onFile: (file: File) => void
}

/** The area to drop a CSV or XLSX file on, or to choose one. */
export const ImportFileArea = ({ file, isBusy, problem, onFile }: Props) => {
  const { isOver, dropProps } = useDrop(({ files: [dropped] }) => {
    if (dropped && !isBusy) onFile(dropped)
  })
  const forgetChoice = useRef<() => void>(null)

  const choose = (chosen: File | null) => {
    if (chosen) onFile(chosen)
    // The browser reports a choice only when it differs from the last one. The user may have corrected the same file.
    forgetChoice.current?.()
  }

  return (
    <Paper
      withBorder
      p="md"
      bg={isOver ? 'var(--app-accent-soft)' : undefined}
      style={{ borderStyle: 'dashed' }}
      {...dropProps}
    >
      <Group justify="space-between">
        <Text size="sm" style={{ overflowWrap: 'anywhere', flex: '1 1 200px' }} aria-live="polite">
          {file ? file.name : 'Drop a CSV or XLSX file here, or choose one. One of its first lines names the columns.'}
        </Text>
        <FileButton onChange={choose} resetRef={forgetChoice} accept=".csv,.txt,.tsv,.xlsx,.xlsm" disabled={isBusy}>
          {(props) => (
            <Button {...props} variant="default" leftSection={<IconUpload size={16} stroke={1.75} />} loading={isBusy}>
              Choose a file
            </Button>
          )}
        </FileButton>
      </Group>
      {problem && (
        <Text size="sm" mt="xs" c="var(--app-red-text)">
          {problem}
        </Text>
      )}
    </Paper>
  )
}
