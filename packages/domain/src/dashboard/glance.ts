import * as z from 'zod'

/**
 * What each number of the strip 'At a glance' counts: the filters of the list that its link opens (UI-19). The deadlines of
 * this week are those of the days from today to the seventh after it (DUE-4).
 */
export const glanceFilters = {
  late: { arLate: true },
  client: { waiting: 'client' },
  unpaid: { outstanding: true },
  forms: { state: 'new' },
  aml: { review: 'late' },
} as const

/** The numbers of the strip; `unpaidAmount` is what the unpaid orders still lack, in euro. */
export const glance = z.object({
  late: z.int().meta({ description: 'companies whose annual return is late in law' }),
  week: z.int().meta({ description: 'deadlines of today and the seven days after it' }),
  client: z.int().meta({ description: 'follow-ups in progress that wait for the client' }),
  unpaid: z.int().meta({ description: 'orders of which something is outstanding' }),
  unpaidAmount: z.number().meta({ description: 'what these orders still lack, in euro' }),
  forms: z.int().meta({ description: 'forms that nobody has made a company of yet' }),
  aml: z.int().meta({ description: 'companies whose anti-money-laundering review is late' }),
})
export type Glance = z.output<typeof glance>
