import { amlListing } from '@registrar/domain/aml/aml-listing'
import { type Glance, glanceFilters } from '@registrar/domain/dashboard/glance'
import { STATE_DAYS } from '@registrar/domain/deadlines/deadline'
import { deadlineSearchBody } from '@registrar/domain/deadlines/deadline-listing'
import { followUpSearchBody } from '@registrar/domain/follow-ups/follow-up-listing'
import { formListing } from '@registrar/domain/forms/form-listing'
import { orderSearchBody } from '@registrar/domain/orders/order-listing'
import { organizationListing } from '@registrar/domain/organizations/organization-listing'
import { addDays } from '@registrar/domain/shared/iso-date'
import { toEuros } from '@registrar/domain/shared/money'
import { sql } from 'kysely'
import { amlList } from '#features/aml'
import { deadlineList } from '#features/deadlines'
import { followUpList } from '#features/follow-ups'
import { formList } from '#features/forms'
import { orderList } from '#features/orders'
import { organizationList } from '#features/organizations'
import type { Db } from '#platform/database/database'
import { conditionsOf, type List, type ListDay } from '#platform/lists/list'
import { countStatement } from '#platform/lists/list-statements'

type Counted = { total: number; sums: Record<string, number> }

/**
 * The numbers of the strip 'At a glance' (UI-19), in one statement. Each counts by the conditions of the list that its link
 * opens, so both always say the same.
 */
export const countGlance = async (db: Db, day: ListDay): Promise<Glance> => {
  const counted = <Q, Row>(list: List<Q, Row>, query: NoInfer<Q>) =>
    sql<Counted>`(select to_json(counted) from (${countStatement(list, conditionsOf(list, query, day).where)}) as counted)`
  const { late, client, unpaid, forms, aml } = glanceFilters
  const thisWeek = { from: day.today, to: addDays(day.today, STATE_DAYS.week), snoozed: false }

  const { rows } = await sql<Record<'late' | 'week' | 'client' | 'unpaid' | 'forms' | 'aml', Counted>>`select
    ${counted(organizationList, organizationListing.searchBody.parse(late))} as late,
    ${counted(deadlineList, deadlineSearchBody.parse(thisWeek))} as week,
    ${counted(followUpList, followUpSearchBody.parse(client))} as client,
    ${counted(orderList, orderSearchBody.parse(unpaid))} as unpaid,
    ${counted(formList, formListing.searchBody.parse(forms))} as forms,
    ${counted(amlList, amlListing.searchBody.parse(aml))} as aml`.execute(db)
  const row = rows[0]

  return {
    late: row?.late.total ?? 0,
    week: row?.week.total ?? 0,
    client: row?.client.total ?? 0,
    unpaid: row?.unpaid.total ?? 0,
    unpaidAmount: toEuros(row?.unpaid.sums['outstanding_cents'] ?? 0),
    forms: row?.forms.total ?? 0,
    aml: row?.aml.total ?? 0,
  }
}
