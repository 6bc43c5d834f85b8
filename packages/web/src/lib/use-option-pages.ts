import { keepPreviousData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query'
import { useErrorToast } from './use-error-toast.ts'
import type { SelectOption } from './record-option.ts'

/** Options that one page of a picker holds (LIST-9). */
export const OPTION_LIMIT = 50

type OptionPage = { options: SelectOption[]; totalPages: number }

type Pages = {
  queryKey: QueryKey
  readPage: (page: number) => Promise<OptionPage>
  /** the options load once the list is open */
  isOpen: boolean
  failureMessage: (error: unknown) => string
}

/** The options that a search finds, page after page. */
export const useOptionPages = ({ queryKey, readPage, isOpen, failureMessage }: Pages) => {
  const pages = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => readPage(pageParam),
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
