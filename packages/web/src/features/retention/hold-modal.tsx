import { Text, Textarea } from '@mantine/core'
import type { RetainedRow } from '@registrar/domain/retention/retention-search'
import { useDialogForm } from '#lib/use-dialog-form'
import { ModalForm } from '#ui/modal-form'
import { useHold } from './retention.api.ts'

/** Puts a record on hold, with a reason (RET-4). */
export const HoldModal = ({ record, onClose }: { record: RetainedRow; onClose: () => void }) => {
  const { recordType, _id, name } = record
  const form = useDialogForm({
    initial: { reason: '' },
    toBody: ({ reason }) => (reason.trim() ? { recordType, _id, reason: reason.trim() } : undefined),
    mutation: useHold(name),
    onSaved: onClose,
  })

  return (
    <ModalForm title={`Put ${name} on hold`} isOpen onClose={onClose} submitLabel="Put on hold" {...form.dialog}>
      <Text size="sm">It is not erased until the hold ends.</Text>
      <Textarea label="Reason" required autosize minRows={2} data-autofocus {...form.text('reason')} />
    </ModalForm>
  )
}
