import { Text } from '@mantine/core'
import type { MailState } from '@registrar/domain/shared/email-address'
import { IconMailOff } from '@tabler/icons-react'

/** What an email field has, with a mark when no email can be sent to it. */
export const MailText = ({ mail, state }: { mail: string | null; state: MailState }) => (
  <>
    {mail && <span data-long-word>{mail}</span>}
    {state === 'unreadable' && (
      <Text span ml={4} c="var(--app-amber-text)" title="No email can be sent to this address">
        <IconMailOff
          size={15}
          stroke={1.75}
          role="img"
          aria-label="no email can be sent to this address"
          style={{ verticalAlign: 'text-bottom' }}
        />
      </Text>
    )}
  </>
)
