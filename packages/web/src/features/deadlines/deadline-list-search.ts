import { type DeadlineState, STATE_DAYS } from '@registrar/domain/deadlines/deadline'
import { deadlineKind, type DeadlineSearchInput } from '@registrar/domain/deadlines/deadline-listing'
import { brands } from '@registrar/domain/shared/brand'
import { addDays, type IsoDate } from '@registrar/domain/shared/iso-date'
import * as z from 'zod'
import { addressOf, listFilter } from '#lib/list-state'
import { searchParam } from '#lib/search-param'

const defaults = { search: '', view: 'list' } as const

const validateSearch = z.object({
  search: searchParam,
  view: z.enum(['list', 'calendar']).default('list').catch('list'),
  /** the month of the calendar, `yyyy-MM`; without one this month */
  month: listFilter(z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/)),
  kinds: listFilter(z.array(deadlineKind)),
  /** a user's id, or `none` */
  user: listFilter(z.string()),
  brand: listFilter(z.enum(brands)),
  snoozed: listFilter(z.boolean()),
  /** only what is due today and in the seven days after it */
  due: listFilter(z.literal('week')),
})

export type DeadlineListState = z.output<typeof validateSearch>

/** The search parameters of the deadlines page. */
export const deadlineListSearch = addressOf(validateSearch, defaults)

/** The filters as the call takes them. */
export const filtersOf = ({ search, kinds, user, brand, snoozed, due }: DeadlineListState, today: IsoDate) => ({
  search,
  kinds,
  user,
  brand,
  snoozed,
  ...(due && { from: today, to: addDays(today, STATE_DAYS.week) }),
})

/** The deadlines of a state, and the days on which they fall due. */
export type StateGroup = { state: DeadlineState; days: Pick<DeadlineSearchInput, 'from' | 'to' | 'unconfirmed'> }

/** The groups of the list, each with its days; of one week only its own. */
export const deadlineGroups = (today: IsoDate, due?: DeadlineListState['due']): StateGroup[] => {
  const { week, month, quarter } = STATE_DAYS
  const between = (from: number, to: number) => ({ from: addDays(today, from), to: addDays(today, to) })

  const groups: StateGroup[] = [
    { state: 'overdue', days: { to: addDays(today, -1), unconfirmed: false } },
    { state: 'today', days: between(0, 0) },
    { state: 'week', days: between(1, week) },
    { state: 'month', days: between(week + 1, month) },
    { state: 'quarter', days: between(month + 1, quarter) },
    { state: 'later', days: { from: addDays(today, quarter + 1) } },
    { state: 'unconfirmed', days: { unconfirmed: true } },
  ]
  return due ? groups.filter(({ state }) => state === 'today' || state === 'week') : groups
}
