import { Button, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Dialog } from '#ui/dialog'
import { DialogActions } from '#ui/dialog-actions'
import { InItsLanguage } from '#ui/in-its-language'

type Props = {
  /** without `to` where `children` ask for it */
  email: { from: string; to?: string; subject: string; htmlContent: string }
  sendLabel: string
  isSending: boolean
  /** whether there is an address */
  canSend: boolean
  onSend: () => void
  /** of Cancel: closes without a question */
  onCancel: () => void
  /** of the backdrop, Escape and the cross */
  onClose: () => void
  /** what can still be filled in */
  children?: ReactNode
}

/** Shows an email before it is sent. A sandboxed frame keeps its markup from running scripts or forms. */
export const EmailPreview = ({ email, sendLabel, isSending, canSend, onSend, onClose, onCancel, children }: Props) => (
  <Dialog opened onClose={() => !isSending && onClose()} title="Preview" size="lg">
    <Stack gap="md">
      <div>
        <Text size="sm" c="dimmed">
          From {email.from}
        </Text>
        {email.to !== undefined && (
          <Text size="sm" c="dimmed">
            To {email.to}
          </Text>
        )}
        <Text size="sm" fw={500}>
          <InItsLanguage text={email.subject} />
        </Text>
      </div>
      {children}
      <iframe
        title="Email preview"
        sandbox=""
        srcDoc={email.htmlContent}
        style={{ width: '100%', height: 'min(480px, 55dvh)', border: '1px solid var(--app-line)', background: '#fff' }}
      />
      <DialogActions>
        <Button variant="default" onClick={onCancel} disabled={isSending}>
          Cancel
        </Button>
        <Button onClick={onSend} loading={isSending} disabled={!canSend}>
          {sendLabel}
        </Button>
      </DialogActions>
    </Stack>
  </Dialog>
)
