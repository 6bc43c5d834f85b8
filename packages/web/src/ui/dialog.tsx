import type { ModalProps } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useEscapeLayer } from '#lib/use-escape-layer'
import { useFocusReturn } from '#lib/use-focus-return'

const Modal = lazy(async () => ({ default: (await import('./modal.tsx')).Modal }))

/** A dialog whose code loads when it first opens: most pages are left before any dialog does. */
export const Dialog = (props: ModalProps) => {
  const [isWanted, setWanted] = useState(props.opened)
  useFocusReturn(props.opened)
  useEscapeLayer(props.opened, props.onClose)
  if (props.opened && !isWanted) setWanted(true)
  if (!isWanted) return null

  return (
    <Suspense>
      <Modal {...props} returnFocus={false} closeOnEscape={false} />
    </Suspense>
  )
}
