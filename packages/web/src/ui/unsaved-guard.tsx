import { Button, Group, Modal, Text } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'

/** Asks before unsaved edits are left, in the app and when the window is closed or reloaded. */
export const UnsavedGuard = ({ isDirty, message }: { isDirty: boolean; message: string }) => {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && current.pathname !== next.pathname,
    enableBeforeUnload: isDirty,
    withResolver: true,
  })
  const isAsking = blocker.status === 'blocked'
  return (
    <Modal opened={isAsking} onClose={() => blocker.reset?.()} title="Unsaved changes" size="sm">
      <Text size="md" mb="lg">
        {message}
      </Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={() => blocker.reset?.()} data-autofocus>
          Stay
        </Button>
        <Button color="red" onClick={() => blocker.proceed?.()}>
          Leave without saving
        </Button>
      </Group>
    </Modal>
  )
}
