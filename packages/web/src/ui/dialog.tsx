import type { ModalProps } from '@mantine/core'
import { useState } from 'react'
import { lazyAtFirstSign } from '#lib/lazy-at-first-sign'
import { useEscapeLayer } from '#lib/use-escape-layer'
import { useFocusReturn } from '#lib/use-focus-return'

const Modal = lazyAtFirstSign(async () => (await import('./modal.tsx')).Modal)

/** A dialog. Its code loads at the first sign of the user, so that the page shows sooner and the dialog still opens at once. */
export const Dialog = (props: ModalProps) => {
  const [isWanted, setWanted] = useState(props.opened)
  useFocusReturn(props.opened)
  useEscapeLayer(props.opened, props.onClose)
  if (props.opened && !isWanted) setWanted(true)
  if (!isWanted) return null

  return <Modal {...props} returnFocus={false} closeOnEscape={false} />
}
