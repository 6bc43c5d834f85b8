import { Button, Modal, Stack } from '@mantine/core'
import { DialogActions } from '#ui/dialog-actions'
import { FormSummary } from './form-summary.tsx'
import type { FormValues } from './form-values.ts'

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
