import { fileKeyOf } from '@registrar/domain/files/files'
import { Dialog } from '#ui/dialog'
import classes from './files.module.css'

// A page shows only what this server sends, so the address is made from the key.
const addressOf = (url: string) => {
  const key = fileKeyOf(url)
  return key === undefined ? url : `/file/${key.split('/').map(encodeURIComponent).join('/')}`
}

type Props = { file: { url: string; name: string } | undefined; onClose: () => void }

/** The dialog that shows a picture (FILE-9). */
export const FilePreview = ({ file, onClose }: Props) => (
  <Dialog opened={file !== undefined} onClose={onClose} title={file?.name} size="xl">
    {file && <img className={classes.picture} src={addressOf(file.url)} alt={file.name} />}
  </Dialog>
)
