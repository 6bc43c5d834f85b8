import { Select, TextInput } from '@mantine/core'
import type { Organization } from '@registrar/domain/organizations/organization'
import { useDialogForm } from '#lib/use-dialog-form'
import { ModalForm } from '#ui/modal-form'
import { useChangeFiles } from './organizations.api.ts'

type Files = Organization['attachedFiles']

type Props = { organizationId: string; file: Files[number]; folders: string[]; onClose: () => void }

/** Renames a file, or moves it to another folder (FILE-9). */
export const EditFileModal = ({ organizationId, file, folders, onClose }: Props) => {
  const form = useDialogForm({
    about: file.url,
    initial: { fileName: file.fileName, folder: file.folder },
    toBody: ({ fileName, folder }) => {
      const place = { fileName: fileName.trim(), folder }
      if (!place.fileName) return undefined
      return (all: Files) => all.map((one) => (one.url === file.url ? { ...one, ...place } : one))
    },
    mutation: useChangeFiles(organizationId, 'Updated!'),
    onSaved: onClose,
  })

  return (
    <ModalForm title="Rename or move" onClose={onClose} submitLabel="Save" size="sm" {...form.dialog}>
      <TextInput label="Name" data-autofocus maxLength={255} {...form.text('fileName')} />
      <Select
        label="Folder"
        allowDeselect={false}
        data={folders}
        value={form.values.folder}
        onChange={(folder) => folder && form.change({ folder })}
      />
    </ModalForm>
  )
}
