import { Button, Group, Paper, Stack, Title } from '@mantine/core'
import { type FocusEvent, type ReactNode, type RefObject, useRef, useState } from 'react'
import { focusInvalidField, hasInvalidField } from '#lib/invalid-field'
import classes from './editable-section.module.css'

type Props = {
  title: string
  /** the version of the saved record; the fields become text again when a save changes it */
  version: number | undefined
  isDirty: boolean
  isSaving: boolean
  /** false for users who only read: the fields stay text */
  canEdit: boolean
  /** what Save saves: text in it that is not a day, also in another section, refuses the save */
  form: RefObject<HTMLElement | null>
  onSave: () => void
  onCancel: () => void
  children: (isEditing: boolean) => ReactNode
}

const isOutside = (section: Element, target: EventTarget | null) =>
  // The open lists and calendars of the fields are in a portal, outside the section.
  target instanceof Element && !section.contains(target) && target.closest('[data-portal]') === null

/**
 * A titled card whose fields look like text until they are edited: by Edit, by a click on the text, or by the keyboard
 * (SVC-10). The fields are always there, under their labels; their place on the screen does not change. Text that is not a day
 * keeps them from becoming text again.
 */
export const EditableSection = (props: Props) => {
  const { title, version, isDirty, isSaving, canEdit, form, onSave, onCancel, children } = props
  const section = useRef<HTMLElement>(null)
  const [editedVersion, setEditedVersion] = useState<number>()
  const [isClosedByButton, setClosedByButton] = useState(false)
  const isEditing = canEdit && (isDirty || editedVersion === (version ?? 0))

  const startEditing = () => {
    setEditedVersion(version ?? 0)
    setClosedByButton(false)
  }

  const editFirstField = () => {
    startEditing()
    section.current?.querySelector('input')?.focus()
  }

  const save = () => {
    if (focusInvalidField(form.current)) return
    setClosedByButton(true)
    if (isDirty) onSave()
    else setEditedVersion(undefined)
  }

  const cancel = () => {
    setClosedByButton(true)
    setEditedVersion(undefined)
    onCancel()
  }

  const startEditingAtField = ({ currentTarget, target }: FocusEvent) => {
    if (target instanceof HTMLInputElement && currentTarget.contains(target)) startEditing()
  }

  const stopEditingWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (isOutside(currentTarget, relatedTarget) && !hasInvalidField(currentTarget)) setEditedVersion(undefined)
  }

  return (
    <Paper
      component="section"
      ref={section}
      p="md"
      aria-label={title}
      className={isEditing ? undefined : classes.asText}
      onFocus={startEditingAtField}
      onBlur={stopEditingWhenLeft}
    >
      <Stack gap="md">
        <Group justify="space-between" gap="xs" mih={30} wrap="nowrap">
          <Title order={2}>{title}</Title>
          {isEditing && (
            <Group gap={6} wrap="nowrap">
              <Button size="compact-sm" variant="default" aria-label={`Cancel ${title}`} onClick={cancel}>
                Cancel
              </Button>
              <Button size="compact-sm" aria-label={`Save ${title}`} loading={isSaving} onClick={save}>
                Save
              </Button>
            </Group>
          )}
          {canEdit && !isEditing && (
            <Button
              size="compact-sm"
              variant="default"
              aria-label={`Edit ${title}`}
              onClick={editFirstField}
              // Save or Cancel had the focus, and is gone.
              autoFocus={isClosedByButton}
            >
              Edit
            </Button>
          )}
        </Group>
        {children(isEditing)}
      </Stack>
    </Paper>
  )
}
