import type { ModalProps } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'

const Modal = lazy(async () => ({ default: (await import('./modal.tsx')).Modal }))

/** A dialog whose code comes with its first opening; most pages are left without one. */
export const Dialog = (props: ModalProps) => {
  const [isWanted, setWanted] = useState(props.opened)
  if (props.opened && !isWanted) setWanted(true)
  if (!isWanted) return null
  return (
    <Suspense>
      <Modal {...props} />
    </Suspense>
  )
}
