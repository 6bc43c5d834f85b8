import { Stack } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, use, useMemo } from 'react'
import { useAnnounceEditing } from '#lib/editing-colleagues'
import { focusInvalidField } from '#lib/invalid-field'
import { useFocusOnFirstError } from '#lib/use-focus-on-first-error'
import { confirmDelete } from './confirm.tsx'
import { EditedRecordContext } from './editing-notice.tsx'
import { FormFooter } from './form-footer.tsx'
import { LEAVE_PAGE, LeaveQuestionContext, useUnsavedGuard } from './unsaved-guard.tsx'

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
  savingLabel?: string
  leaveMessage?: string
  /** the search parameters that open the fields that are shown, when the form shows them in parts */
  fieldsOpenWith?: readonly string[] | undefined
  /** what Delete asks, what it runs, and the address it leads to */
  remove: {
    question: string
    mutation: { mutate: (input: undefined, options: { onSuccess: () => void }) => void }
    leadsTo: string
  }
  children: ReactNode
}

/** The form of a record: asks before unsaved edits are left, and has Delete and Update at its foot. */
export const RecordFormFrame = (props: Props) => {
  const { form, savingLabel, leaveMessage = LEAVE_PAGE, fieldsOpenWith, remove, children } = props
  const { isDirty, isSaving, submit, refusalCount = 0 } = form
  const navigate = useNavigate()
  const frame = useFocusOnFirstError<HTMLDivElement>(refusalCount)
  const record = use(EditedRecordContext)
  const queryClient = useQueryClient()
  useAnnounceEditing(record, isDirty)
  useUnsavedGuard(isDirty, leaveMessage)
  const question = useMemo(() => ({ message: leaveMessage, opensWith: fieldsOpenWith }), [leaveMessage, fieldsOpenWith])

  const askAndRemove = async () => {
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
          onDelete={() => void askAndRemove()}
          onSave={() => focusInvalidField(frame.current) || submit()}
          isSaving={isSaving}
          isDirty={isDirty}
          savingLabel={savingLabel}
        />
      </Stack>
    </LeaveQuestionContext>
  )
}
