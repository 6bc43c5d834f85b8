import { reportPeriodNames } from '@registrar/domain/reports/report-period'
import { brands } from '@registrar/domain/shared/brand'
import * as z from 'zod'
import { addressOf, listFilter } from '#lib/list-state'

const validateSearch = z.object({
  period: z.enum(reportPeriodNames).default('year').catch('year'),
  brand: listFilter(z.enum(brands)),
})

/** The search parameters of the reports. */
export const reportsSearch = addressOf(validateSearch, { period: 'year' })
