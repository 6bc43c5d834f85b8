import { Button, Group, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, use, useMemo } from 'react'
import { useHotkeys } from '@mantine/hooks'
import { useAnnounceEditing } from '#lib/editing-colleagues'
import { focusInvalidField } from '#lib/invalid-field'
import { useFocusOnFirstError } from '#lib/use-focus-on-first-error'
import { confirmDelete } from './confirm.tsx'
import { EditedRecordContext } from './editing-notice.tsx'
import { LEAVE_PAGE, LeaveQuestionContext, useHasUnsavedText, useUnsavedGuard } from './unsaved-guard.tsx'
import { READ_ONLY_REASON, useIsReadOnly } from './permitted.tsx'
import classes from './record-layout.module.css'

type FormFooterProps = {
  /** without it there is no Delete */
  onDelete?: (() => void) | undefined
  onSave: () => void
  saveLabel: string
  isSaving?: boolean | undefined
  isDirty: boolean
  /** what Update reads while it saves, instead of a spinner */
  savingLabel?: string | undefined
}

// Ctrl S in a dialog must not save the page behind it, and say that it did.
const isInDialog = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[aria-modal="true"]') !== null

/** The foot of a record's form, always visible: Delete left, Update right. Ctrl S saves from any field. Read-only users have neither (USER-12). */
const FormFooter = ({ onDelete, onSave, saveLabel, isSaving, isDirty, savingLabel }: FormFooterProps) => {
  const isReadOnly = useIsReadOnly()
  const hasUnsavedText = useHasUnsavedText(use(LeaveQuestionContext))

  const save = (event: KeyboardEvent) => {
    event.preventDefault()
    if (!isSaving && !isReadOnly && !isInDialog(event.target)) onSave()
  }

  useHotkeys([['mod+S', save]], [])

  if (isReadOnly)
    return (
      <div className={classes.footer} data-unprinted data-sticky="footer">
        <Text size="sm" c="dimmed">
          {READ_ONLY_REASON}
        </Text>
      </div>
    )

  return (
    <div className={classes.footer} data-unprinted data-sticky="footer">
      {onDelete ? (
        <Button variant="outline" color="red" onClick={onDelete}>
          Delete
        </Button>
      ) : (
        <span />
      )}
      <Group gap="sm">
        <Text size="sm" c="dimmed" visibleFrom="xs" aria-live="polite">
          {isDirty || hasUnsavedText ? 'Unsaved changes' : 'Ctrl S to save'}
        </Text>
        <Button onClick={() => !isSaving && onSave()} loading={isSaving && !savingLabel}>
          {(isSaving && savingLabel) || saveLabel}
        </Button>
      </Group>
    </div>
  )
}

/** What the frame needs to know of a form; `useRecordForm` gives it. */
export type RecordFormState = {
  isDirty: boolean
  isSaving: boolean
  submit: () => void
  /** grows each time a save is refused for a field: the first such field gets the focus */
  refusalCount?: number
}

type Props = {
  form: RecordFormState
  /** what the button that saves reads; by default 'Update' */
  saveLabel?: string
  savingLabel?: string
  leaveMessage?: string
  /** the search parameters that open the fields that are shown, when the form shows them in parts */
  fieldsOpenWith?: readonly string[] | undefined
  /** what Delete asks, what it runs, and the address it leads to; without it there is no Delete */
  remove?: {
    question: string
    mutation: { mutate: (input: undefined, options: { onSuccess: () => void }) => void }
    leadsTo: string
  }
  children: ReactNode
}

/** The form of a record or of a page: asks before unsaved edits are left, and has Delete, where there is one, and Update at its foot. */
export const RecordFormFrame = (props: Props) => {
  const { form, saveLabel = 'Update', savingLabel, leaveMessage = LEAVE_PAGE, fieldsOpenWith, remove, children } = props
  const { isDirty, isSaving, submit, refusalCount = 0 } = form
  const navigate = useNavigate()
  const frame = useFocusOnFirstError<HTMLDivElement>(refusalCount)
  const record = use(EditedRecordContext)
  const queryClient = useQueryClient()
  useAnnounceEditing(record, isDirty)
  useUnsavedGuard(isDirty, leaveMessage)
  const question = useMemo(() => ({ message: leaveMessage, opensWith: fieldsOpenWith }), [leaveMessage, fieldsOpenWith])

  const askAndRemove = async () => {
    if (!remove) return
    if (!(await confirmDelete(remove.question))) return
    const removedId = record?.recordId ?? ''
    const leave = async () => {
      await navigate({ to: remove.leadsTo, ignoreBlocker: true })
      // Otherwise the way back would show the record as it was last read, also when the user is back already.
      await queryClient.resetQueries({ predicate: ({ queryKey }) => queryKey.includes(removedId) })
    }
    remove.mutation.mutate(undefined, { onSuccess: () => void leave() })
  }

  return (
    <LeaveQuestionContext value={question}>
      <Stack gap="md" ref={frame}>
        {children}
        <FormFooter
          onDelete={remove && (() => void askAndRemove())}
          onSave={() => focusInvalidField(frame.current) || submit()}
          saveLabel={saveLabel}
          isSaving={isSaving}
          isDirty={isDirty}
          savingLabel={savingLabel}
        />
      </Stack>
    </LeaveQuestionContext>
  )
}
