import * as z from 'zod'
import { isIsoDate } from './iso-date.ts'

const midnight = (value: unknown): unknown =>
  value === '' ? null : typeof value === 'string' && isIsoDate(value) ? `${value}T00:00:00.000Z` : value

/** An instant as ISO 8601 with its zone, or null; a plain day is read as its midnight in UTC (DAY-4). */
export const optionalInstant = z.preprocess(
  midnight,
  z.iso
    .datetime({ offset: true })
    .transform((instant) => new Date(instant).toISOString())
    .nullable(),
)
