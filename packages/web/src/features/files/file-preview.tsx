import { fileKeyOf } from '@registrar/domain/files/files'
import { Dialog } from '#ui/dialog'
import { previewKind } from './file-facts.ts'
import classes from './files.module.css'

// A frame shows only what this server sends, so the address is made from the key.
const addressOf = (url: string) => {
  const key = fileKeyOf(url)
  return key === undefined ? url : `/file/${key.split('/').map(encodeURIComponent).join('/')}`
}

type Props = { file: { url: string; name: string } | undefined; onClose: () => void }

/** The dialog that shows a picture or a PDF (FILE-9). */
export const FilePreview = ({ file, onClose }: Props) => (
  <Dialog opened={file !== undefined} onClose={onClose} title={file?.name} size="xl">
    {file &&
      (previewKind(file.url) === 'pdf' ? (
        <iframe className={classes.pdf} src={addressOf(file.url)} title={file.name} />
      ) : (
        <img className={classes.picture} src={addressOf(file.url)} alt={file.name} />
      ))}
  </Dialog>
)
