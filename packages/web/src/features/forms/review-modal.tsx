import { Button, Modal, Stack, Title } from '@mantine/core'
import { formRemarks } from '@registrar/domain/forms/form-remarks'
import { frenchTypography } from '@registrar/domain/shared/french-typography'
import { today } from '#lib/clock'
import { DialogActions } from '#ui/dialog-actions'
import { FormSummary } from './form-summary.tsx'
import type { FormValues } from './form-values.ts'
import classes from './public-form.module.css'

/** What cannot be, or seldom is, among the people: said, and never in the way of sending (FORM-21). */
const Remarks = ({ values }: { values: FormValues }) => {
  const people = values.peoples.map((person) => ({
    ...person,
    beneficiaryPercentage: Number(person.beneficiaryPercentage),
  }))
  const remarks = formRemarks(people, today())
  if (remarks.length === 0) return null

  return (
    <section className={classes.remarks} aria-label="À vérifier">
      <Title order={3}>À vérifier</Title>
      <p>
        {frenchTypography(
          'Vous pouvez corriger ces points ou envoyer la demande telle quelle ; nous en parlerons avec vous.',
        )}
      </p>
      <ul>
        {remarks.map((remark) => (
          <li key={remark}>{remark}</li>
        ))}
      </ul>
    </section>
  )
}

type Props = { values: FormValues; isOpen: boolean; isSending: boolean; onEdit: () => void; onConfirm: () => void }

/** The review before sending. Its two English button labels are fixed by FORM-7. */
export const ReviewModal = ({ values, isOpen, isSending, onEdit, onConfirm }: Props) => (
  <Modal
    opened={isOpen}
    onClose={() => !isSending && onEdit()}
    title="Vérifiez votre demande"
    size="lg"
    closeButtonProps={{ 'aria-label': 'Fermer' }}
  >
    <Stack gap="lg">
      <FormSummary values={values} headingLevel={3} />
      <Remarks values={values} />
      <DialogActions>
        <Button lang="en" variant="default" onClick={onEdit} disabled={isSending}>
          Edit
        </Button>
        <Button lang="en" onClick={onConfirm} loading={isSending} data-autofocus>
          Confirm & Submit
        </Button>
      </DialogActions>
    </Stack>
  </Modal>
)
