import { ActionIcon, Burger, Button, Group, Kbd, Text } from '@mantine/core'
import { useDisclosure, useHotkeys } from '@mantine/hooks'
import { userName } from '@registrar/domain/users/users'
import { IconMoon, IconSearch, IconSun } from '@tabler/icons-react'
import { Link, Outlet, useLocation, useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useLiveChanges } from '#lib/live-changes'
import { useSessionUser } from '#lib/session'
import { useFirmDay } from '#lib/use-firm-day'
import { useLostFocus } from '#lib/use-lost-focus'
import { usePageKeys } from '#lib/use-page-keys'
import { Brand } from '#ui/brand'
import { ChoiceLink } from '#ui/choice-link'
import { type BarLink, LinkBar } from '#ui/link-bar'
import { useUndoKey } from '#ui/undo-toast'
import { hasUnsavedEdits } from '#ui/unsaved-guard'
import classes from './shell.module.css'
import { useEarlyKeystrokes } from './early-keystrokes.ts'
import type { OpenFinderDialog } from './finder-dialog.tsx'
import { barEntriesFor, isCurrentEntry } from './navigation-entries.ts'
import { useColours } from './use-colours.ts'

const NavigationDrawer = lazy(async () => ({
  default: (await import('./navigation-drawer.tsx')).NavigationDrawer,
}))
const Finder = lazy(async () => ({ default: (await import('./finder.tsx')).Finder }))
const FinderDialog = lazy(async () => ({ default: (await import('./finder-dialog.tsx')).FinderDialog }))
const KeysDialog = lazy(async () => ({ default: (await import('./keys-dialog.tsx')).KeysDialog }))

const useEntries = (onChosen?: () => void): BarLink[] => {
  const role = useSessionUser()?.role
  const pathname = useLocation({ select: (location) => location.pathname })

  return barEntriesFor(role).map(({ to, label }) => {
    const isCurrent = isCurrentEntry(to, pathname)
    const current = isCurrent ? 'page' : undefined
    return {
      id: to,
      isCurrent,
      render: (className) => (
        <ChoiceLink key={to} to={to} current={current} className={className} onClick={onChosen}>
          {label}
        </ChoiceLink>
      ),
    }
  })
}

const initialsOf = (name: string): string =>
  name
    .split(' ')
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')

const ThemeToggle = () => {
  const { isDark, switchColours } = useColours()
  const Icon = isDark ? IconSun : IconMoon

  return (
    <ActionIcon size={32} aria-label={isDark ? 'Use light colours' : 'Use dark colours'} onClick={switchColours}>
      <Icon size={18} stroke={1.75} />
    </ActionIcon>
  )
}

const isNothingTyped = () => !hasUnsavedEdits()

// A dialog that the finder opened stands over a page, and goes with it, such as by Back on a phone (UI-6).
const useWhenPageIsLeft = (onLeft: () => void) => {
  const router = useRouter()
  const leave = useEffectEvent(onLeft)
  useEffect(() => router.subscribe('onBeforeLoad', ({ pathChanged }) => pathChanged && leave()), [router])
}

/** The top bar of signed-in staff, and the page under it. */
export const Shell = () => {
  const user = useSessionUser()
  const [isMenuOpen, menu] = useDisclosure(false)
  const [isFinderOpen, setFinderOpen] = useState(false)
  const [isEnterWaiting, enter] = useDisclosure(false)
  const [typed, setTyped] = useEarlyKeystrokes(isFinderOpen, enter.open)
  const [isKeysOpen, keys] = useDisclosure(false)
  const [dialog, setDialog] = useState<OpenFinderDialog>()
  useWhenPageIsLeft(() => setDialog(undefined))
  useHotkeys([['mod+K', () => setFinderOpen(true)]], [])
  // Some keyboards type a question mark without Shift.
  usePageKeys([
    ['shift+?', keys.open],
    ['?', keys.open],
  ])
  useLiveChanges()
  useLostFocus()
  useUndoKey()
  const day = useFirmDay(isNothingTyped)
  const entries = useEntries()
  const drawerEntries = useEntries(menu.close)

  // Enter counts for the text before it only: the text may also change by the action that Enter chose.
  const changeTyped = (text: string) => {
    enter.close()
    setTyped(text)
  }

  const closeFinder = () => {
    setFinderOpen(false)
    setTyped('')
    enter.close()
  }

  const name = user ? userName(user) : ''

  return (
    <>
      <a href="#content" className={classes.skip}>
        Skip to the content
      </a>
      <header className={classes.bar} data-unprinted data-sticky="bar">
        <div className={classes.inner}>
          <Link to="/" className={classes.brand} aria-label="Registrar, home">
            <Brand />
          </Link>
          <div className={classes.entries}>
            <LinkBar label="Main" look="entries" links={entries} />
          </div>
          <Group gap={8} wrap="nowrap" className={classes.tools}>
            <Button
              variant="default"
              className={classes.finder}
              leftSection={<IconSearch size={15} />}
              rightSection={<Kbd size="xs">Ctrl K</Kbd>}
              onClick={() => setFinderOpen(true)}
            >
              Search
            </Button>
            <ActionIcon
              size={32}
              className={classes.finderIcon}
              aria-label="Search"
              onClick={() => setFinderOpen(true)}
            >
              <IconSearch size={18} />
            </ActionIcon>
            <ThemeToggle />
            <Link to="/account" className={classes.user}>
              <span className={classes.initials} aria-hidden>
                {initialsOf(name)}
              </span>
              <Text span size="sm" fw={500} className={classes.userName}>
                {name}
              </Text>
            </Link>
            <Burger
              className={classes.burger}
              size="sm"
              opened={isMenuOpen}
              onClick={menu.toggle}
              aria-label="Menu"
              aria-expanded={isMenuOpen}
            />
          </Group>
        </div>
      </header>
      {isMenuOpen && (
        <Suspense>
          <NavigationDrawer onClose={menu.close}>
            {drawerEntries.map(({ render }) => render(classes.drawerEntry))}
          </NavigationDrawer>
        </Suspense>
      )}
      <main className={classes.content} id="content" tabIndex={-1}>
        <Outlet key={day} />
      </main>
      {isFinderOpen && (
        <Suspense>
          <Finder
            typed={typed}
            onType={changeTyped}
            isEnterWaiting={isEnterWaiting}
            onEnter={enter.open}
            onShowKeys={keys.open}
            onOpenDialog={(kind, target) => setDialog({ kind, target })}
            onClose={closeFinder}
          />
        </Suspense>
      )}
      {dialog && (
        <Suspense>
          <FinderDialog {...dialog} onClose={() => setDialog(undefined)} />
        </Suspense>
      )}
      {isKeysOpen && (
        <Suspense>
          <KeysDialog onClose={keys.close} />
        </Suspense>
      )}
    </>
  )
}
