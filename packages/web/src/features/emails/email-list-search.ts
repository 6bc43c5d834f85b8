import { emailEvents } from '@registrar/domain/emails/email'
import { stripSearchParams } from '@tanstack/react-router'
import * as z from 'zod'
import { listFilter, listPage } from '#lib/list-state'
import { searchParam } from '#lib/search-param'

const history = z.object({
  search: searchParam,
  page: listPage,
  event: listFilter(z.enum(emailEvents)),
})

export type EmailHistoryState = z.output<typeof history>

/** The search parameters of the email history. */
export const emailHistorySearch = {
  validateSearch: history,
  search: { middlewares: [stripSearchParams<EmailHistoryState>({ search: '', page: 1 })] },
}

const tables = z.object({ activity: listPage, recent: listPage })

/** The search parameters of the account page: a page number for each of its email tables. */
export const accountSearch = {
  validateSearch: tables,
  search: { middlewares: [stripSearchParams<z.output<typeof tables>>({ activity: 1, recent: 1 })] },
}
