import { followUpCodes } from '@registrar/domain/follow-ups/catalogue'
import { stripSearchParams } from '@tanstack/react-router'
import * as z from 'zod'
import { listFilter, listPage } from '#lib/list-state'

const validateSearch = z.object({
  followUp: listFilter(z.enum(followUpCodes)),
  page: listPage,
  deadlines: z.enum(['asc', 'desc']).default('asc').catch('asc'),
})

/** The address of the dashboard: which follow-ups its card shows, and how they are sorted. */
export const dashboardSearch = {
  validateSearch,
  search: { middlewares: [stripSearchParams<z.output<typeof validateSearch>>({ deadlines: 'asc', page: 1 })] },
}
