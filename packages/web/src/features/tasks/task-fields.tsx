import { Select, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { fileNameOf } from '@registrar/domain/files/files'
import { taskStatuses } from '@registrar/domain/tasks/task'
import { FileList, UploadArea, type UploadState } from '#features/files'
import { OrganizationSelect } from '#features/organizations'
import { PersonSelect } from '#features/people'
import { UserMultiSelect } from '#features/users'
import { confirmDelete } from '#ui/confirm'
import { DateField } from '#ui/date-field'
import { Fields } from '#ui/section'
import type { TaskDraft } from './task-draft.ts'

type Props = {
  draft: TaskDraft
  onChange: (change: (draft: TaskDraft) => TaskDraft) => void
  /** the messages of the required fields that are empty */
  errors: { title: string | undefined; users: string | undefined }
  uploadState: UploadState
  /** uploads the chosen files; each joins the draft once it is stored */
  onFiles: (files: File[]) => void
}

const AttachedFiles = ({ draft, onChange, uploadState, onFiles }: Omit<Props, 'errors'>) => {
  const remove = async (url: string) => {
    if (await confirmDelete(`This removes ${fileNameOf(url)}.`, 'Remove'))
      onChange((now) => ({ ...now, attachedFiles: now.attachedFiles.filter((one) => one !== url) }))
  }

  return (
    <Stack gap={6} role="group" aria-label="Attached Files">
      <Text size="sm" fw={500}>
        Attached Files
      </Text>
      <UploadArea state={uploadState} onFiles={onFiles} />
      {draft.attachedFiles.length > 0 && (
        <FileList
          files={draft.attachedFiles.map((url) => ({ url, name: fileNameOf(url) }))}
          onRemove={(url) => void remove(url)}
        />
      )}
    </Stack>
  )
}

/** The fields of a task, the same when it is created and edited (TASK-6). */
export const TaskFields = ({ draft, onChange, errors, ...upload }: Props) => {
  const set = (patch: Partial<TaskDraft>) => onChange((now) => ({ ...now, ...patch }))

  return (
    <>
      <TextInput
        label="Title"
        required
        data-autofocus
        maxLength={500}
        value={draft.title}
        error={errors.title}
        onChange={(event) => set({ title: event.currentTarget.value })}
      />
      <Textarea
        label="Description"
        autosize
        minRows={3}
        maxRows={10}
        maxLength={20_000}
        value={draft.description}
        onChange={(event) => set({ description: event.currentTarget.value })}
      />
      <Fields>
        <Select
          label="Status"
          data={taskStatuses}
          value={draft.status}
          allowDeselect={false}
          onChange={(status) => status && set({ status })}
        />
        <UserMultiSelect
          isField
          label="Users"
          placeholder="Select users..."
          users={draft.users}
          error={errors.users}
          onChange={(users) => set({ users })}
        />
        <OrganizationSelect
          label="Organization"
          placeholder="Select an organization..."
          clearable
          value={draft.organization?.id ?? null}
          chosenName={draft.organization?.name ?? null}
          onChange={(id, name) => set({ organization: id === null ? null : { id, name: name ?? '' } })}
          failureMessage={() => 'No organizations found'}
        />
        <PersonSelect
          label="People"
          placeholder="Person concerned"
          value={draft.person?.id ?? null}
          chosenName={draft.person?.name ?? null}
          onChange={(id, name) => set({ person: id === null ? null : { id, name: name ?? '' } })}
        />
        <DateField label="Due date" value={draft.dueDate} onChange={(dueDate) => set({ dueDate })} />
      </Fields>
      <AttachedFiles draft={draft} onChange={onChange} {...upload} />
    </>
  )
}
