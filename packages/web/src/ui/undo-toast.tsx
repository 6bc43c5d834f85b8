import { Button, Group } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { useEffect, useEffectEvent } from 'react'
import { toast } from './toasts.tsx'

/** Long enough to read two dates and to reach the button. */
const UNDO_MS = 10_000

// What the toasts on the screen can undo, the latest last.
const openUndos: (() => void)[] = []

/** Lets Ctrl Z press Undo in the latest toast, except in a field (UI-12). */
export const useUndoKey = (): void => useHotkeys([['mod+Z', () => openUndos.at(-1)?.()]])

type Props = { toastId: string; message: string; onUndo: () => void }

const UndoToast = ({ toastId, message, onUndo }: Props) => {
  const undo = useEffectEvent(() => {
    toast.dismiss(toastId)
    onUndo()
  })

  useEffect(() => {
    const undoOnce = () => {
      openUndos.splice(openUndos.indexOf(undoOnce), 1)
      undo()
    }
    openUndos.push(undoOnce)
    return () => {
      if (openUndos.includes(undoOnce)) openUndos.splice(openUndos.indexOf(undoOnce), 1)
    }
  }, [toastId])

  return (
    <Group gap="sm" wrap="nowrap">
      <span>{message}</span>
      <Button
        size="compact-sm"
        variant="default"
        flex="none"
        aria-keyshortcuts="Control+Z"
        onClick={() => {
          toast.dismiss(toastId)
          onUndo()
        }}
      >
        Undo
      </Button>
    </Group>
  )
}

/**
 * Says what was done, with a button that undoes it; Ctrl Z does the same. With the `id` of a record, it replaces the previous
 * toast about the same record.
 */
export const showUndoToast = (message: string, onUndo: () => void, id?: string): void => {
  toast((shown) => <UndoToast toastId={shown.id} message={message} onUndo={onUndo} />, {
    duration: UNDO_MS,
    ...(id !== undefined && { id }),
  })
}
