import { Button, Group, Stack } from '@mantine/core'
import type { Call } from '@registrar/domain/shared/call'
import { type ReactNode, type SubmitEvent, useMemo } from 'react'
import { focusInvalidField } from '#lib/invalid-field'
import { markFirstField } from '#lib/mark-first-field'
import { onSaveKey } from '#lib/save-key'
import { useFocusOnFirstError } from '#lib/use-focus-on-first-error'
import { type Submit, useSingleSubmit } from '#lib/use-single-submit'
import { Dialog } from './dialog.tsx'
import { DialogActions } from './dialog-actions.tsx'
import { askToLeave, confirmDelete } from './confirm.tsx'
import { Permitted } from './permitted.tsx'
import {
  forgetUnsavedText,
  LEAVE_DIALOG,
  LeaveQuestionContext,
  useHasUnsavedText,
  useUnsavedGuard,
} from './unsaved-guard.tsx'

// Somebody who may not save has no button to submit with.
const submitByKey = ({ target }: KeyboardEvent) => {
  const form = target instanceof Element ? target.closest('form') : null
  const button = form?.querySelector<HTMLElement>('[type="submit"]:not(:disabled)')
  if (button) form?.requestSubmit(button)
}

type Removal = {
  question: string
  mutation: { mutate: (input: undefined, options: { onSuccess: () => void }) => void; isPending: boolean }
}

type RemovalProps = Removal & { onRemoved: () => void }

const RemoveButton = ({ question, mutation, onRemoved }: RemovalProps) => {
  const askAndRemove = async () => {
    if (await confirmDelete(question)) mutation.mutate(undefined, { onSuccess: onRemoved })
  }

  return (
    <Button variant="subtle" color="red" loading={mutation.isPending} onClick={() => void askAndRemove()}>
      Delete
    </Button>
  )
}

type Props = {
  title: ReactNode
  isOpen?: boolean
  onClose: () => void
  /** sends the form; calls `forgetEdits` as soon as they are saved, before it leads anywhere */
  onSubmit: Submit<[forgetEdits: () => void]>
  submitLabel?: string
  /** whether it takes something away: its button is red */
  isDestructive?: boolean | undefined
  /** whether Ctrl S submits it; not where that sends or deletes something */
  isSave?: boolean
  isBusy?: boolean
  canSubmit?: boolean
  /** whether closing would lose something that was entered */
  isDirty?: boolean
  /** the error of the last save; the first field that it names is focused */
  refusal?: unknown
  size?: string
  /** the call that submits: only users who may make it see the button (USER-12) */
  submitCall?: Pick<Call, 'method' | 'path' | 'access'>
  /** the search parameters whose presence opens the dialog, when it has an address of its own */
  opensWith?: readonly string[] | undefined
  /** what stands at the left of the foot */
  footer?: ReactNode
  /** deletes what the dialog is about, once the question is answered, and closes it */
  removal?: Removal | false | undefined
  children: ReactNode
}

/**
 * A dialog with a form. Cancel closes it at once. A click on the backdrop and Escape close it too, except while it saves; once
 * something is entered, they ask first, as leaving the page does (UI-9). Ctrl S saves it. `useDialogForm` gives most props.
 */
export const ModalForm = ({
  title,
  isOpen = true,
  onClose,
  onSubmit,
  submitLabel = 'Create',
  isDestructive = false,
  isSave = !isDestructive,
  isBusy,
  canSubmit = true,
  isDirty = false,
  refusal,
  size = 'md',
  submitCall,
  opensWith,
  footer,
  removal,
  children,
}: Props) => {
  const fields = useFocusOnFirstError<HTMLDivElement>(refusal)
  const forgetEdits = useUnsavedGuard(isOpen && isDirty, LEAVE_DIALOG, opensWith)
  const question = useMemo(() => ({ message: LEAVE_DIALOG, opensWith }), [opensWith])
  const hasUnsavedText = useHasUnsavedText(question)
  const submitOnce = useSingleSubmit(isBusy ?? false, () => onSubmit(forgetEdits))

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (canSubmit && !isBusy && !focusInvalidField(fields.current)) submitOnce()
  }

  const close = async () => {
    if (isBusy) return
    if ((!isDirty && !hasUnsavedText) || (await askToLeave(LEAVE_DIALOG))) onClose()
  }

  // Whoever clicks Cancel has said what they want.
  const cancel = () => {
    forgetEdits()
    forgetUnsavedText(question)
    onClose()
  }

  const submitButton = (
    <Button type="submit" color={isDestructive ? 'red' : undefined} loading={isBusy} disabled={!canSubmit}>
      {submitLabel}
    </Button>
  )

  return (
    <Dialog opened={isOpen} onClose={() => void close()} title={title} size={size}>
      <form
        onSubmit={submit}
        onKeyDown={onSaveKey((event) => isSave && submitByKey(event))}
        noValidate
        ref={markFirstField}
      >
        <Stack gap="md" ref={fields}>
          <LeaveQuestionContext value={question}>{children}</LeaveQuestionContext>
          <DialogActions>
            {(footer || removal) && (
              <Group gap="sm" mr="auto">
                {footer}
                {removal && <RemoveButton {...removal} onRemoved={onClose} />}
              </Group>
            )}
            <Group gap="md">
              <Button variant="default" onClick={cancel} disabled={isBusy}>
                Cancel
              </Button>
              {submitCall ? <Permitted call={submitCall}>{submitButton}</Permitted> : submitButton}
            </Group>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  )
}
