import { stripSearchParams } from '@tanstack/react-router'
import * as z from 'zod'
import { listPage } from '#lib/list-state'

const history = z.object({ search: z.coerce.string().default('').catch(''), page: listPage })

/** The search parameters of the email history. */
export const emailHistorySearch = {
  validateSearch: history,
  search: { middlewares: [stripSearchParams<z.output<typeof history>>({ search: '', page: 1 })] },
}

const tables = z.object({ activity: listPage, recent: listPage })

/** The search parameters of the account page: a page number for each of its email tables. */
export const accountSearch = {
  validateSearch: tables,
  search: { middlewares: [stripSearchParams<z.output<typeof tables>>({ activity: 1, recent: 1 })] },
}
