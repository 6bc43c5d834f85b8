import { Button, Group, Text } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { use } from 'react'
import { READ_ONLY_REASON, useIsReadOnly } from './permitted.tsx'
import classes from './record-layout.module.css'
import { LeaveQuestionContext, useHasUnsavedText } from './unsaved-guard.tsx'

type Props = {
  onDelete: () => void
  onSave: () => void
  isSaving?: boolean | undefined
  isDirty: boolean
  /** what Update reads while it saves, instead of a spinner */
  savingLabel?: string | undefined
}

/** The foot of a record's form, always visible: Delete left, Update right. Ctrl S saves from any field. Read-only users have neither (USER-12). */
export const FormFooter = ({ onDelete, onSave, isSaving, isDirty, savingLabel }: Props) => {
  const isReadOnly = useIsReadOnly()
  const hasUnsavedText = useHasUnsavedText(use(LeaveQuestionContext))

  const save = (event: KeyboardEvent) => {
    event.preventDefault()
    if (!isSaving && !isReadOnly) onSave()
  }

  useHotkeys([['mod+S', save]], [])

  if (isReadOnly)
    return (
      <div className={classes.footer}>
        <Text size="sm" c="dimmed">
          {READ_ONLY_REASON}
        </Text>
      </div>
    )

  return (
    <div className={classes.footer}>
      <Button variant="outline" color="red" onClick={onDelete}>
        Delete
      </Button>
      <Group gap="sm">
        <Text size="sm" c="dimmed" visibleFrom="xs" aria-live="polite">
          {isDirty || hasUnsavedText ? 'Unsaved changes' : 'Ctrl S to save'}
        </Text>
        <Button onClick={() => !isSaving && onSave()} loading={isSaving && !savingLabel}>
          {(isSaving && savingLabel) || 'Update'}
        </Button>
      </Group>
    </div>
  )
}
