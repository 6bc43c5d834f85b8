import { Stack, Text, Textarea, TextInput } from '@mantine/core'
import { fileNameOf } from '@registrar/domain/files/files'
import { type FirmPolicyRow, newFirmPolicy } from '@registrar/domain/aml-firm/firm-policy'
import { FileList, isUploading, UploadArea, useUpload } from '#features/files'
import { useDialogForm } from '#lib/use-dialog-form'
import { ModalForm } from '#ui/modal-form'
import { useSavePolicy } from './aml-firm.api.ts'

type Props = { policy?: FirmPolicyRow; onClose: () => void }

/** Writes a policy, or a new version of one: a text, files, or both (FIRM-2). */
export const PolicyDialog = ({ policy, onClose }: Props) => {
  const form = useDialogForm({
    about: policy?._id ?? 'new policy',
    initial: { title: policy?.title ?? '', text: policy?.text ?? '', files: policy?.files ?? [] },
    toBody: (values) => newFirmPolicy.safeParse(values).data,
    mutation: useSavePolicy(policy),
    onSaved: onClose,
  })
  const { setValues, dialog } = form
  const { files } = form.values
  const { state, upload } = useUpload('aml-firm', ({ url }) => {
    setValues((now) => ({ ...now, files: [...now.files, url] }))
    return Promise.resolve()
  })

  return (
    <ModalForm
      title={policy ? 'New version of a policy' : 'Add a policy'}
      onClose={onClose}
      submitLabel={policy ? 'Save a new version' : 'Add'}
      size="lg"
      {...dialog}
      // A file that is still on its way would be missing from the saved policy.
      canSubmit={dialog.canSubmit && !isUploading(state)}
      isDirty={dialog.isDirty || isUploading(state)}
    >
      <TextInput label="Title" required data-autofocus {...form.text('title')} />
      <Textarea
        label="Text"
        required={files.length === 0}
        description="Or a file below, or both"
        autosize
        minRows={8}
        maxRows={20}
        {...form.text('text')}
      />
      <Stack gap={6} role="group" aria-label="Files">
        <Text size="sm" fw={500}>
          Files
        </Text>
        <UploadArea state={state} onFiles={(chosen) => void upload(chosen)} />
        {files.length > 0 && (
          <FileList
            files={files.map((url) => ({ url, name: fileNameOf(url) }))}
            onRemove={(url) => setValues((now) => ({ ...now, files: now.files.filter((one) => one !== url) }))}
          />
        )}
      </Stack>
      <Text size="sm" c="dimmed">
        You approve this version for the firm, and every colleague is asked to acknowledge it.
      </Text>
    </ModalForm>
  )
}
