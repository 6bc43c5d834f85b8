import { Popover } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { type RowItem, type SplitRow, splitRow } from '#lib/split-row'
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

/** The part of the row with the button of the menu. */
const MORE = 'more'

const nothingLeft: SplitRow = { inMenu: [], atEnd: undefined }

const isSame = (left: SplitRow, right: SplitRow) => JSON.stringify(left) === JSON.stringify(right)

/** Which links do not fit in the row. All links stay on the page, so that their widths can be measured. */
const useSplitRow = (links: BarLink[]) => {
  const bar = useRef<HTMLDivElement>(null)
  const [split, setSplit] = useState(nothingLeft)
  const shape = JSON.stringify(links.map(({ id, isCurrent, isSecondary = false }) => ({ id, isCurrent, isSecondary })))

  useLayoutEffect(() => {
    const element = bar.current
    if (!element) return undefined

    const parts = [...element.children]
    const measure = () => {
      // A page that waits for its code is hidden, and has no widths.
      if (element.clientWidth === 0) return

      const widths = new Map(
        parts.map((part) => [part.getAttribute('data-part'), Math.ceil(part.getBoundingClientRect().width)]),
      )
      const gap = Number.parseFloat(getComputedStyle(element).columnGap)
      const row = { width: element.clientWidth, gap, moreWidth: widths.get(MORE) ?? 0 }
      const shapes = JSON.parse(shape) as Omit<RowItem, 'width'>[]
      const next = splitRow(
        shapes.map((one) => ({ ...one, width: widths.get(one.id) ?? 0 })),
        row,
      )
      setSplit((before) => (isSame(before, next) ? before : next))
    }

    measure()
    const observer = new ResizeObserver(measure)
    for (const part of [element, ...parts]) observer.observe(part)
    return () => observer.disconnect()
  }, [shape])

  return { bar, split }
}

/** Gives the focus to the tab that was chosen in the menu, as soon as it stands in the row; it would be lost with the menu. */
const useFocusOfChosen = (links: BarLink[], bar: RefObject<HTMLDivElement | null>) => {
  const leaving = useRef<string | null>(null)
  const currentId = links.find(({ isCurrent }) => isCurrent)?.id ?? ''

  useEffect(() => {
    if (leaving.current === null || leaving.current === currentId) return
    const link = bar.current?.querySelector<HTMLElement>('[aria-current]')
    link?.focus({ preventScroll: true })
    // A link that is still measured cannot have the focus; the next drawing tries again.
    if (document.activeElement === link) leaving.current = null
  })
  return () => {
    leaving.current = currentId
  }
}

const STEPS: Record<string, (index: number, length: number) => number> = {
  ArrowDown: (index, length) => (index + 1) % length,
  ArrowUp: (index, length) => (Math.max(index, 0) + length - 1) % length,
}

/**
 * One row of links. Links that do not fit move into a menu 'More' at its end. The current link is always in the row: one of the menu stands before the
 * button, so that the others stay where they are.
 */
export const LinkBar = ({ label, look, links }: Props) => {
  const { bar, split } = useSplitRow(links)
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const isInMenu = ({ id }: BarLink) => split.inMenu.includes(id)
  const isAtEnd = ({ id }: BarLink) => id === split.atEnd
  const isMenuOpen = isOpen && split.inMenu.length > 0
  const keepFocus = useFocusOfChosen(links, bar)
  const row = [...links.filter((link) => !isAtEnd(link)), ...links.filter(isAtEnd)]

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

  const closeAfterChoice = () => {
    if (look === 'tabs') keepFocus()
    setOpen(false)
  }

  // Some browsers do not focus a clicked link: `relatedTarget` is null then, and the menu must stay open for the click.
  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false)
  }

  return (
    <nav className={classes.nav} aria-label={label} data-look={look} data-unprinted>
      <div ref={bar} className={classes.bar}>
        {row.map((link) => (
          <span key={link.id} className={classes.part} data-part={link.id} data-out={isInMenu(link) || undefined}>
            {link.render(classes.link)}
          </span>
        ))}
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys reach it from the links inside */}
        <span
          className={classes.part}
          data-part={MORE}
          data-out={split.inMenu.length === 0 || undefined}
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
            // A menu that is longer than the rest of the screen scrolls in itself, above where the bar at the foot of a page may be.
            middlewares={{ flip: false, size: { padding: { bottom: 92 } } }}
            hideDetached={false}
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
            <Popover.Dropdown ref={panel} className={classes.menu} onClick={closeAfterChoice}>
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
