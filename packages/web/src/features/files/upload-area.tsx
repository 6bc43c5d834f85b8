import { Button, FileButton, Group, Progress, Stack, Text } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useRef } from 'react'
import { useDrop } from '#lib/use-drop'
import { isUploading, type UploadState } from './use-upload.ts'
import classes from './files.module.css'

const statusText = (state: UploadState): string => {
  if (state.kind === 'preparing') return 'Preparing…'
  if (state.kind === 'uploading') return `${state.position}${state.name} (${Math.round(state.progress * 100)} %)`
  if (state.kind === 'done') return 'File uploaded successfully'
  if (state.kind === 'failed')
    return `Not uploaded: ${state.names.join(', ')}. Choose the files again, or drop them here.`

  return 'Choose files, or drop them here. Up to 1 GB each.'
}

/** The area to choose or drop files, with the progress of the upload (FILE-7). */
export const UploadArea = ({ state, onFiles }: { state: UploadState; onFiles: (files: File[]) => void }) => {
  const { isOver, dropProps } = useDrop(({ files }) => onFiles([...files]))
  const forgetChoice = useRef<() => void>(null)
  const isBusy = isUploading(state)

  const choose = (files: File[]) => {
    onFiles(files)
    // The browser reports a choice only when it differs from the last one. The user may want to try the same file again.
    forgetChoice.current?.()
  }

  return (
    <div className={classes.area} data-unprinted data-over={isOver || undefined} {...dropProps}>
      <Stack gap="xs">
        <Group justify="space-between">
          <Text
            size="sm"
            c={state.kind === 'failed' ? 'var(--app-red-text)' : 'dimmed'}
            aria-live="polite"
            style={{ overflowWrap: 'anywhere', flex: '1 1 200px' }}
          >
            {statusText(state)}
          </Text>
          <FileButton
            onChange={choose}
            resetRef={forgetChoice}
            multiple
            disabled={isBusy}
            inputProps={{ 'aria-label': 'Files to upload' }}
          >
            {(props) => (
              <Button {...props} variant="default" leftSection={<IconUpload size={16} />} loading={isBusy}>
                Upload
              </Button>
            )}
          </FileButton>
        </Group>
        {isBusy && <Progress value={state.kind === 'uploading' ? state.progress * 100 : 0} aria-label="Upload" />}
      </Stack>
    </div>
  )
}
