// A file of its own, so that the dialog's code makes a chunk of its own.
export { Modal } from '@mantine/core'
