import { reminderStates } from '@registrar/domain/reminders/reminder'
import { reminderRules } from '@registrar/domain/reminders/reminder-rule'
import * as z from 'zod'
import { addressOf, listFilter, listPage } from '#lib/list-state'
import { searchParam } from '#lib/search-param'

const defaults = { search: '', state: 'prepared', page: 1 } as const

const validateSearch = z.object({
  search: searchParam,
  state: z.enum(reminderStates).default('prepared').catch('prepared'),
  kind: listFilter(z.enum(reminderRules)),
  /** a user's id, or `none` */
  user: listFilter(z.string()),
  page: listPage,
})

export type ReminderListState = z.output<typeof validateSearch>

/** The search parameters of the reminders page. */
export const reminderListSearch = addressOf(validateSearch, defaults)
