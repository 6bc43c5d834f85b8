import { Button, Stack } from '@mantine/core'
import type { SubmitEvent, ReactNode } from 'react'
import { markFirstField } from '#lib/mark-first-field'
import { Dialog } from './dialog.tsx'
import { DialogActions } from './dialog-actions.tsx'

type Props = {
  title: string
  isOpen: boolean
  onClose: () => void
  onSubmit: () => void
  submitLabel?: string
  isBusy?: boolean
  canSubmit?: boolean
  size?: string
  children: ReactNode
}

/** A dialog with a form. A click on the backdrop and Escape close it, but not while it saves. `useDialogForm` gives most props. */
export const ModalForm = ({
  title,
  isOpen,
  onClose,
  onSubmit,
  submitLabel = 'Create',
  isBusy,
  canSubmit = true,
  size = 'md',
  children,
}: Props) => {
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (canSubmit && !isBusy) onSubmit()
  }

  return (
    <Dialog opened={isOpen} onClose={() => !isBusy && onClose()} title={title} size={size}>
      <form onSubmit={submit} noValidate ref={markFirstField}>
        <Stack gap="md">
          {children}
          <DialogActions>
            <Button variant="default" onClick={onClose} disabled={isBusy}>
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
