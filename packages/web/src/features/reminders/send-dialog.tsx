import { Button, List, Text } from '@mantine/core'
import type { ReminderRow } from '@registrar/domain/reminders/reminder'
import { reminderRules, reminderRuleLabels } from '@registrar/domain/reminders/reminder-rule'
import { countText } from '@registrar/domain/shared/count-text'
import { mailProblem, readEmailAddresses } from '@registrar/domain/shared/email-address'
import type { ReactNode } from 'react'
import { Dialog } from '#ui/dialog'
import { DialogActions } from '#ui/dialog-actions'
import { useSendReminders } from './reminders.api.ts'

type Props = {
  rows: readonly ReminderRow[]
  onSent: () => void
  onClose: () => void
  /** what else can be done with them */
  children?: ReactNode
}

/** Asks before several clients are written to: how many, of what, and how many cannot be reached (REM-5, MAIL-16). */
export const SendDialog = ({ rows, onSent, onClose, children }: Props) => {
  const send = useSendReminders()
  const what = countText(rows.length, 'reminder')
  const kinds = reminderRules
    .map((rule) => ({ rule, count: rows.filter(({ kind }) => kind === rule).length }))
    .filter(({ count }) => count > 0)
  const addresses = new Set(
    rows.flatMap(({ to }) => readEmailAddresses(to).addresses.map((address) => address.toLowerCase())),
  )
  const unreachable = rows.filter(({ to }) => mailProblem(to) !== null).length

  return (
    <Dialog opened onClose={onClose} title={`Send ${what}?`} size="sm">
      <List size="sm">
        {kinds.map(({ rule, count }) => (
          <List.Item key={rule}>
            {reminderRuleLabels[rule]}: {count}
          </List.Item>
        ))}
      </List>
      <Text size="sm" mt="sm">
        {unreachable === 0
          ? 'All have an email address.'
          : `${unreachable} of ${rows.length} without a valid email address: not sent, and kept in the list.`}
      </Text>
      {addresses.size > 0 && (
        <Text size="sm">
          To {addresses.size} {addresses.size === 1 ? 'address' : 'addresses'}. What goes to one address is one email.
        </Text>
      )}
      <Text size="sm" c="dimmed">
        You can undo it for ten seconds.
      </Text>
      {children}
      <DialogActions>
        <Button variant="default" onClick={onClose} data-autofocus>
          Cancel
        </Button>
        <Button
          loading={send.isPending}
          onClick={() =>
            send.mutate(
              rows.map(({ _id }) => _id),
              { onSuccess: onSent },
            )
          }
        >
          Send {what}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
