import * as z from 'zod'
import { isIsoDate } from './iso-date.ts'

const midnight = (value: unknown): unknown =>
  value === '' ? null : typeof value === 'string' && isIsoDate(value) ? `${value}T00:00:00.000Z` : value

const utc = (value: string): string => new Date(value).toISOString()

/** An instant as ISO 8601 with its zone, in UTC afterwards; the database stores the years 1 to 9999. */
export const instant = (error?: string) =>
  z.iso
    .datetime({ offset: true, ...(error && { error }) })
    .transform(utc)
    .refine((text) => /^(?!0000)\d{4}-/.test(text), error ?? 'The year must be from 1 to 9999.')

/** An instant as ISO 8601 with its zone, or null; a plain day is read as its midnight in UTC (DAY-4). */
export const optionalInstant = z.preprocess(midnight, instant().nullable())
