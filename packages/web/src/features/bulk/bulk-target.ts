import type { ListBulkBarProps } from '#ui/list-view'

/** Which records a bulk change is about: all that the filter finds, except some, or those that are ticked (BULK-1). */
type BulkTarget = { query: object; except?: string[] } | { ids: string[] }

export const targetOf = (selection: ListBulkBarProps['selection'], query: object): BulkTarget =>
  selection.isAll
    ? { query, ...(selection.except.size > 0 && { except: [...selection.except] }) }
    : { ids: [...selection.ids] }
