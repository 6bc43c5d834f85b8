import { useRouter } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import { addressLink } from '#lib/address-link'
import classes from './cell-link.module.css'

type Props = { address: string; state: { from: string }; label: string; children: ReactNode }

/**
 * The link of a cell. A list draws more than a hundred, and the router's own link computes for each whether it is the
 * current page. This one does not. The keyboard reaches the same page by the row's link and the tabs of the record.
 */
export const CellLink = ({ address, state, label, children }: Props) => {
  const router = useRouter()

  const preload = () => void router.preloadRoute(addressLink(address) as never).catch(() => undefined)

  const open = (event: MouseEvent) => {
    const isForNewTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (isForNewTab) return
    event.preventDefault()
    void router.navigate({ ...addressLink(address), state } as never)
  }

  return (
    <a
      href={address}
      className={classes.cellLink}
      // The name of the link when its cell is empty.
      title={label}
      tabIndex={-1}
      onClick={open}
      onMouseEnter={preload}
      onTouchStart={preload}
    >
      {children}
    </a>
  )
}
