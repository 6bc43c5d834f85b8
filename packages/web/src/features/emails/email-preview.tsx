import { Button, Modal, Stack, Text } from '@mantine/core'
import { DialogActions } from '#ui/dialog-actions'

type Props = {
  html: string
  to: string
  sendLabel: string
  isSending: boolean
  onSend: () => void
  onClose: () => void
}

/** Shows an email before it is sent. A sandboxed frame keeps its markup from running scripts or forms. */
export const EmailPreview = ({ html, to, sendLabel, isSending, onSend, onClose }: Props) => (
  <Modal opened onClose={() => !isSending && onClose()} title="Preview" size="lg">
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        To {to}
      </Text>
      <iframe
        title="Email preview"
        sandbox=""
        srcDoc={html}
        style={{ width: '100%', height: 'min(480px, 55dvh)', border: '1px solid var(--app-line)', background: '#fff' }}
      />
      <DialogActions>
        <Button variant="default" onClick={onClose} disabled={isSending}>
          Cancel
        </Button>
        <Button onClick={onSend} loading={isSending}>
          {sendLabel}
        </Button>
      </DialogActions>
    </Stack>
  </Modal>
)
