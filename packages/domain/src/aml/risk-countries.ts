import * as z from 'zod'
import { addMonths, type IsoDate } from '../shared/iso-date.ts'
import { partyAtRisk } from './enhanced-diligence.ts'
import { changedFacts } from './review-facts.ts'

const MONTHS_UNTIL_OLD = 12

/** Whether a list of high-risk third countries is older than a year: somebody should load the one of today (AML-21). */
export const isListOld = (day: IsoDate, today: IsoDate): boolean => addMonths(day, MONTHS_UNTIL_OLD) < today

/** The list of high-risk third countries (AML-21). */
export const riskCountryList = z.object({
  /** the day of the list; the one that is shipped is of 29 January 2026 */
  day: z.string(),
  /** null for the list that is shipped */
  fileName: z.string().nullable(),
  loadedAt: z.iso.datetime(),
  isOld: z.boolean(),
  countries: z.array(
    z.object({
      country: z.string(),
      /** the first and the last day on which the country is on the list; null: without end */
      from: z.string().nullable(),
      to: z.string().nullable(),
    }),
  ),
})
export type RiskCountryList = z.output<typeof riskCountryList>

/** Somebody linked to a client whose nationality is that of a high-risk third country: a risk factor, which asks for nothing by itself. */
const riskFactor = z.object({ name: z.string(), nationality: z.string(), country: z.string() })
export type RiskFactor = z.output<typeof riskFactor>

/** What stands beside the score of a client's file. */
export const fileStanding = z.object({
  /** who of those concerned lives or has its office in a high-risk third country today */
  partiesAtRisk: z.array(partyAtRisk),
  riskFactors: z.array(riskFactor),
  /** what has changed since the file was signed, from the day of the first change on; null when nothing has (AML-22) */
  changed: z.object({ facts: z.array(z.enum(changedFacts)), on: z.string(), reviewBy: z.string() }).nullable(),
})
export type FileStanding = z.output<typeof fileStanding>
