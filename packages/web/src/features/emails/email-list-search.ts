import { emailListing } from '@registrar/domain/emails/email-listing'
import * as z from 'zod'
import { addressOf, offeredFilters, listPage } from '#lib/list-state'
import { searchParam } from '#lib/search-param'

const history = z.object({
  search: searchParam,
  page: listPage,
  ...offeredFilters(emailListing.filters),
})

export type EmailHistoryState = z.output<typeof history>

/** The search parameters of the email history. */
export const emailHistorySearch = addressOf(history, { search: '', page: 1 })

const tables = z.object({ activity: listPage, recent: listPage })

/** The search parameters of the account page: a page number for each of its email tables. */
export const accountSearch = addressOf(tables, { activity: 1, recent: 1 })
