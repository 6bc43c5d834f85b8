import { useNavigate } from '@tanstack/react-router'
import * as z from 'zod'

export type SortOrder = 'asc' | 'desc'

/** The part of a list's address that every list has. */
export type ListSearch = { search: string; page: number; sortField: string; sortOrder: SortOrder }

/** The same for every list; with the list's own sort it makes the defaults that stay out of the address. */
export const listDefaults = <const F extends string>(sortField: F, sortOrder: SortOrder = 'desc') => ({
  search: '',
  page: 1,
  sortField,
  sortOrder,
})

/** A page of a list that has a page number of its own in the address. */
export const listPage = z.int().min(1).default(1).catch(1)

/**
 * The address schema of a list: search, page, sorting, and the list's own filters. A part that does not fit becomes its
 * default, so that an old or hand-made address still opens the list.
 */
export const listSearch = <const F extends readonly [string, ...string[]], R extends z.ZodRawShape>(
  sortFields: F,
  defaults: { sortField: NoInfer<F[number]>; sortOrder: SortOrder },
  filters: R,
) =>
  z.object({
    search: z.coerce.string().default('').catch(''),
    page: listPage,
    sortField: z
      .enum(sortFields)
      .default(() => defaults.sortField as never)
      .catch(() => defaults.sortField as never),
    sortOrder: z.enum(['asc', 'desc']).default(defaults.sortOrder).catch(defaults.sortOrder),
    ...filters,
  })

/** A filter in the address: set, or left out. */
export const listFilter = <T extends z.ZodType>(schema: T) => schema.optional().catch(undefined)

export type ListState<S> = {
  values: S
  /** Changes parts of the address; any change but that of the page goes back to page 1. */
  set: (patch: Partial<S>, how?: { replace?: boolean }) => void
}

/** The state of a list, kept in the address of its page: Back and reload bring it back. */
export const useListState = <S extends object>(values: S): ListState<S> => {
  const navigate = useNavigate()
  const set = (patch: Partial<S>, { replace = false } = {}) => {
    const search = (before: object) => ({ ...before, ...('page' in values && { page: 1 }), ...patch })
    // The list's own schema types `values`; the router cannot know which list this is.
    void navigate({ to: '.', search: search as never, replace, state: true })
  }
  return { values, set }
}
