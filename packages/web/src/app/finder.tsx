import { Spotlight, spotlight } from '@mantine/spotlight'
import '@mantine/spotlight/styles.layer.css'
import { finderCalls } from '@registrar/domain/finder/finder.calls'
import type { FoundRecordType } from '@registrar/domain/finder/found-record'
import { useDebouncedValue } from '@mantine/hooks'
import {
  IconBuilding,
  IconCheckbox,
  IconForms,
  IconMail,
  IconProgress,
  IconReceipt,
  IconSearch,
  IconUser,
} from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect } from 'react'
import { request } from '#lib/api'
import { useBackLinkState } from '#lib/back-link'
import { FINDER_FIELD_ID } from './early-keystrokes.ts'

const SHOWN = 20
const DEBOUNCE_MS = 300

const searchRecords = async (search: string, signal: AbortSignal) =>
  (await request(finderCalls.searchFinder, { body: { search, limit: SHOWN }, signal })).data

const kinds: Record<FoundRecordType, { label: string; one: string; Icon: typeof IconUser }> = {
  organization: { label: 'Organizations', one: 'Organization', Icon: IconBuilding },
  person: { label: 'People', one: 'Person', Icon: IconUser },
  task: { label: 'Tasks', one: 'Task', Icon: IconCheckbox },
  order: { label: 'Orders', one: 'Order', Icon: IconReceipt },
  form: { label: 'Forms', one: 'Form', Icon: IconForms },
  'follow-up': { label: 'Follow-ups', one: 'Follow-up', Icon: IconProgress },
  mail: { label: 'Emails', one: 'Email', Icon: IconMail },
}

const firstHit = () => document.querySelector<HTMLElement>('[role="dialog"] [data-action]')
const hasSelectedHit = () => document.querySelector('[role="dialog"] [data-action][data-selected]') !== null

type Props = {
  typed: string
  onType: (typed: string) => void
  /** whether Enter was pressed before the hits had arrived */
  isEnterWaiting: boolean
  onEnter: () => void
  onClose: () => void
}

/** Searches records of all kinds from any page, and opens the chosen one; Enter opens the first (UI-11). Its code loads when it first opens. */
export const Finder = ({ typed, onType, isEnterWaiting, onEnter, onClose }: Props) => {
  const [search] = useDebouncedValue(typed.trim(), DEBOUNCE_MS)
  const navigate = useNavigate()
  const state = useBackLinkState()
  const { data, isFetching } = useQuery({
    queryKey: ['finder', search],
    queryFn: ({ signal }) => searchRecords(search, signal),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  })

  useEffect(() => spotlight.open(), [])

  const isSettled = search === typed.trim() && !isFetching && data !== undefined

  useEffect(() => {
    if (!isSettled || !isEnterWaiting) return undefined
    const timer = setTimeout(() => firstHit()?.click())
    return () => clearTimeout(timer)
  }, [isSettled, isEnterWaiting])

  const openFirstHit = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key !== 'Enter' || nativeEvent.isComposing || typed.trim() === '' || hasSelectedHit()) return
    if (isSettled) firstHit()?.click()
    else onEnter()
  }

  const open = (path: string) => () => {
    const { pathname, searchParams } = new URL(path, location.origin)
    void navigate({ to: pathname, search: Object.fromEntries(searchParams) as never, state })
  }
  // The kind of the best hit comes first, so that Enter opens it.
  const foundKinds = [...new Set((data ?? []).map(({ recordType }) => recordType))]
  const groups = (search === '' ? [] : foundKinds).map((kind) => {
    const { label, one, Icon } = kinds[kind]
    const hits = (data ?? []).filter(({ recordType }) => recordType === kind)
    return {
      label,
      items: hits.map(({ _id, title, subtitle, path }) => ({
        id: _id,
        label: title,
        description: subtitle ?? one,
        icon: <Icon size={18} stroke={1.5} />,
        onClick: open(path),
      })),
    }
  })
  const emptyText =
    search === '' ? 'Type a name, a CRO number or an email address' : isFetching ? 'Searching…' : 'Nothing found'

  return (
    <Spotlight.Root
      query={typed}
      onQueryChange={onType}
      onSpotlightClose={onClose}
      shortcut={null}
      attributes={{ content: { 'aria-label': 'Search or jump to' } }}
    >
      <Spotlight.Search
        id={FINDER_FIELD_ID}
        placeholder="Search or jump to..."
        aria-label="Search or jump to"
        onKeyDown={openFirstHit}
        leftSection={<IconSearch size={18} stroke={1.5} />}
      />
      <Spotlight.ActionsList>
        {groups.map((group) => (
          <Spotlight.ActionsGroup key={group.label} label={group.label}>
            {group.items.map(({ id, icon, ...item }) => (
              <Spotlight.Action key={id} {...item} leftSection={icon} />
            ))}
          </Spotlight.ActionsGroup>
        ))}
        {groups.length === 0 && <Spotlight.Empty>{emptyText}</Spotlight.Empty>}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  )
}
