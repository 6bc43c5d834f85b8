import { Textarea, TextInput } from '@mantine/core'
import type { ListedReminder } from '@registrar/domain/reminders/reminder'
import { remindersCalls } from '@registrar/domain/reminders/reminders.calls'
import { useState } from 'react'
import { changedFields } from '#lib/field-changes'
import { useMay } from '#lib/may'
import { useDialogForm } from '#lib/use-dialog-form'
import { Dialog } from '#ui/dialog'
import { EmailField } from '#ui/email-field'
import { FurtherAddresses } from '#ui/further-addresses'
import { InItsLanguage } from '#ui/in-its-language'
import { ModalForm } from '#ui/modal-form'
import { useUpdateReminder } from './reminders.api.ts'

type Props = { row: ListedReminder; onClose: () => void }

const Preview = ({ row }: { row: ListedReminder }) => (
  <iframe
    title="Preview"
    sandbox=""
    srcDoc={row.htmlContent}
    style={{
      width: '100%',
      height: 320,
      border: '1px solid var(--mantine-color-default-border)',
      background: '#ffffff',
    }}
  />
)

const EditDialog = ({ row, onClose }: Props) => {
  const form = useDialogForm({
    about: row._id,
    initial: { to: row.to ?? '', subject: row.subject, textContent: row.textContent },
    version: row.version,
    // Only what was changed is sent: an unchanged text keeps its prepared HTML.
    toBody: (values, { version, saved }) => ({ ...changedFields(saved, values), version }),
    mutation: useUpdateReminder(row),
    onSaved: onClose,
  })

  return (
    <ModalForm title="Reminder" onClose={onClose} submitLabel="Save" size="lg" {...form.dialog}>
      <EmailField label="To" {...form.text('to')} />
      <FurtherAddresses to={form.values.to} offered={row.otherMails} onChange={form.field('to').onChange} />
      <TextInput label="Subject" required lang={row.language} {...form.text('subject')} />
      <Preview row={row} />
      <Textarea
        label="Text"
        required
        autosize
        minRows={6}
        maxRows={14}
        lang={row.language}
        {...form.text('textContent')}
      />
    </ModalForm>
  )
}

/** Shows a reminder as the client gets it; staff edit it while it waits (REM-5). */
export const ReminderDialog = ({ row, onClose }: Props) => {
  const mayEdit = useMay(remindersCalls.updateReminder)
  // What is typed stays on the screen when a colleague sends the reminder.
  const [state] = useState(row.state)
  if (mayEdit && state === 'prepared') return <EditDialog row={row} onClose={onClose} />

  return (
    <Dialog opened onClose={onClose} title={<InItsLanguage text={row.subject} language={row.language} />} size="lg">
      <Preview row={row} />
    </Dialog>
  )
}
