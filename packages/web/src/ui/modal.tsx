// A separate file gives the dialog's code a chunk of its own.
export { Modal } from '@mantine/core'
