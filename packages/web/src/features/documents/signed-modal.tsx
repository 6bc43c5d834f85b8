import { NativeSelect } from '@mantine/core'
import { minuteBookCalls } from '@registrar/domain/documents/minute-book.calls'
import type { Minute } from '@registrar/domain/documents/minute'
import type { Organization } from '@registrar/domain/organizations/organization'
import { useDialogForm } from '#lib/use-dialog-form'
import { DateField } from '#ui/date-field'
import { ModalForm } from '#ui/modal-form'
import { useSignMinute } from './documents.api.ts'

type Props = { files: Organization['attachedFiles']; minute: Minute; onClose: () => void }

const NONE = { value: '', label: 'No scan' }

/** Says when a filed paper was signed, and which file of the company is its scan (DOC-14). */
export const SignedModal = ({ files, minute, onClose }: Props) => {
  const form = useDialogForm({
    about: minute._id,
    initial: { signedOn: minute.signedOn, signedFile: minute.signedFile?.url ?? '' },
    toBody: ({ signedOn, signedFile }) => ({ before: minute, body: { signedOn, signedFile: signedFile || null } }),
    mutation: useSignMinute(),
    onSaved: onClose,
  })
  const scans = files.map(({ url, fileName }) => ({ value: url, label: fileName }))

  return (
    <ModalForm
      title={`Signed: ${minute.title}`}
      onClose={onClose}
      submitLabel="Save"
      submitCall={minuteBookCalls.updateMinute}
      {...form.dialog}
    >
      <DateField label="Signed on" value={form.values.signedOn} onChange={(signedOn) => form.change({ signedOn })} />
      <NativeSelect
        label="Scan among the files of the company"
        data={[NONE, ...scans]}
        value={form.values.signedFile}
        onChange={(event) => form.change({ signedFile: event.currentTarget.value })}
      />
    </ModalForm>
  )
}
