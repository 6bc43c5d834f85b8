import { Button, Group, Text } from '@mantine/core'
import { useSyncExternalStore } from 'react'
import { Dialog } from './dialog.tsx'

type Question = { title: string; message?: string; confirmLabel: string; cancelLabel?: string; isDestructive?: boolean }
type Asked = Question & { answer: (isConfirmed: boolean) => void }

let asked: Asked | undefined
const listeners = new Set<() => void>()

const show = (next: Asked | undefined) => {
  asked = next
  for (const listener of listeners) listener()
}

/** Asks in a dialog, and gives the answer. */
export const confirm = (question: Question): Promise<boolean> =>
  new Promise((resolve) => {
    asked?.answer(false)
    show({
      ...question,
      answer: (isConfirmed) => {
        show(undefined)
        resolve(isConfirmed)
      },
    })
  })

/** The documented question before anything is deleted. */
export const confirmDelete = (what: string, confirmLabel = 'Delete'): Promise<boolean> =>
  confirm({ title: 'Are you sure?', message: what, confirmLabel, isDestructive: true })

/** The one place where questions appear. */
export const ConfirmHost = () => {
  const current = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => asked,
  )
  // Its z-index is above that of a dialog that asks.
  return (
    <Dialog
      zIndex={300}
      opened={current !== undefined}
      onClose={() => current?.answer(false)}
      title={current?.title}
      size="sm"
    >
      {current?.message && (
        <Text size="md" mb="lg" style={{ overflowWrap: 'anywhere' }}>
          {current.message}
        </Text>
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={() => current?.answer(false)} data-autofocus>
          {current?.cancelLabel ?? 'Cancel'}
        </Button>
        <Button color={current?.isDestructive ? 'red' : undefined} onClick={() => current?.answer(true)}>
          {current?.confirmLabel}
        </Button>
      </Group>
    </Dialog>
  )
}
