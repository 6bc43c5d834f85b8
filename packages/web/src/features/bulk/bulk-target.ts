import type { ListBulkBarProps } from '#ui/list-view'

/** Which records a bulk change is about: all that the filter finds, or those that are ticked (BULK-1). */
export type BulkTarget = { query: object } | { ids: string[] }

export const targetOf = (selection: ListBulkBarProps['selection'], query: object): BulkTarget =>
  selection.isAll ? { query } : { ids: [...selection.ids] }
