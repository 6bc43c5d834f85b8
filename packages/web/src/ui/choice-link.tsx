import { type LinkProps, useLinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'

type Props = Omit<LinkProps, 'children' | 'to'> & {
  to: string
  /** what `aria-current` says; the router alone would also mark every link whose address is part of the current one */
  current: 'page' | 'true' | undefined
  className?: string
  onClick?: (() => void) | undefined
  'data-tone'?: string | undefined
  children: ReactNode
}

/** A link whose page decides whether it is the current one. */
export const ChoiceLink = ({ current, children, ...options }: Props) => {
  const { 'aria-current': _ofRouter, ...props } = useLinkProps(options as never)

  return (
    <a {...props} aria-current={current}>
      {children}
    </a>
  )
}
