import { Button, Group, Select, Stack, TextInput } from '@mantine/core'
import { type SubmitEvent, useState } from 'react'
import { openDialog } from '#ui/dialog-host'

type FilePlace = { fileName: string; folder: string }
type Props = { file: FilePlace; folders: string[]; answer: (place: FilePlace | undefined) => void }

const EditFileForm = ({ file, folders, answer }: Props) => {
  const [place, setPlace] = useState<FilePlace>({ fileName: file.fileName, folder: file.folder })
  const fileName = place.fileName.trim()

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (fileName) answer({ ...place, fileName })
  }

  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <TextInput
          label="Name"
          data-autofocus
          autoComplete="off"
          maxLength={255}
          value={place.fileName}
          onChange={(event) => setPlace({ ...place, fileName: event.currentTarget.value })}
        />
        <Select
          label="Folder"
          allowDeselect={false}
          data={folders}
          value={place.folder}
          onChange={(folder) => folder && setPlace({ ...place, folder })}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={() => answer(undefined)}>
            Cancel
          </Button>
          <Button type="submit" disabled={!fileName}>
            Save
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

/** Asks for a new name and a new folder of a file; undefined when the dialog is left (FILE-9). */
export const askFilePlace = (file: FilePlace, folders: string[]): Promise<FilePlace | undefined> =>
  openDialog<FilePlace | undefined>({
    title: 'Rename or move',
    whenClosed: undefined,
    content: (answer) => <EditFileForm file={file} folders={folders} answer={answer} />,
  })
