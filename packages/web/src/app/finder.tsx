import { Spotlight, spotlight } from '@mantine/spotlight'
import '@mantine/spotlight/styles.layer.css'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { useDebouncedValue } from '@mantine/hooks'
import { IconBuilding, IconSearch, IconUser } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect } from 'react'
import { request } from '#lib/api'
import { useBackLinkState } from '#lib/back-link'
import { FINDER_FIELD_ID } from './early-keystrokes.ts'

const SHOWN = 6
const DEBOUNCE_MS = 300

const searchRecords = async (search: string, signal: AbortSignal) => {
  const body = { search, limit: SHOWN }
  const [organizations, people] = await Promise.all([
    request(organizationsCalls.searchOrganizations, { body, signal }),
    request(peopleCalls.searchPeople, { body, signal }),
  ])
  return { organizations: organizations.data, people: people.data }
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

/** Searches organizations and people from any page, and opens the chosen one; Enter opens the first (UI-11). Its code loads when it first opens. */
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

  const open = (to: string) => () => void navigate({ to, state })
  const groups = [
    {
      label: 'Organizations',
      items: (data?.organizations ?? []).map(({ _id, name, cro }) => ({
        id: _id,
        label: name,
        description: cro ? `CRO ${cro}` : 'Organization',
        icon: <IconBuilding size={18} stroke={1.5} />,
        onClick: open(`/organization/${_id}`),
      })),
    },
    {
      label: 'People',
      items: (data?.people ?? []).map(({ _id, firstName, lastName, mail }) => ({
        id: _id,
        label: `${firstName} ${lastName}`,
        description: mail ?? 'Person',
        icon: <IconUser size={18} stroke={1.5} />,
        onClick: open(`/people/${_id}`),
      })),
    },
  ].filter((group) => search !== '' && group.items.length > 0)
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
