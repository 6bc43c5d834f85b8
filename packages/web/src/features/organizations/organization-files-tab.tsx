import { Badge } from '@mantine/core'
import { IconFolder, IconFolderOpen } from '@tabler/icons-react'
import { organizationFolders } from '@registrar/domain/files/files'
import type { Organization } from '@registrar/domain/organizations/organization'
import { useState } from 'react'
import { FileList, UploadArea, useUpload } from '#features/files'
import { confirmDelete } from '#ui/confirm'
import { Empty } from '#ui/states'
import classes from './organization-files-tab.module.css'
import { useChangeFiles } from './organizations.api.ts'

const FolderFiles = ({ organization, folder }: { organization: Organization; folder: string }) => {
  const attach = useChangeFiles(organization._id)
  const detach = useChangeFiles(organization._id, 'File deleted successfully')
  const { state, upload } = useUpload(
    `organization/${organization._id}/${folder}`,
    ({ url, name }) => attach.mutateAsync((files) => [...files, { url, folder, fileName: name }]),
    null,
  )
  const files = organization.attachedFiles.filter((file) => file.folder === folder)

  const remove = async (url: string) => {
    const name = files.find((file) => file.url === url)?.fileName ?? url
    if (await confirmDelete(`This removes ${name}.`)) detach.mutate((all) => all.filter((file) => file.url !== url))
  }

  return (
    <section className={classes.files} aria-label={folder}>
      <UploadArea state={state} onFiles={(chosen) => void upload(chosen)} />
      {files.length === 0 ? (
        <Empty>No files in this folder...</Empty>
      ) : (
        <FileList
          files={files.map(({ url, fileName }) => ({ url, name: fileName }))}
          onRemove={(url) => void remove(url)}
        />
      )}
    </section>
  )
}

/** The files of an organization by folder (FILE-4). Files are uploaded to the chosen folder. */
export const OrganizationFilesTab = ({ organization }: { organization: Organization }) => {
  // Another client may have used a folder of its own. It shows after ours, so that every file can be reached.
  const folders = [...new Set([...organizationFolders, ...organization.attachedFiles.map((file) => file.folder)])]
  const [chosen, setChosen] = useState<string>(organizationFolders[0])

  return (
    <div className={classes.layout}>
      <nav className={classes.folders} aria-label="Folders">
        {folders.map((folder) => {
          const isChosen = folder === chosen
          const Icon = isChosen ? IconFolderOpen : IconFolder
          const count = organization.attachedFiles.filter((file) => file.folder === folder).length
          return (
            <button
              key={folder}
              type="button"
              className={classes.folder}
              aria-pressed={isChosen}
              onClick={() => setChosen(folder)}
            >
              <Icon size={17} stroke={1.6} aria-hidden />
              <span className={classes.name}>{folder}</span>
              <Badge size="sm" variant="default">
                {count}
              </Badge>
            </button>
          )
        })}
      </nav>
      <FolderFiles key={chosen} organization={organization} folder={chosen} />
    </div>
  )
}
