import { ActionIcon, Anchor, Group, Paper, Tooltip } from '@mantine/core'
import { fileKeyOf } from '@registrar/domain/files/files'
import { IconExternalLink, IconEye, IconFile, IconPencil, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { IconButton } from '#ui/icon-button'
import { factsText, previewKindOf } from './file-facts.ts'
import { FilePreview } from './file-preview.tsx'
import { fileFactsQuery } from './files.api.ts'
import classes from './files.module.css'

type ListedFile = {
  url: string
  name: string
  /** where it is kept, when files of several folders are shown */ folder?: string
}

type Props = {
  files: ListedFile[]
  /** removes a file after a confirmation; without it the rows have no Remove button */
  onRemove?: (url: string) => void
  /** renames or moves a file; the rows can be dragged to a folder then */
  onEdit?: (file: ListedFile) => void
}

/** The type under which a dragged row carries the address of its file. */
export const DRAGGED_FILE = 'application/x-file-address'

type RowProps = Omit<Props, 'files'> & { file: ListedFile; facts: string | undefined; onPreview: () => void }

const FileRow = ({ file, facts, onPreview, onRemove, onEdit }: RowProps) => {
  const { url, name } = file

  return (
    <li draggable={onEdit && true} onDragStart={(event) => event.dataTransfer.setData(DRAGGED_FILE, url)}>
      <IconFile size={18} stroke={1.5} aria-hidden />
      <div className={classes.name}>
        <Anchor href={url} target="_blank" rel="noreferrer" size="sm" draggable={false}>
          {name}
        </Anchor>
        {(file.folder ?? facts) && (
          <div className={classes.facts}>{[file.folder, facts].filter(Boolean).join(' · ')}</div>
        )}
      </div>
      <Group gap={4} wrap="nowrap">
        {previewKindOf(url) && (
          <IconButton icon={IconEye} tooltip="Preview" aria-label={`Preview ${name}`} onClick={onPreview} />
        )}
        {onEdit && (
          <IconButton
            icon={IconPencil}
            tooltip="Rename or move"
            aria-label={`Rename or move ${name}`}
            onClick={() => onEdit(file)}
          />
        )}
        <Tooltip label="Open">
          <ActionIcon component="a" href={url} target="_blank" rel="noreferrer" aria-label={`Open ${name}`}>
            <IconExternalLink size={17} stroke={1.6} />
          </ActionIcon>
        </Tooltip>
        {onRemove && (
          <IconButton
            icon={IconTrash}
            tooltip="Remove"
            color="red"
            aria-label={`Remove ${name}`}
            onClick={() => onRemove(url)}
          />
        )}
      </Group>
    </li>
  )
}

/** A list of files, each with its facts, a link that opens it in a new tab, a preview, and a button that removes it. */
export const FileList = ({ files, ...actions }: Props) => {
  const [previewed, setPreviewed] = useState<ListedFile>()
  const { data: facts } = useQuery(fileFactsQuery(files.map(({ url }) => url)))

  return (
    <>
      <Paper className={classes.list} component="ul" aria-label="Files">
        {files.map((file) => {
          const stored = facts?.get(fileKeyOf(file.url) ?? '')
          return (
            <FileRow
              key={file.url}
              file={file}
              facts={stored && factsText(stored)}
              onPreview={() => setPreviewed(file)}
              {...actions}
            />
          )
        })}
      </Paper>
      <FilePreview file={previewed} onClose={() => setPreviewed(undefined)} />
    </>
  )
}
