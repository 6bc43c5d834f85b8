import { Popover } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { type FocusEvent, type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { overflowingItems, type RowItem } from '#lib/overflowing-items'
import classes from './link-bar.module.css'

export type BarLink = {
  id: string
  isCurrent: boolean
  /** whether it moves into the menu before the others */
  isSecondary?: boolean
  /** the link, or a button, with this class */
  render: (className: string | undefined) => ReactNode
}

type Props = {
  label: string
  /** where the bar is shown: among the entries of the top bar, or under the title of a record */
  look: 'entries' | 'tabs'
  links: BarLink[]
}

const isSame = (left: string[], right: string[]) => left.join() === right.join()

/** The ids of the links that do not fit in the row. All links stay on the page, so that their widths can be measured. */
const useOverflowingIds = (links: BarLink[]) => {
  const bar = useRef<HTMLDivElement>(null)
  const [ids, setIds] = useState<string[]>([])
  const shape = JSON.stringify(links.map(({ id, isCurrent, isSecondary = false }) => ({ id, isCurrent, isSecondary })))

  useLayoutEffect(() => {
    const element = bar.current
    if (!element) return undefined

    const parts = [...element.children]
    const measure = () => {
      const widths = parts.map((part) => Math.ceil(part.getBoundingClientRect().width))
      const gap = Number.parseFloat(getComputedStyle(element).columnGap)
      const row = { width: element.clientWidth, gap, moreWidth: widths.at(-1) ?? 0 }
      const shapes = JSON.parse(shape) as Omit<RowItem, 'width'>[]
      const items = shapes.map((one, index) => ({ ...one, width: widths[index] ?? 0 }))
      const next = overflowingItems(items, row)
      setIds((before) => (isSame(before, next) ? before : next))
    }

    measure()
    const observer = new ResizeObserver(measure)
    for (const part of [element, ...parts]) observer.observe(part)
    return () => observer.disconnect()
  }, [shape])

  return { bar, ids }
}

const STEPS: Record<string, (index: number, length: number) => number> = {
  ArrowDown: (index, length) => (index + 1) % length,
  ArrowUp: (index, length) => (Math.max(index, 0) + length - 1) % length,
}

/** One row of links. Links that do not fit move into a menu 'More' at its end; the current link always stays in the row. */
export const LinkBar = ({ label, look, links }: Props) => {
  const { bar, ids } = useOverflowingIds(links)
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const isInMenu = ({ id }: BarLink) => ids.includes(id)
  const isMenuOpen = isOpen && ids.length > 0

  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isMenuOpen) {
      setOpen(false)
      button.current?.focus()
    }

    const entries = [...(panel.current?.querySelectorAll<HTMLElement>('a, button') ?? [])]
    const step = STEPS[event.key]
    if (!step || entries.length === 0) return

    event.preventDefault()
    const index = entries.indexOf(document.activeElement as HTMLElement)
    entries[step(index, entries.length)]?.focus()
  }

  // Some browsers do not focus a clicked link: `relatedTarget` is null then, and the menu must stay open for the click.
  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false)
  }

  return (
    <nav className={classes.nav} aria-label={label} data-look={look} data-unprinted>
      <div ref={bar} className={classes.bar}>
        {links.map((link) => (
          <span key={link.id} className={classes.part} data-out={isInMenu(link) || undefined}>
            {link.render(classes.link)}
          </span>
        ))}
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys reach it from the links inside */}
        <span
          className={classes.part}
          data-out={ids.length === 0 || undefined}
          onKeyDown={handleKey}
          onBlur={closeWhenLeft}
        >
          <Popover
            opened={isMenuOpen}
            onChange={setOpen}
            position="bottom-end"
            offset={4}
            withinPortal={false}
            withRoles={false}
            returnFocus
            transitionProps={{ duration: 0 }}
          >
            <Popover.Target>
              <button
                ref={button}
                type="button"
                className={classes.link}
                aria-expanded={isMenuOpen}
                onClick={() => setOpen(!isMenuOpen)}
              >
                More
                <IconChevronDown size={14} stroke={1.75} aria-hidden />
              </button>
            </Popover.Target>
            <Popover.Dropdown ref={panel} className={classes.menu} onClick={() => setOpen(false)}>
              {links.filter(isInMenu).map((link) => (
                <div key={link.id}>{link.render(classes.menuLink)}</div>
              ))}
            </Popover.Dropdown>
          </Popover>
        </span>
      </div>
    </nav>
  )
}
