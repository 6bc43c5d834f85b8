import { Textarea } from '@mantine/core'
import { notesCalls } from '@registrar/domain/notes/notes.calls'
import { useDialogForm } from '#lib/use-dialog-form'
import { ModalForm } from '#ui/modal-form'
import { useCreateNote } from './notes.api.ts'

type Props = { record: { recordType: string; _id: string; title: string }; onClose: () => void }

/** Writes a note about a company or a person from any page (NOTE-1). */
export const NewNoteDialog = ({ record: { recordType, _id, title }, onClose }: Props) => {
  const form = useDialogForm({
    about: _id,
    initial: { text: '' },
    toBody: ({ text }) => text.trim() || undefined,
    mutation: useCreateNote(recordType === 'person' ? { peopleId: _id } : { organizationId: _id }),
    onSaved: onClose,
  })

  return (
    <ModalForm
      title={`Note about ${title}`}
      onClose={onClose}
      submitLabel="Add note"
      submitCall={notesCalls.createNote}
      {...form.dialog}
    >
      <Textarea
        label="New note"
        required
        data-autofocus
        autosize
        minRows={4}
        maxRows={14}
        maxLength={10_000}
        {...form.text('text')}
      />
    </ModalForm>
  )
}
