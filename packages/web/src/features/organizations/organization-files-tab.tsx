import { Badge } from '@mantine/core'
import { organizationFolders } from '@registrar/domain/files/files'
import { filesCalls } from '@registrar/domain/files/files.calls'
import type { Organization } from '@registrar/domain/organizations/organization'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { IconFiles } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { FileList, UploadArea, useUpload } from '#features/files'
import { useListState } from '#lib/list-state'
import { useMay } from '#lib/may'
import { confirmDelete } from '#ui/confirm'
import { FoundRows } from '#ui/found-rows'
import { Permitted } from '#ui/permitted'
import { Empty } from '#ui/states'
import { EditFileModal } from './edit-file-modal.tsx'
import { FolderButton } from './folder-button.tsx'
import classes from './organization-files-tab.module.css'
import { useChangeFiles, useRemoveFile } from './organizations.api.ts'

const ALL_FILES = 'All files'

type AttachedFile = Organization['attachedFiles'][number]

const byName = (one: AttachedFile, other: AttachedFile) => one.fileName.localeCompare(other.fileName, 'en-IE')

// A new file is added at the end.
const latestFirst = (files: readonly AttachedFile[]) => {
  const places = new Map(files.map((file, place) => [file, place]))
  return (one: AttachedFile, other: AttachedFile) => (places.get(other) ?? 0) - (places.get(one) ?? 0)
}

const route = getRouteApi('/staff/organization/$id/{-$tab}')

/** The files of an organization by folder (FILE-4, FILE-9). Files are uploaded to the chosen folder, or dropped on one. */
export const OrganizationFilesTab = ({ organization: { _id: id, attachedFiles } }: { organization: Organization }) => {
  const { values, set } = useListState(route.useSearch())
  const mayChange = useMay(organizationsCalls.updateOrganization)
  const attach = useChangeFiles(id)
  const detach = useRemoveFile(id)
  const move = useChangeFiles(id, 'Updated!')
  // Kept as it was opened: the dialog stays when a colleague removes the file.
  const [edited, setEdited] = useState<Organization['attachedFiles'][number]>()

  // Another client may have used a folder of its own. It shows after ours, so that every file can be reached.
  const folders = [...new Set<string>([...organizationFolders, ...attachedFiles.map((file) => file.folder)])]
  const isAll = values.folder === ALL_FILES
  const chosen = folders.find((folder) => folder === values.folder) ?? organizationFolders[0]
  const choose = (folder: string) => set({ folder, search: '' })
  const ofFolder = isAll ? attachedFiles : attachedFiles.filter((file) => file.folder === chosen)
  // A search looks into all folders.
  const isWide = isAll || values.search.trim() !== ''
  const files = isWide ? attachedFiles : ofFolder

  const pathOf = (folder: string) => `organization/${id}/${folder}`
  const { state, upload } = useUpload(
    pathOf(chosen),
    ({ url, name, folder }) =>
      attach.mutateAsync((all) => [...all, { url, folder: folder.slice(pathOf('').length), fileName: name }]),
    null,
  )

  const remove = async (url: string) => {
    const name = files.find((file) => file.url === url)?.fileName ?? url
    if (await confirmDelete(`This removes ${name}.`)) detach.mutate(url)
  }

  const moveTo = (folder: string, url: string) =>
    move.mutate((all) => all.map((file) => (file.url === url ? { ...file, folder } : file)))

  return (
    <div className={classes.layout}>
      <nav className={classes.folders} aria-label="Folders">
        {folders.map((folder) => (
          <FolderButton
            key={folder}
            folder={folder}
            count={attachedFiles.filter((file) => file.folder === folder).length}
            isChosen={!isAll && folder === chosen}
            onChoose={() => choose(folder)}
            onMove={(url) => moveTo(folder, url)}
            onUpload={(dropped) => {
              if (!mayChange) return
              choose(folder)
              void upload(dropped, pathOf(folder))
            }}
          />
        ))}
        <button type="button" className={classes.folder} aria-pressed={isAll} onClick={() => choose(ALL_FILES)}>
          <IconFiles size={17} stroke={1.6} aria-hidden />
          <span className={classes.name}>{ALL_FILES}</span>
          <Badge size="sm" variant="default">
            {attachedFiles.length}
          </Badge>
        </button>
      </nav>
      <section className={classes.files} aria-label={isAll ? ALL_FILES : chosen}>
        {/* A file is uploaded to a folder. */}
        {!isAll && (
          <Permitted call={filesCalls.uploadFile}>
            <UploadArea state={state} onFiles={(dropped) => void upload(dropped)} />
          </Permitted>
        )}
        {attachedFiles.length === 0 ? (
          <Empty>No files in this folder...</Empty>
        ) : (
          <FoundRows
            label="Files"
            place={{ values, set }}
            placeholder="Search files by name"
            items={files}
            textOf={({ fileName, folder }) => `${fileName} ${folder}`}
            sorts={{ 'As filed': null, 'Latest first': latestFirst(files), 'By name': byName }}
            nothingFound="No file of that name"
          >
            {(shown) =>
              files.length === 0 ? (
                <Empty>No files in this folder...</Empty>
              ) : (
                <FileList
                  files={shown.map(({ url, fileName, folder }) => ({ url, name: fileName, ...(isWide && { folder }) }))}
                  {...(mayChange && {
                    onRemove: (url) => void remove(url),
                    onEdit: ({ url }) => setEdited(files.find((file) => file.url === url)),
                  })}
                />
              )
            }
          </FoundRows>
        )}
      </section>
      {edited && (
        <EditFileModal organizationId={id} file={edited} folders={folders} onClose={() => setEdited(undefined)} />
      )}
    </div>
  )
}
