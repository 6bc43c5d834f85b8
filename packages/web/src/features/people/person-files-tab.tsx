import { Stack } from '@mantine/core'
import { fileNameOf } from '@registrar/domain/files/files'
import { filesCalls } from '@registrar/domain/files/files.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import type { Person } from '@registrar/domain/people/person'
import { useQueryClient } from '@tanstack/react-query'
import { FileList, UploadArea, useUpload } from '#features/files'
import { confirmDelete } from '#ui/confirm'
import { Permitted } from '#ui/permitted'
import { Empty } from '#ui/states'
import { useMay } from '#lib/may'
import { personQuery, useRemovePersonFile, useUpdatePerson } from './people.api.ts'

/** The files of a person, to upload, open and remove (FILE-3). */
export const PersonFilesTab = ({ person }: { person: Person }) => {
  const client = useQueryClient()
  const mayChange = useMay(peopleCalls.updatePerson)
  const attach = useUpdatePerson(person._id, '')
  const detach = useRemovePersonFile(person._id)
  // The current list, and not the one on screen: another file may have been added during the upload.
  const current = () => client.getQueryData(personQuery(person._id).queryKey) ?? person
  const changeFiles = (change: (urls: string[]) => string[]) => {
    const { attachedFiles, version } = current()
    return { attachedFiles: change(attachedFiles), version }
  }
  const { state, upload } = useUpload(`people/${person._id}`, ({ url }) =>
    attach.mutateAsync(changeFiles((urls) => [...urls, url])),
  )

  const remove = async (url: string) => {
    if (await confirmDelete(`This removes ${fileNameOf(url)}.`, 'Remove')) detach.mutate(url)
  }

  return (
    <Stack gap="sm">
      <Permitted call={filesCalls.uploadFile}>
        <UploadArea state={state} onFiles={(files) => void upload(files)} />
      </Permitted>
      {person.attachedFiles.length === 0 ? (
        <Empty>No files attached yet</Empty>
      ) : (
        <FileList
          files={person.attachedFiles.map((url) => ({ url, name: fileNameOf(url) }))}
          {...(mayChange && { onRemove: (url) => void remove(url) })}
        />
      )}
    </Stack>
  )
}
