import { Button, Group } from '@mantine/core'
import { useEffect, useEffectEvent } from 'react'
import { usePageKeys } from '#lib/use-page-keys'
import { toast } from '#lib/toast'

/** Long enough to read two dates and to reach the button. */
export const UNDO_MS = 10_000

// What the toasts on the screen can undo, the latest last.
const openUndos: (() => void)[] = []

/** Lets Ctrl Z press Undo in the latest toast, except in a field (UI-12). */
export const useUndoKey = (): void => usePageKeys([['mod+Z', () => openUndos.at(-1)?.()]])

type Props = { toastId: string; isVisible: boolean; message: string; onUndo: () => void }

const UndoToast = ({ toastId, isVisible, message, onUndo }: Props) => {
  const undo = () => {
    // A dismissed toast fades for a while.
    if (!isVisible) return
    toast.dismiss(toastId)
    onUndo()
  }
  const undoByKey = useEffectEvent(undo)

  useEffect(() => {
    if (!isVisible) return undefined

    const pressUndo = () => undoByKey()
    openUndos.push(pressUndo)

    return () => {
      openUndos.splice(openUndos.indexOf(pressUndo), 1)
    }
  }, [isVisible])

  return (
    <Group gap="sm" wrap="nowrap">
      <span>{message}</span>
      <Button size="compact-sm" variant="default" flex="none" aria-keyshortcuts="Control+Z" onClick={undo}>
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
  toast(
    ({ id: toastId, visible }) => <UndoToast toastId={toastId} isVisible={visible} message={message} onUndo={onUndo} />,
    {
      duration: UNDO_MS,
      ...(id !== undefined && { id }),
    },
  )
}
