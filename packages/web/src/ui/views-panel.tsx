import { ActionIcon, Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core'
import { hasRole } from '@registrar/domain/access/roles'
import { mayShareViews, type SavedView } from '@registrar/domain/views/view'
import { IconStar, IconStarFilled, IconTrash } from '@tabler/icons-react'
import { type SubmitEvent, useState } from 'react'
import { confirmDelete } from './confirm.tsx'
import type { ColumnChoice } from '#lib/column-choice'
import { useSessionUser } from '#lib/session'
import { useChooseDefaultView, useRemoveView, useSaveView, viewSearchOf } from '#lib/saved-views'

type RowProps = { view: SavedView; list: string; onOpen: () => void }

const ViewRow = ({ view, list, onOpen }: RowProps) => {
  const chooseDefault = useChooseDefaultView(list)
  const remove = useRemoveView()
  const user = useSessionUser()
  const mayRemove =
    view.isOwn || (view.user !== null && view.isShared && user !== undefined && hasRole(user.role, 'admin'))
  const Star = view.isDefault ? IconStarFilled : IconStar

  const askToRemove = async () => {
    const audience = view.isShared ? ', for everybody' : ''
    if (await confirmDelete(`The view '${view.name}' is deleted${audience}. It cannot be restored.`))
      remove.mutate(view._id)
  }

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
      {mayRemove && (
        <ActionIcon variant="subtle" aria-label={`Delete the view ${view.name}`} onClick={() => void askToRemove()}>
          <IconTrash size={16} stroke={1.75} />
        </ActionIcon>
      )}
    </Group>
  )
}

type FormProps = { list: string; values: object; columns: ColumnChoice; views: SavedView[] }

const SaveViewForm = ({ list, values, columns: { columns, hidden }, views }: FormProps) => {
  const [name, setName] = useState('')
  const [chosenShared, setShared] = useState<boolean>()
  const save = useSaveView(list)
  const replaced = views.find((view) => view.isOwn && view.name === name.trim())
  const user = useSessionUser()
  const mayShare = user !== undefined && mayShareViews(user.role)
  const isShared = mayShare && (chosenShared ?? replaced?.isShared ?? false)

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const shown = { columns, hiddenColumns: hidden }
    const view = { id: replaced?._id, name: name.trim(), isShared, search: viewSearchOf(values), ...shown }
    const reset = () => {
      setName('')
      setShared(undefined)
    }
    save.mutate(view, { onSuccess: reset })
  }

  return (
    <form onSubmit={submit}>
      <Stack gap="xs">
        <TextInput
          label="Save this view as"
          description={replaced && 'This replaces your view of the same name.'}
          inputWrapperOrder={['label', 'input', 'description']}
          value={name}
          maxLength={100}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Group justify="space-between">
          {mayShare && (
            <Checkbox
              label="For everybody"
              checked={isShared}
              onChange={({ currentTarget }) => setShared(currentTarget.checked)}
            />
          )}
          <Button type="submit" size="compact-md" disabled={name.trim() === ''} loading={save.isPending}>
            Save
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

/** The saved views of a list, and the form that saves what the list shows (VIEW-1, VIEW-3). */
export const ViewsPanel = ({ onOpen, ...form }: FormProps & { onOpen: (view: SavedView) => void }) => (
  <Stack gap="sm">
    <Stack gap={2}>
      {form.views.map((view) => (
        <ViewRow key={view._id} view={view} list={form.list} onOpen={() => onOpen(view)} />
      ))}
    </Stack>
    <SaveViewForm {...form} />
  </Stack>
)
