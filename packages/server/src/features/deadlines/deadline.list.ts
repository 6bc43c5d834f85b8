import type { DeadlineSearch } from '@registrar/domain/deadlines/deadline-listing'
import { sql } from 'kysely'
import { nullableSorts, notNullSorts, type List, type SortKey } from '#platform/lists/list'
import { deadlineFilters } from './deadline-filters.ts'
import { listRow } from './deadline-list-row.ts'
import type { SelectedDeadline } from './deadlines.row.ts'

const sorts: Record<DeadlineSearch['sortField'], SortKey> = {
  ...notNullSorts({
    date: 'd.date',
    days: 'd.date',
    organizationName: 'd.sort_name',
    kind: 'd.kind',
    subject: 'd.subject',
  }),
  ...nullableSorts({ houseDate: 'd.house_date', legalDate: 'd.legal_date' }),
}

/** What falls due. A search gives the id of a user or `none`, and always says whether it wants what is snoozed. */
export const deadlineList: List<DeadlineSearch, SelectedDeadline> = {
  from: 'deadlines as d',
  idType: 'text',
  shown: sql`true`,
  search: { field: 'search', column: 'd.search_text' },
  filters: deadlineFilters,
  sorts,
  row: listRow,
}
