import type { AmlRow, AmlSearch } from '@registrar/domain/aml/aml-listing'
import { sql } from 'kysely'
import { notNullSorts, type List } from '#platform/lists/list'
import { amlFilters } from './aml-filters.ts'
import { listRow } from './aml-list-row.ts'
import { nextReview, signedAt } from './aml-expressions.ts'

/** The anti-money-laundering files of all organizations (AML-16). */
export const amlList: List<AmlSearch, AmlRow> = {
  from: 'organizations as o',
  shown: sql`o.deleted_at is null`,
  search: { field: 'search', column: 'o.search_text' },
  filters: amlFilters,
  sorts: {
    ...notNullSorts({ organizationName: 'o.sort_name' }),
    level: { value: sql`array_position(array['low', 'medium', 'high'], o.aml_risk_level)`, isNullable: true },
    signedAt: { value: signedAt, isNullable: true },
    nextReview: { value: nextReview, isNullable: true },
  },
  row: listRow,
}
