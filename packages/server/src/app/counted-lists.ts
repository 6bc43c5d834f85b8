import { amlListing } from '@registrar/domain/aml/aml-listing'
import { deadlineSearchBody } from '@registrar/domain/deadlines/deadline-listing'
import { filingSearchBody } from '@registrar/domain/filings/filing-listing'
import { followUpSearchBody } from '@registrar/domain/follow-ups/follow-up-listing'
import { formListing } from '@registrar/domain/forms/form-listing'
import { orderSearchBody } from '@registrar/domain/orders/order-listing'
import { organizationSearchBody } from '@registrar/domain/organizations/organization-listing'
import { personSearchBody } from '@registrar/domain/people/person-listing'
import { reminderSearchBody } from '@registrar/domain/reminders/reminder'
import { taskSearchBody } from '@registrar/domain/tasks/task-listing'
import type * as z from 'zod'
import { amlList } from '#features/aml'
import { refreshCompliance } from '#features/compliance'
import { deadlineList, listedSearch, refreshDeadlines, refreshSettings } from '#features/deadlines'
import { filingList } from '#features/filings'
import { followUpList } from '#features/follow-ups'
import { formList } from '#features/forms'
import { orderList } from '#features/orders'
import { organizationList } from '#features/organizations'
import { peopleList } from '#features/people'
import { reminderList } from '#features/reminders'
import { taskList } from '#features/tasks'
import type { CountedList, CountContext } from '#features/views'
import { today } from '#platform/clock'
import { countSearches } from '#platform/lists/count-searches'
import type { List } from '#platform/lists/list'

type Counting<Q, P> = {
  /** what the list's call makes of a search before it is read */
  prepared?: (query: Q, context: CountContext) => P
  /** computes what a search reads and what is out of date */
  refresh?: (queries: readonly Q[], context: CountContext) => Promise<void>
}

// A search that the list no longer understands, as one of an old view, is not counted.
const counted =
  <S extends z.ZodType, P, Row>(
    body: S,
    list: List<P, Row>,
    { prepared, refresh }: Counting<z.output<S>, P> = {},
  ): CountedList =>
  async (searches, context) => {
    const queries = searches.map((search) => body.safeParse(search).data)
    await refresh?.(
      queries.filter((query) => query !== undefined),
      context,
    )
    const { db, config } = context
    const { timeZone, closingDays } = config
    const day = { today: today(timeZone), timeZone, closingDays }
    // Without `prepared` the list reads what its call parses.
    const read = queries.map((query) =>
      query === undefined ? undefined : prepared ? prepared(query, context) : (query as unknown as P),
    )
    return countSearches(db, list, read, day)
  }

/** The lists whose searches are counted for the tabs of views, by the name under which views are saved (VIEW-5). */
export const countedLists: Readonly<Record<string, CountedList>> = {
  organizations: counted(organizationSearchBody, organizationList, {
    refresh: async (queries, { db, config }) => {
      if (queries.some(({ hasRed }) => hasRed !== undefined)) await refreshCompliance(db, config)
    },
  }),
  people: counted(personSearchBody, peopleList),
  orders: counted(orderSearchBody, orderList),
  'follow-ups': counted(followUpSearchBody, followUpList),
  forms: counted(formListing.searchBody, formList),
  amlFiles: counted(amlListing.searchBody, amlList),
  filings: counted(filingSearchBody, filingList, {
    prepared: (query, { userId }) => ({ ...query, user: query.user === 'me' ? userId : query.user }),
  }),
  deadlines: counted(deadlineSearchBody, deadlineList, {
    prepared: (query, { userId }) => listedSearch(query, userId),
    refresh: (_queries, { db, config }) => refreshDeadlines(db, refreshSettings(config)),
  }),
  reminders: counted(reminderSearchBody, reminderList),
  tasks: counted(taskSearchBody, taskList),
}
