import type { Listing, OfferedFilter } from '@registrar/domain/shared/listing'
import { type HistoryState, stripSearchParams, useNavigate } from '@tanstack/react-router'
import * as z from 'zod'
import type { ColumnChoice } from './column-choice.ts'
import { searchParam } from './search-param.ts'

type SortOrder = 'asc' | 'desc'

/** The part of the address that all lists have. */
export type ListSearch = { search: string; page: number; sortField: string; sortOrder: SortOrder }

/** The defaults of a list's address, with the list's own sort. The address leaves them out. */
export const listDefaults = <const F extends string>(sortField: F, sortOrder: SortOrder = 'desc') => ({
  search: '',
  page: 1,
  sortField,
  sortOrder,
})

/** A page number in the address, for a list that is one of several on its page. */
export const listPage = z.int().min(1).default(1).catch(1)

/**
 * The address schema of a list: search, page, sort and the list's own filters. An invalid part becomes its default, so that
 * an old or hand-written address still opens the list.
 */
export const listSearch = <const F extends readonly [string, ...string[]], R extends z.ZodRawShape>(
  sortFields: F,
  defaults: { sortField: NoInfer<F[number]>; sortOrder: SortOrder },
  filters: R,
) =>
  z.object({
    search: searchParam,
    page: listPage,
    sortField: z
      .enum(sortFields)
      .default(() => defaults.sortField as never)
      .catch(() => defaults.sortField as never),
    sortOrder: z.enum(['asc', 'desc']).default(defaults.sortOrder).catch(defaults.sortOrder),
    ...filters,
  })

/** A filter in the address; an invalid value counts as not set. */
export const listFilter = <T extends z.ZodType>(schema: T) => schema.optional().catch(undefined)

/** What an address takes, for its route. It leaves out what is as the page opens. */
export const addressOf = <S extends z.ZodType>(validateSearch: S, defaults: Partial<NoInfer<z.output<S>>>) => ({
  validateSearch,
  search: { middlewares: [stripSearchParams<z.output<S>>(defaults)] },
})

type Offered<F> = {
  [K in keyof F as F[K] extends OfferedFilter ? K : never]: F[K] extends OfferedFilter<infer S>
    ? ReturnType<typeof listFilter<S>>
    : never
}

/** The filters that a list offers, as an address takes them. */
export const offeredFilters = <F extends Listing['filters']>(filters: F) =>
  Object.fromEntries(
    Object.entries(filters).flatMap(([name, filter]) => ('label' in filter ? [[name, listFilter(filter.schema)]] : [])),
  ) as Offered<F>

/** The address of a declared list. `own` is where it differs: another first sort, filters that take something else. */
export const listAddress = <L extends Listing, R extends z.ZodRawShape = {}>(
  { sortFields, sortOrder, filters }: L,
  own: { sort?: { sortField: L['sortFields'][number]; sortOrder: SortOrder }; filters?: R } = {},
) => {
  const first: L['sortFields'][number] = sortFields[0]
  const sort = own.sort ?? { sortField: first, sortOrder }
  const defaults = listDefaults(sort.sortField, sort.sortOrder)
  const taken = { ...offeredFilters(filters), ...own.filters } as Omit<Offered<L['filters']>, keyof R> & R

  return { defaults, ...addressOf(listSearch(sortFields as L['sortFields'], defaults, taken), defaults as never) }
}

/** The state of a list whose address has only what it declares. */
export type ListStateOf<L extends Listing> = z.output<ReturnType<typeof listAddress<L, {}>>['validateSearch']>

/**
 * How the address changes. The window stays where it is scrolled to, unless `scrollToTop`. `columnsByView`: the columns of an
 * opened view; null if the view leaves them to the user.
 */
type Change = { replace?: boolean; scrollToTop?: boolean; columnsByView?: ColumnChoice | null }

export type ListState<S> = {
  values: S
  /** Changes parts of the address. Goes back to page 1 unless the page is what changes. */
  set: (patch: Partial<S>, how?: Change) => void
}

/** The state of a list, kept in the address: Back and reload restore it. */
export const useListState = <S extends object>(values: S): ListState<S> => {
  const navigate = useNavigate()

  const set = (patch: Partial<S>, { replace = false, scrollToTop = false, columnsByView }: Change = {}) => {
    const search = (before: object) => ({ ...before, ...('page' in values && { page: 1 }), ...patch })
    // The router does not know which list this is; the list's own schema types `values`.
    const state = (before: HistoryState) =>
      columnsByView === undefined ? before : { ...before, columnsByView: columnsByView ?? undefined }
    void navigate({ to: '.', search: search as never, replace, state, resetScroll: scrollToTop })
  }

  return { values, set }
}
