import { Text, TextInput } from '@mantine/core'
import { newFirmReview } from '@registrar/domain/aml-firm/firm-review'
import { today } from '#lib/clock'
import { useDialogForm } from '#lib/use-dialog-form'
import { ModalForm } from '#ui/modal-form'
import { WholeNumberField } from '#ui/whole-number-field'
import { useCreateReview } from './aml-firm.api.ts'

type Values = { year: string; sample: number | '' }

const USUAL_SAMPLE = 10

/** Draws the files of a compliance review by chance (FIRM-6). */
export const NewReviewDialog = ({ onClose }: { onClose: () => void }) => {
  const initial: Values = { year: today().slice(0, 4), sample: USUAL_SAMPLE }
  const form = useDialogForm({
    about: 'new review',
    initial,
    toBody: (values) => newFirmReview.safeParse({ ...values, year: Number(values.year) }).data,
    mutation: useCreateReview(),
    onSaved: onClose,
  })

  return (
    <ModalForm title="Draw a sample" onClose={onClose} submitLabel="Draw" {...form.dialog}>
      <TextInput label="Year" required inputMode="numeric" data-autofocus {...form.text('year')} />
      <WholeNumberField label="Files" required {...form.field('sample')} />
      <Text size="sm" c="dimmed">
        The files are drawn by chance among the clients of today.
      </Text>
    </ModalForm>
  )
}
