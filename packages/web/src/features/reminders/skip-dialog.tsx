import { TextInput } from '@mantine/core'
import { useDialogForm } from '#lib/use-dialog-form'
import { ModalForm } from '#ui/modal-form'
import { useSkipReminders } from './reminders.api.ts'

type Props = { ids: string[]; onSkipped: () => void; onClose: () => void }

/** Skips reminders, with a reason (REM-5). */
export const SkipDialog = ({ ids, onSkipped, onClose }: Props) => {
  const form = useDialogForm({
    initial: { reason: '' },
    toBody: ({ reason }) => reason.trim() || undefined,
    mutation: useSkipReminders(ids),
    onSaved: onSkipped,
  })

  return (
    <ModalForm title="Skip" isOpen onClose={onClose} submitLabel="Skip" {...form.dialog}>
      <TextInput label="Reason" required data-autofocus maxLength={500} {...form.text('reason')} />
    </ModalForm>
  )
}
