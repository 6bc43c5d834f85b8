import { Button, Stack } from '@mantine/core'
import type { SubmitEvent, ReactNode } from 'react'
import { focusInvalidField } from '#lib/invalid-field'
import { markFirstField } from '#lib/mark-first-field'
import { useFocusOnFirstError } from '#lib/use-focus-on-first-error'
import { useSingleSubmit } from '#lib/use-single-submit'
import { Dialog } from './dialog.tsx'
import { DialogActions } from './dialog-actions.tsx'
import { askToLeave } from './confirm.tsx'
import { useMarkUnsaved } from './unsaved-guard.tsx'

const UNSAVED_IN_DIALOG = 'Are you sure you want to leave without saving?'

type Props = {
  title: string
  isOpen: boolean
  onClose: () => void
  onSubmit: () => void
  submitLabel?: string
  isBusy?: boolean
  canSubmit?: boolean
  /** whether closing would lose something that was entered */
  isDirty?: boolean
  /** the error of the last save; the first field that it names is focused */
  refusal?: unknown
  size?: string
  children: ReactNode
}

/**
 * A dialog with a form. A click on the backdrop and Escape close it, except while it saves. Once something is entered, it
 * asks before it closes. `useDialogForm` gives most props.
 */
export const ModalForm = ({
  title,
  isOpen,
  onClose,
  onSubmit,
  submitLabel = 'Create',
  isBusy,
  canSubmit = true,
  isDirty = false,
  refusal,
  size = 'md',
  children,
}: Props) => {
  const fields = useFocusOnFirstError<HTMLDivElement>(refusal)
  const submitOnce = useSingleSubmit(isBusy ?? false, onSubmit)
  useMarkUnsaved(isOpen && isDirty, UNSAVED_IN_DIALOG)

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (canSubmit && !isBusy && !focusInvalidField(fields.current)) submitOnce()
  }

  const close = async () => {
    if (!isBusy && (!isDirty || (await askToLeave(UNSAVED_IN_DIALOG)))) onClose()
  }

  return (
    <Dialog opened={isOpen} onClose={() => void close()} title={title} size={size}>
      <form onSubmit={submit} noValidate ref={markFirstField}>
        <Stack gap="md" ref={fields}>
          {children}
          <DialogActions>
            <Button variant="default" onClick={() => void close()} disabled={isBusy}>
              Cancel
            </Button>
            <Button type="submit" loading={isBusy} disabled={!canSubmit}>
              {submitLabel}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  )
}
