import { Loader, Select, type SelectProps } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type UIEvent, useState } from 'react'
import { request } from '#lib/api'
import { errorCode } from '#lib/error-message'
import { useErrorToast } from '#lib/use-error-toast'
import { organizationQuery, ORGANIZATIONS } from './organizations.api.ts'

/** Organizations that one page of options holds (LIST-9). */
const LIMIT = 50

/** Milliseconds from the last key to the search (LIST-7). */
const DEBOUNCE_MS = 300

/** Pixels from the end of the options at which the next page loads. */
const NEAR_THE_END = 80

type Option = { value: string; label: string }

const readPage = async (search: string, page: number) => {
  const body = { search, page, limit: LIMIT, sortField: 'name', sortOrder: 'asc' } as const
  const { data, totalPages } = await request(organizationsCalls.searchOrganizations, { body })
  return { options: data.map(({ _id, name }): Option => ({ value: _id, label: name })), totalPages }
}

/** The options that match the typed text, page after page. They load once the list is open. */
const useOptions = (typed: string, isOpen: boolean, failureMessage: (error: unknown) => string) => {
  const [search] = useDebouncedValue(typed, DEBOUNCE_MS)
  const found = useInfiniteQuery({
    // The dialog of a task caches its options, which have no pages, under another key.
    queryKey: [ORGANIZATIONS, 'option pages', search],
    queryFn: ({ pageParam }) => readPage(search, pageParam),
    initialPageParam: 1,
    getNextPageParam: ({ totalPages }, pages) => (pages.length < totalPages ? pages.length + 1 : undefined),
    placeholderData: keepPreviousData,
    enabled: isOpen,
  })
  useErrorToast(found.error, failureMessage(found.error))

  return found
}

type Props = Omit<SelectProps, 'data' | 'value' | 'onChange' | 'searchValue' | 'onSearchChange'> & {
  value: string | null
  onChange: (id: string | null, name: string | null) => void
  /** the name of the chosen organization, when it is known */
  chosenName?: string | null
  /** options before the organizations */
  extra?: Option[]
  /** an organization that is not offered */
  without?: string
  failureMessage?: (error: unknown) => string
}

const NONE: Option[] = []
const defaultFailureMessage = (error: unknown) => errorCode(error, 'An error occurred fetching organizations')

/** Picks an organization. The server searches, and more options load while the user scrolls. */
export const OrganizationSelect = (props: Props) => {
  const { value, onChange, chosenName, extra = NONE, without, failureMessage = defaultFailureMessage, ...rest } = props
  const [search, setSearch] = useState('')
  const [isOpen, setOpen] = useState(false)
  const isKnown = !value || chosenName != null || extra.some((one) => one.value === value)
  const chosen = useQuery({ ...organizationQuery(value ?? ''), enabled: !isKnown })
  const chosenLabel = chosenName ?? chosen.data?.name ?? (chosen.error ? 'Unknown organization' : '')
  // Until the user types, the box holds the chosen name, which is not a search.
  const typed = search === chosenLabel || extra.some((one) => one.label === search) ? '' : search
  const found = useOptions(typed, isOpen, failureMessage)
  const organizations = found.data?.pages.flatMap((page) => page.options) ?? []
  const options = [...extra, ...organizations.filter((one) => one.value !== without)]
  const isListed = options.some((one) => one.value === value)
  const data = value && !isListed ? [...options, { value, label: chosenLabel }] : options

  const loadMoreNearTheEnd = ({ currentTarget: list }: UIEvent<HTMLElement>) => {
    const hiddenBelow = list.scrollHeight - list.scrollTop - list.clientHeight
    if (hiddenBelow < NEAR_THE_END && found.hasNextPage && !found.isFetchingNextPage) void found.fetchNextPage()
  }

  return (
    <Select
      searchable
      nothingFoundMessage={found.isFetching ? 'Searching...' : 'No organizations found'}
      {...rest}
      data={data}
      value={value}
      onChange={(id, option) => onChange(id, option?.label ?? null)}
      searchValue={search}
      onSearchChange={setSearch}
      onDropdownOpen={() => setOpen(true)}
      onDropdownClose={() => setOpen(false)}
      filter={({ options: all }) => all.filter((one) => !('value' in one) || isListed || one.value !== value)}
      attributes={{ options: { onScroll: loadMoreNearTheEnd } }}
      rightSection={isOpen && found.isFetching ? <Loader size={14} /> : undefined}
    />
  )
}
