import { Stack } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, use } from 'react'
import { useAnnounceEditing } from '#lib/editing-colleagues'
import { focusInvalidField } from '#lib/invalid-field'
import { useFocusOnFirstError } from '#lib/use-focus-on-first-error'
import { confirmDelete } from './confirm.tsx'
import { EditedRecordContext } from './editing-notice.tsx'
import { FormFooter } from './form-footer.tsx'
import { useUnsavedGuard } from './unsaved-guard.tsx'

const LEAVE_MESSAGE = 'You have unsaved changes. Are you sure you want to leave this page without saving?'

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
  /** what Delete asks, what it runs, and the address it leads to */
  remove: {
    question: string
    mutation: { mutate: (input: undefined, options: { onSuccess: () => void }) => void }
    leadsTo: string
  }
  children: ReactNode
}

/** The form of a record: asks before unsaved edits are left, and has Delete and Update at its foot. */
export const RecordFormFrame = ({ form, savingLabel, leaveMessage = LEAVE_MESSAGE, remove, children }: Props) => {
  const { isDirty, isSaving, submit, refusalCount = 0 } = form
  const navigate = useNavigate()
  const frame = useFocusOnFirstError<HTMLDivElement>(refusalCount)
  const record = use(EditedRecordContext)
  const queryClient = useQueryClient()
  useAnnounceEditing(record, isDirty)
  useUnsavedGuard(isDirty, leaveMessage)

  const askAndRemove = async () => {
    if (!(await confirmDelete(remove.question))) return
    const leave = async () => {
      await navigate({ to: remove.leadsTo, ignoreBlocker: true })
      // Otherwise the way back would show the record as it was last read.
      queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey.includes(record?.recordId) })
    }
    remove.mutation.mutate(undefined, { onSuccess: () => void leave() })
  }

  return (
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
  )
}
