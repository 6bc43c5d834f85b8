import { Badge } from '@mantine/core'
import { IconFolder, IconFolderOpen } from '@tabler/icons-react'
import { DRAGGED_FILE } from '#features/files'
import { useDrop } from '#lib/use-drop'
import classes from './organization-files-tab.module.css'

type Props = {
  folder: string
  count: number
  isChosen: boolean
  onChoose: () => void
  /** moves the dragged file here */
  onMove: (url: string) => void
  onUpload: (files: File[]) => void
}

/** A folder of an organization's files. A file of the list, or files of the computer, can be dropped on it (FILE-9). */
export const FolderButton = ({ folder, count, isChosen, onChoose, onMove, onUpload }: Props) => {
  const { isOver, dropProps } = useDrop((dropped) => {
    const url = dropped.getData(DRAGGED_FILE)
    if (url && !isChosen) onMove(url)
    if (!url && dropped.files.length > 0) onUpload([...dropped.files])
  })
  const Icon = isChosen || isOver ? IconFolderOpen : IconFolder

  return (
    <button
      type="button"
      className={classes.folder}
      aria-pressed={isChosen}
      data-over={isOver || undefined}
      onClick={onChoose}
      {...dropProps}
    >
      <Icon size={17} stroke={1.6} aria-hidden />
      <span className={classes.name}>{folder}</span>
      <Badge size="sm" variant="default">
        {count}
      </Badge>
    </button>
  )
}
