import type { IsoDate } from '@registrar/domain/shared/iso-date'

/** The present moment as ISO 8601 in UTC. Only this file reads the clock. */
export const now = (): string => new Date().toISOString()

/** The present moment in milliseconds since 1970. */
export const nowMs = (): number => Date.now()

/** The instant that is `ms` milliseconds after another; ISO 8601 in and out. */
export const later = (instant: string, ms: number): string => new Date(Date.parse(instant) + ms).toISOString()

// Creating a format costs a hundred times as much as using it.
const dayFormats = new Map<string, Intl.DateTimeFormat>()

const dayFormat = (timeZone: string): Intl.DateTimeFormat => {
  const known = dayFormats.get(timeZone)
  if (known) return known

  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  dayFormats.set(timeZone, format)

  return format
}

const MINUTE_MS = 60_000
const days = new Map<string, { minute: number; day: IsoDate }>()

/**
 * Today's calendar day where the firm works; `timeZone` is an IANA name such as `Europe/Dublin`. The day is computed once a
 * minute, because most requests need it and days begin at whole minutes everywhere.
 */
export const today = (timeZone: string): IsoDate => {
  const minute = Math.floor(Date.now() / MINUTE_MS)
  const known = days.get(timeZone)
  if (known?.minute === minute) return known.day

  const day = dayFormat(timeZone).format(new Date())
  days.set(timeZone, { minute, day })

  return day
}

/** The calendar day of an instant in a time zone, as `yyyy-MM-dd`. */
export const dayIn = (timeZone: string, instant: string): IsoDate => dayFormat(timeZone).format(new Date(instant))

const minuteFormats = new Map<string, Intl.DateTimeFormat>()

/** An instant in a time zone to the minute, as `yyyy-MM-dd HH:mm`. */
export const minuteIn = (timeZone: string, instant: string): string => {
  const known = minuteFormats.get(timeZone)
  const format = known ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  if (!known) minuteFormats.set(timeZone, format)

  return format.format(new Date(instant))
}
