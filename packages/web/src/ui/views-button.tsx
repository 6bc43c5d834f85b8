import { ActionIcon, Button, Checkbox, FocusTrap, Group, Popover, Stack, Text, TextInput } from '@mantine/core'
import type { SavedView } from '@registrar/domain/views/view'
import { IconBookmark, IconStar, IconStarFilled, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useHiddenColumns } from '#lib/hidden-columns'
import type { ListState } from '#lib/list-state'
import { openView, useChooseDefaultView, useRemoveView, useSaveView, viewSearchOf, viewsQuery } from '#lib/saved-views'

type RowProps = { view: SavedView; list: string; onOpen: () => void }

const ViewRow = ({ view, list, onOpen }: RowProps) => {
  const chooseDefault = useChooseDefaultView(list)
  const remove = useRemoveView()
  const Star = view.isDefault ? IconStarFilled : IconStar

  return (
    <Group gap={4} wrap="nowrap">
      <Button variant="subtle" size="compact-md" justify="flex-start" flex={1} onClick={onOpen}>
        {view.name}
      </Button>
      {view.user !== null && !view.isOwn && (
        <Text size="xs" c="dimmed">
          {view.user.name}
        </Text>
      )}
      <ActionIcon
        variant="subtle"
        aria-label={`Open the list with ${view.name}`}
        aria-pressed={view.isDefault}
        onClick={() => chooseDefault.mutate(view.isDefault ? null : view._id)}
      >
        <Star size={16} stroke={1.75} />
      </ActionIcon>
      {view.isOwn && (
        <ActionIcon
          variant="subtle"
          aria-label={`Delete the view ${view.name}`}
          onClick={() => remove.mutate(view._id)}
        >
          <IconTrash size={16} stroke={1.75} />
        </ActionIcon>
      )}
    </Group>
  )
}

type FormProps = { list: string; values: object; hiddenColumns: string[]; views: SavedView[] }

const SaveViewForm = ({ list, values, hiddenColumns, views }: FormProps) => {
  const [name, setName] = useState('')
  const [isShared, setShared] = useState(false)
  const save = useSaveView(list)

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const id = views.find((view) => view.isOwn && view.name === name.trim())?._id
    const view = { id, name: name.trim(), isShared, search: viewSearchOf(values), hiddenColumns }
    save.mutate(view, { onSuccess: () => setName('') })
  }

  return (
    <form onSubmit={submit}>
      <Stack gap="xs">
        <TextInput
          label="Save this view as"
          value={name}
          maxLength={100}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Group justify="space-between">
          <Checkbox
            label="For everybody"
            checked={isShared}
            onChange={({ currentTarget }) => setShared(currentTarget.checked)}
          />
          <Button type="submit" size="compact-md" disabled={name.trim() === ''} loading={save.isPending}>
            Save
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

// Opens the default view once, and only if the address has no filters. A user who clears the filters wants to see all rows.
const useDefaultView = (views: SavedView[] | undefined, open: (view: SavedView, how: { replace: boolean }) => void) => {
  const isDecided = useRef(false)

  useEffect(() => {
    if (isDecided.current || !views) return
    isDecided.current = true

    const chosen = views.find(({ isDefault }) => isDefault)
    if (chosen && window.location.search === '') open(chosen, { replace: true })
  }, [views, open])
}

type Props<S> = { list: string; state: ListState<S> }

/** The button that opens the saved views of a list, and saves what the list shows under a name (VIEW-1, VIEW-3). */
export const ViewsButton = <S extends object>({ list, state }: Props<S>) => {
  const { data: views } = useQuery(viewsQuery(list))
  const [hiddenColumns, setHiddenColumns] = useHiddenColumns(list)
  const [isOpen, setOpen] = useState(false)

  const open = ({ search, hiddenColumns: hidden, user }: SavedView, how?: { replace: boolean }) => {
    openView(state, search, how)
    // A built-in view does not name columns (VIEW-4).
    if (user !== null) setHiddenColumns(hidden)
    setOpen(false)
  }
  useDefaultView(views, open)

  return (
    <Popover width={320} position="bottom-end" trapFocus withinPortal opened={isOpen} onChange={setOpen}>
      <Popover.Target>
        <Button
          variant="default"
          leftSection={<IconBookmark size={16} stroke={1.75} />}
          onClick={() => setOpen(!isOpen)}
        >
          Views
        </Button>
      </Popover.Target>
      <Popover.Dropdown maw="calc(100vw - 24px)" mah="70dvh" style={{ overflowY: 'auto' }} aria-label="Views">
        {/* The focus starts on the panel, so that a key press does not act on the first view. */}
        <FocusTrap.InitialFocus />
        <Stack gap="sm">
          <Stack gap={2}>
            {views?.map((view) => (
              <ViewRow key={view._id} view={view} list={list} onOpen={() => open(view)} />
            ))}
          </Stack>
          <SaveViewForm list={list} values={state.values} hiddenColumns={hiddenColumns} views={views ?? []} />
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}
