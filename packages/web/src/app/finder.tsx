import { VisuallyHidden } from '@mantine/core'
import { createSpotlight, Spotlight } from '@mantine/spotlight'
import '@mantine/spotlight/styles.layer.css'
import { isPermitted } from '@registrar/domain/access/permitted-calls'
import type { FoundRecordType } from '@registrar/domain/finder/found-record'
import { followUpsCalls } from '@registrar/domain/follow-ups/follow-ups.calls'
import { tasksCalls } from '@registrar/domain/tasks/tasks.calls'
import { IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, type MouseEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { useStartFollowUp } from '#features/follow-ups'
import { useMay } from '#lib/may'
import { useSessionUser } from '#lib/session'
import { useEscapeLayer } from '#lib/use-escape-layer'
import { useFocusReturn } from '#lib/use-focus-return'
import { errorMessage } from '#lib/error-message'
import { FINDER_FIELD_ID } from './early-keystrokes.ts'
import { type FinderAction, finderActions } from './finder-actions.ts'
import type { ActionTarget, DialogKind } from './finder-verbs.ts'
import { entriesFor } from './navigation-entries.ts'
import { actionIcons, recordKinds } from './finder-icons.ts'
import { useColours } from './use-colours.ts'
import { useFinderHits } from './use-finder-hits.ts'
import { copyFormLink } from './copy-form-link.ts'
import { useMarkedOption } from './use-marked-option.ts'
import { useOpenHit } from './use-open-hit.ts'
import { useOpenedRecord } from './use-opened-record.ts'

const [spotlightStore, spotlight] = createSpotlight()

const findHits = (state = '') => [...document.querySelectorAll<HTMLElement>(`[role="dialog"] [data-action]${state}`)]
const firstHit = () => findHits()[0] ?? null
const selectedHit = () => findHits('[data-selected]')[0] ?? null

// Spotlight keeps the selection in the DOM and in its store. It selects the first hit when the user types, but not when hits arrive.
const selectHit = (hit: HTMLElement | null) => {
  selectedHit()?.removeAttribute('data-selected')
  hit?.setAttribute('data-selected', 'true')
  spotlightStore.updateState((state) => ({ ...state, selected: hit ? findHits().indexOf(hit) : 0 }))
}

const isNewTabEvent = ({ ctrlKey, metaKey }: Pick<MouseEvent, 'ctrlKey' | 'metaKey'>) => ctrlKey || metaKey

const clickHit = (element: HTMLElement | null, isNewTab: boolean) =>
  element?.dispatchEvent(new globalThis.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: isNewTab }))

const LIST_ID = 'finder-options'
// The finder is at most 560 px high with its field, and leaves room for the keyboard of a phone.
const LIST_STYLE = { maxHeight: 'calc(min(560px, 70dvh) - 52px)' }
const optionId = (id: string) => `finder-option-${id.replaceAll(/[^\w-]/g, '-')}`

type Hit = {
  id: string
  label: string
  description?: string
  Icon: typeof IconSearch
  isKeptOpen?: boolean
  run: (isNewTab: boolean) => void
}

type Props = {
  typed: string
  onType: (typed: string) => void
  /** whether Enter was pressed before the hits had arrived */
  isEnterWaiting: boolean
  onEnter: () => void
  onShowKeys: () => void
  /** opens the dialog of a new record, or of a colleague for a company */
  onOpenDialog: (dialog: DialogKind, target: ActionTarget | undefined) => void
  onClose: () => void
}

/**
 * Searches records of all kinds from any page, and opens the chosen one; Enter opens the first (UI-11). Offers the records
 * opened last while nothing is typed (FIND-4), and actions (FIND-5). Its code loads when it first opens.
 */
export const Finder = ({ typed, onType, isEnterWaiting, onEnter, onShowKeys, onOpenDialog, onClose }: Props) => {
  const { command, recent, found, error, isFetching, isSettled } = useFinderHits(typed)
  const open = useOpenHit()
  const startFollowUp = useStartFollowUp()
  const { switchColours } = useColours()
  const role = useSessionUser()?.role
  const permissions = {
    mayCreateTasks: useMay(tasksCalls.createTask),
    mayStartFollowUps: useMay(followUpsCalls.startFollowUp),
    pages: entriesFor(role).map(({ to }) => to),
    may: (call: Parameters<typeof isPermitted>[1]) => role !== undefined && isPermitted(role, call),
    opened: useOpenedRecord(recent),
  }
  const isNewTabWaiting = useRef(false)
  const [marked, listRef] = useMarkedOption()
  /** whether the user has moved the selection since the last typed character */
  const hasMoved = useRef(false)

  useFocusReturn(true)
  useEffect(() => spotlight.open(), [])
  useEscapeLayer(true, () => spotlight.close())

  useEffect(() => {
    if (!isSettled || !isEnterWaiting) return undefined
    const timer = setTimeout(() => clickHit(selectedHit() ?? firstHit(), isNewTabWaiting.current))
    return () => clearTimeout(timer)
  }, [isSettled, isEnterWaiting])

  // Spotlight must not see this Enter: it would open a hit of the text before, and cannot open one in a new tab.
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') hasMoved.current = true
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    const selected = selectedHit()
    if (!selected && typed.trim() === '') return

    event.preventDefault()
    event.stopPropagation()
    const isNewTab = isNewTabEvent(event)
    if (isSettled) clickHit(selected ?? firstHit(), isNewTab)
    else {
      isNewTabWaiting.current = isNewTab
      onEnter()
    }
  }

  const type = (text: string) => {
    hasMoved.current = false
    onType(text)
  }

  const startAndOpen = async (
    { name, organizationId }: FinderAction & { kind: 'startFollowUp' },
    isNewTab: boolean,
  ) => {
    const started = await startFollowUp.mutateAsync({ name, organizationId }).catch(() => undefined)
    if (started) open(`/organization/${organizationId}/FOLLOW_UP_BETA_TAB`, isNewTab)
  }

  const runAction = (action: FinderAction, isNewTab: boolean) => {
    if (action.kind === 'complete') type(action.text)
    else if (action.kind === 'showKeys') onShowKeys()
    else if (action.kind === 'switchColours') switchColours()
    else if (action.kind === 'startFollowUp') void startAndOpen(action, isNewTab)
    else if (action.kind === 'openDialog') onOpenDialog(action.dialog, action.target)
    else if (action.kind === 'copyFormLink') void copyFormLink()
    else open(action.path, isNewTab)
  }

  const recordHit = (record: {
    recordType: FoundRecordType
    _id: string
    title: string
    subtitle?: string | null
    path: string
  }): Hit => ({
    id: record._id,
    label: record.title,
    description: record.subtitle ?? recordKinds[record.recordType].singular,
    Icon: recordKinds[record.recordType].Icon,
    run: (isNewTab) => open(record.path, isNewTab),
  })

  const actionHit = (action: FinderAction): Hit => ({
    id: action.label,
    label: action.label,
    Icon: actionIcons[action.kind],
    isKeptOpen: action.kind === 'complete',
    run: (isNewTab) => runAction(action, isNewTab),
  })

  // The kind of the best hit comes first, so that Enter opens it.
  const foundKinds = [...new Set(found.map(({ recordType }) => recordType))]
  const foundGroups = foundKinds.map((kind) => ({
    label: recordKinds[kind].label,
    hits: found.filter(({ recordType }) => recordType === kind).map(recordHit),
  }))
  const recentGroup = { label: 'Recent', hits: typed.trim() === '' ? recent.map(recordHit) : [] }
  const targets = command.recordWords === '' ? recent : found
  const actionGroup = {
    label: 'Actions',
    hits: finderActions(typed, command, targets, permissions).map(actionHit),
  }
  const recordGroups = [recentGroup, ...foundGroups]
  const groups = (command.verb ? [actionGroup, ...recordGroups] : [...recordGroups, actionGroup]).filter(
    ({ hits }) => hits.length > 0,
  )
  const shownIds = typed.trim() === '' ? '' : groups.flatMap(({ hits }) => hits.map(({ id }) => id)).join(' ')

  useLayoutEffect(() => {
    if (shownIds !== '') selectHit((hasMoved.current ? selectedHit() : null) ?? firstHit())
  }, [shownIds])

  const emptyText =
    command.recordWords === ''
      ? 'Type a name, a CRO number or an email address'
      : isFetching || !isSettled
        ? 'Searching…'
        : error
          ? errorMessage(error)
          : 'Nothing found'

  const counted = `${found.length} ${found.length === 1 ? 'result' : 'results'}`
  const announced = command.recordWords === '' || !isSettled ? '' : found.length > 0 ? counted : emptyText

  return (
    <Spotlight.Root
      store={spotlightStore}
      query={typed}
      onQueryChange={type}
      onSpotlightClose={onClose}
      shortcut={null}
      attributes={{ content: { 'aria-label': 'Search or jump to' } }}
    >
      <Spotlight.Search
        id={FINDER_FIELD_ID}
        placeholder="Search or jump to..."
        aria-label="Search or jump to"
        role="combobox"
        aria-expanded={groups.length > 0}
        aria-controls={LIST_ID}
        aria-autocomplete="list"
        aria-activedescendant={groups.length > 0 ? marked : undefined}
        onKeyDownCapture={handleKey}
        leftSection={<IconSearch size={18} stroke={1.5} />}
      />
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
      <Spotlight.ActionsList ref={listRef} id={LIST_ID} style={LIST_STYLE} role="listbox" aria-label="Hits">
        {groups.map((group) => (
          <Spotlight.ActionsGroup key={group.label} label={group.label} role="group" aria-label={group.label}>
            {group.hits.map(({ id, label, description, Icon, isKeptOpen, run }) => (
              <Spotlight.Action
                key={id}
                // Spotlight keeps an `id` to itself.
                renderRoot={(props) => <button {...props} id={optionId(id)} />}
                role="option"
                aria-selected={optionId(id) === marked}
                label={label}
                {...(description !== undefined && { description })}
                leftSection={<Icon size={18} stroke={1.5} />}
                closeSpotlightOnTrigger={!isKeptOpen}
                onClick={(event) => run(isNewTabEvent(event))}
              />
            ))}
          </Spotlight.ActionsGroup>
        ))}
        {groups.length === 0 && <Spotlight.Empty>{emptyText}</Spotlight.Empty>}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  )
}
