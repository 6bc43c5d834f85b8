import { Button, FocusTrap, Popover, Skeleton } from '@mantine/core'
import type { SavedView } from '@registrar/domain/views/view'
import { IconBookmark } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useColumnChoice } from '#lib/column-choice'
import type { ListState } from '#lib/list-state'
import { columnsOfView, openView, viewsQuery } from '#lib/saved-views'

// Loaded when the views open.
const ViewsPanel = lazy(async () => ({ default: (await import('./views-panel.tsx')).ViewsPanel }))

// Opens the default view once, and only if the address has no filters. A user who clears the filters wants to see all rows: the
// history remembers it, so that a reload and Back show all rows too.
const useDefaultView = (views: SavedView[] | undefined, open: (view: SavedView, how: { replace: boolean }) => void) => {
  const isWithoutFilters = useLocation({ select: ({ searchStr }) => searchStr === '' })
  // A list that was opened with filters may lose them before its views arrive.
  const isDecided = useRef(!isWithoutFilters)
  const navigate = useNavigate()
  const isShownWithoutView = useLocation({ select: ({ state }) => state.isShownWithoutView ?? false })

  useEffect(() => {
    if (!views) return
    const wasDecided = isDecided.current
    isDecided.current = true

    const chosen = views.find(({ isDefault }) => isDefault)
    if (!chosen || !isWithoutFilters || isShownWithoutView) return
    if (!wasDecided) open(chosen, { replace: true })
    else void navigate({ to: '.', replace: true, state: (before) => ({ ...before, isShownWithoutView: true }) })
  }, [views, open, isWithoutFilters, isShownWithoutView, navigate])
}

type Props<S> = { list: string; state: ListState<S> }

/** The button that opens the saved views of a list, and saves what the list shows under a name (VIEW-1, VIEW-3). */
export const ViewsButton = <S extends object>({ list, state }: Props<S>) => {
  const { data: views, refetch } = useQuery(viewsQuery(list))
  const [columns] = useColumnChoice(list)
  const [isOpen, setOpen] = useState(false)

  const open = (view: SavedView, how?: { replace: boolean }) => {
    openView(state, view.search, { ...how, columnsByView: columnsOfView(view) })
    setOpen(false)
  }
  useDefaultView(views, open)

  // A colleague may have changed a view for everybody since the page was opened.
  const toggle = () => {
    if (!isOpen) void refetch()
    setOpen(!isOpen)
  }

  return (
    <Popover width={320} position="bottom-end" trapFocus withinPortal opened={isOpen} onChange={setOpen}>
      <Popover.Target>
        <Button variant="default" leftSection={<IconBookmark size={16} stroke={1.75} />} onClick={toggle}>
          Views
        </Button>
      </Popover.Target>
      <Popover.Dropdown maw="calc(100vw - 24px)" mah="70dvh" style={{ overflowY: 'auto' }} aria-label="Views">
        {/* The focus starts on the panel, so that a key press does not act on the first view. */}
        <FocusTrap.InitialFocus />
        <Suspense fallback={<Skeleton h={200} />}>
          <ViewsPanel list={list} views={views ?? []} values={state.values} columns={columns} onOpen={open} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  )
}
