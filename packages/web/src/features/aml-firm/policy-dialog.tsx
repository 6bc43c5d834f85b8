import { Text, Textarea, TextInput } from '@mantine/core'
import { type FirmPolicyRow, newFirmPolicy } from '@registrar/domain/aml-firm/firm-policy'
import { useDialogForm } from '#lib/use-dialog-form'
import { ModalForm } from '#ui/modal-form'
import { useSavePolicy } from './aml-firm.api.ts'

type Props = { policy?: FirmPolicyRow; onClose: () => void }

/** Writes a policy, or a new version of one (FIRM-2). */
export const PolicyDialog = ({ policy, onClose }: Props) => {
  const form = useDialogForm({
    initial: { title: policy?.title ?? '', text: policy?.text ?? '' },
    toBody: (values) => {
      const body = newFirmPolicy.safeParse(values)
      return body.success ? body.data : undefined
    },
    mutation: useSavePolicy(policy),
    onSaved: onClose,
  })

  return (
    <ModalForm
      title={policy ? 'New version of a policy' : 'Add a policy'}
      isOpen
      onClose={onClose}
      submitLabel={policy ? 'Save a new version' : 'Add'}
      size="lg"
      {...form.dialog}
    >
      <TextInput label="Title" required data-autofocus {...form.text('title')} />
      <Textarea label="Text" required autosize minRows={10} maxRows={24} {...form.text('text')} />
      <Text size="sm" c="dimmed">
        Every colleague is asked to acknowledge this version.
      </Text>
    </ModalForm>
  )
}
