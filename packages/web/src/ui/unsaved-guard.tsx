import { Button, Group, Text } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'
import { useEffect } from 'react'
import { confirm } from './confirm.tsx'
import { Dialog } from './dialog.tsx'

const unsaved = new Set<string>()

/** Asks before what is not saved is left without the address changing (a tab chosen on the spot); true when it may be. */
export const confirmLeave = async (): Promise<boolean> => {
  const [message] = unsaved
  if (!message) return true
  return confirm({
    title: 'Unsaved changes',
    message,
    confirmLabel: 'Leave without saving',
    cancelLabel: 'Stay',
    isDestructive: true,
  })
}

/** Asks before unsaved edits are left, in the app and when the window is closed or reloaded. */
export const UnsavedGuard = ({ isDirty, message }: { isDirty: boolean; message: string }) => {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && current.pathname !== next.pathname,
    enableBeforeUnload: isDirty,
    withResolver: true,
  })
  useEffect(() => {
    if (!isDirty) return undefined
    unsaved.add(message)
    return () => void unsaved.delete(message)
  }, [isDirty, message])
  const isAsking = blocker.status === 'blocked'
  return (
    <Dialog opened={isAsking} onClose={() => blocker.reset?.()} title="Unsaved changes" size="sm">
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
    </Dialog>
  )
}
