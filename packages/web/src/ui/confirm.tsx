import { Button, Group, Text } from '@mantine/core'
import { openDialog } from './dialog-host.tsx'

type Question = { title: string; message?: string; confirmLabel: string; cancelLabel?: string; isDestructive?: boolean }

/** Asks a question in a dialog and resolves with whether the user confirmed. */
export const confirm = (question: Question): Promise<boolean> => {
  const { title, message, confirmLabel, cancelLabel = 'Cancel', isDestructive } = question

  return openDialog({
    title,
    whenClosed: false,
    content: (answer) => (
      <>
        {message && (
          <Text size="md" mb="lg" style={{ overflowWrap: 'anywhere' }}>
            {message}
          </Text>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={() => answer(false)} data-autofocus>
            {cancelLabel}
          </Button>
          <Button color={isDestructive ? 'red' : undefined} onClick={() => answer(true)}>
            {confirmLabel}
          </Button>
        </Group>
      </>
    ),
  })
}

/** Asks before something is deleted. */
export const confirmDelete = (message: string, confirmLabel = 'Delete'): Promise<boolean> =>
  confirm({ title: 'Are you sure?', message, confirmLabel, isDestructive: true })

/** Asks before unsaved edits are left; true when the user leaves them. */
export const askToLeave = (message: string): Promise<boolean> =>
  confirm({
    title: 'Unsaved changes',
    message,
    confirmLabel: 'Leave without saving',
    cancelLabel: 'Stay',
    isDestructive: true,
  })
