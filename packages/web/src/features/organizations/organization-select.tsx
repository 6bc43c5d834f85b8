import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { request } from '#lib/api'
import { errorCode } from '#lib/error-message'
import { useErrorToast } from '#lib/use-error-toast'
import { SearchSelect, type SearchSelectProps, type SelectOption, useSearchText } from '#ui/search-select'
import { organizationQuery, ORGANIZATIONS } from './organization-query.ts'

/** Organizations that one page of options holds (LIST-9). */
const LIMIT = 50

const readPage = async (search: string, page: number) => {
  const body = { search, page, limit: LIMIT, sortField: 'name', sortOrder: 'asc' } as const
  const { data, totalPages } = await request(organizationsCalls.searchOrganizations, { body })
  return { options: data.map(({ _id, name }): SelectOption => ({ value: _id, label: name })), totalPages }
}

/** The organizations that match a search, page after page. They load once the list is open. */
const useOptions = (search: string, isOpen: boolean, failureMessage: (error: unknown) => string) => {
  const pages = useInfiniteQuery({
    // The dialog of a task caches its options, which have no pages, under another key.
    queryKey: [ORGANIZATIONS, 'option pages', search],
    queryFn: ({ pageParam }) => readPage(search, pageParam),
    initialPageParam: 1,
    getNextPageParam: ({ totalPages }, loaded) => (loaded.length < totalPages ? loaded.length + 1 : undefined),
    placeholderData: keepPreviousData,
    enabled: isOpen,
  })
  useErrorToast(pages.error, failureMessage(pages.error))

  return {
    options: pages.data?.pages.flatMap((page) => page.options) ?? [],
    isFetching: pages.isFetching,
    isPlaceholderData: pages.isPlaceholderData,
    loadMore: () => {
      if (pages.hasNextPage && !pages.isFetchingNextPage) void pages.fetchNextPage()
    },
  }
}

type Props = SearchSelectProps & {
  /** the name of the chosen organization, when it is known */
  chosenName?: string | null
  /** options before the organizations */
  extra?: SelectOption[]
  /** an organization that is not offered */
  without?: string
  failureMessage?: (error: unknown) => string
}

const defaultFailureMessage = (error: unknown) => errorCode(error, 'An error occurred fetching organizations')

/** Picks an organization. The server searches, and more options load while the user scrolls. */
export const OrganizationSelect = (props: Props) => {
  const { value, chosenName, extra, without, failureMessage = defaultFailureMessage, ...rest } = props
  const isKnown = !value || chosenName != null || extra?.some((one) => one.value === value)
  const chosen = useQuery({ ...organizationQuery(value ?? ''), enabled: !isKnown })
  const unknownName = chosen.error ? 'Unknown organization' : ''
  const text = useSearchText(chosenName ?? chosen.data?.name ?? unknownName, extra)
  const { options, ...found } = useOptions(text.search, text.isOpen, failureMessage)

  return (
    <SearchSelect
      nothingFoundMessage="No organizations found"
      {...rest}
      value={value}
      text={text}
      found={{ ...found, options: options.filter((one) => one.value !== without) }}
    />
  )
}
