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

/** A mail as it will arrive, before it is sent. Its markup is shown apart from the page: no script, no form. */
export const EmailPreview = ({ html, to, sendLabel, isSending, onSend, onClose }: Props) => (
  <Modal opened onClose={() => !isSending && onClose()} title="Preview" size="lg">
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        To {to}
      </Text>
      <iframe
        title="The mail"
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
