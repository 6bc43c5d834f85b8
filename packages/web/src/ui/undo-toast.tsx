import { Button, Group } from '@mantine/core'
import { toast } from './toasts.tsx'

/** Long enough to read two dates and to reach the button. */
const UNDO_MS = 10_000

/**
 * Says what was done, with a button that undoes it. With the `id` of a record, it replaces the previous toast about the same
 * record.
 */
export const showUndoToast = (message: string, onUndo: () => void, id?: string): void => {
  toast(
    (shown) => (
      <Group gap="sm" wrap="nowrap">
        <span>{message}</span>
        <Button
          size="compact-sm"
          variant="default"
          flex="none"
          onClick={() => {
            toast.dismiss(shown.id)
            onUndo()
          }}
        >
          Undo
        </Button>
      </Group>
    ),
    { duration: UNDO_MS, ...(id !== undefined && { id }) },
  )
}
