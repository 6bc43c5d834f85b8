import { followUpCodes } from '@registrar/domain/follow-ups/catalogue'
import * as z from 'zod'
import { addressOf, listFilter, listPage } from '#lib/list-state'

const validateSearch = z.object({
  followUp: listFilter(z.enum(followUpCodes)),
  page: listPage,
  deadlines: z.enum(['asc', 'desc']).default('asc').catch('asc'),
})

/** The address of the dashboard: which follow-ups its card shows, and how they are sorted. */
export const dashboardSearch = addressOf(validateSearch, { deadlines: 'asc', page: 1 })
