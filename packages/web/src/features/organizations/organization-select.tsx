import { Loader, Select, type SelectProps } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { request } from '#lib/api'
import { errorCode } from '#lib/error-message'
import { toast } from '#ui/toasts'
import { organizationQuery, ORGANIZATIONS } from './organizations.api.ts'

/** Source: part 2, section 9. */
const LIMIT = 50
const DEBOUNCE_MS = 300

type Option = { value: string; label: string }

const readPage = async (search: string, page: number) => {
  const body = { search, page, limit: LIMIT, sortField: 'name', sortOrder: 'asc' } as const
  const { data, totalPages } = await request(organizationsCalls.searchOrganizations, { body })
  return { options: data.map(({ _id, name }): Option => ({ value: _id, label: name })), totalPages }
}

/** The options found by what is typed, page after page; asked for once the list is open. */
const useOptions = (search: string, isOpen: boolean, failureMessage: (error: unknown) => string) => {
  const [asked] = useDebouncedValue(search, DEBOUNCE_MS)
  const found = useInfiniteQuery({
    queryKey: [ORGANIZATIONS, 'options', asked],
    queryFn: ({ pageParam }) => readPage(asked, pageParam),
    initialPageParam: 1,
    getNextPageParam: ({ totalPages }, pages) => (pages.length < totalPages ? pages.length + 1 : undefined),
    placeholderData: keepPreviousData,
    enabled: isOpen,
  })
  const { error } = found
  useEffect(() => {
    if (error) toast.error(failureMessage(error))
    // oxlint-disable-next-line react/exhaustive-deps -- a failure is told once, whichever function has its words
  }, [error])
  return found
}

type Props = Omit<SelectProps, 'data' | 'value' | 'onChange' | 'searchValue' | 'onSearchChange'> & {
  value: string | null
  onChange: (id: string | null, name: string | null) => void
  /** the name of the chosen one, when it is known */
  chosenName?: string | null
  /** choices before the organizations */
  extra?: Option[]
  failedWords?: (error: unknown) => string
}

const NONE: Option[] = []
const codeOrWords = (error: unknown) => errorCode(error, 'An error occurred fetching organizations')

/** Picks an organization: the server searches, and more come as one scrolls. */
export const OrganizationSelect = (props: Props) => {
  const { value, onChange, chosenName, extra = NONE, failedWords = codeOrWords, ...rest } = props
  const [search, setSearch] = useState('')
  const [isOpen, setOpen] = useState(false)
  const isKnown = !value || chosenName != null || extra.some((one) => one.value === value)
  const chosen = useQuery({ ...organizationQuery(value ?? ''), enabled: !isKnown })
  const chosenLabel = chosenName ?? chosen.data?.name ?? (chosen.error ? 'Unknown organization' : '')
  // The box holds the chosen name until one types: that is no search.
  const typed = search === chosenLabel || extra.some((one) => one.label === search) ? '' : search
  const found = useOptions(typed, isOpen, failedWords)
  const options = [...extra, ...(found.data?.pages.flatMap((page) => page.options) ?? [])]
  const isListed = options.some((one) => one.value === value)
  const data = value && !isListed ? [...options, { value, label: chosenLabel }] : options

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
      scrollAreaProps={{
        onBottomReached: () => {
          if (found.hasNextPage && !found.isFetchingNextPage) void found.fetchNextPage()
        },
      }}
      rightSection={isOpen && found.isFetching ? <Loader size={14} /> : undefined}
    />
  )
}
