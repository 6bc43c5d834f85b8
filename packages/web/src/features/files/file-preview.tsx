import { Anchor, Stack } from '@mantine/core'
import { fileKeyOf } from '@registrar/domain/files/files'
import { Dialog } from '#ui/dialog'
import { previewKindOf } from './file-facts.ts'
import classes from './files.module.css'

// A page shows only what this server sends, so the address is made from the key.
const addressOf = (url: string) => {
  const key = fileKeyOf(url)
  return key === undefined ? url : `/file/${key.split('/').map(encodeURIComponent).join('/')}`
}

type File = { url: string; name: string }

const PreviewedFile = ({ url, name }: File) => {
  const address = addressOf(url)

  return (
    <Stack gap="xs">
      {/* Not every browser shows a PDF inside a page. */}
      <Anchor href={address} target="_blank" rel="noreferrer" size="sm" w="max-content">
        Open in a tab
      </Anchor>
      {previewKindOf(url) === 'pdf' ? (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- a browser shows no PDF in a sandbox; the server answers it with a policy of its own
        <iframe className={classes.pdf} src={address} title={name} />
      ) : (
        <img className={classes.picture} src={address} alt={name} />
      )}
    </Stack>
  )
}

type Props = { file: File | undefined; onClose: () => void }

/** The dialog that shows a picture or a PDF (FILE-9). */
export const FilePreview = ({ file, onClose }: Props) => (
  <Dialog opened={file !== undefined} onClose={onClose} title={file?.name} size="xl">
    {file && <PreviewedFile {...file} />}
  </Dialog>
)
