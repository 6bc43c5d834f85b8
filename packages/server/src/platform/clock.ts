import type { IsoDate } from '@registrar/domain/shared/iso-date'

/** The present moment as ISO 8601 in UTC. Only this file reads the clock. */
export const now = (): string => new Date().toISOString()

/** The present moment in milliseconds since 1970. */
export const nowMs = (): number => Date.now()

/** Milliseconds on a clock that begins with this process and that nobody sets: for waits and ages within it. */
export const steadyMs = (): number => performance.now()

/** The instant that is `ms` milliseconds after another; ISO 8601 in and out. */
export const later = (instant: string, ms: number): string => new Date(Date.parse(instant) + ms).toISOString()

// Creating a format costs a hundred times as much as using it.
const formats = new Map<string, Intl.DateTimeFormat>()

const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone)
  if (known) return known

  // In Swedish, days are written as yyyy-MM-dd.
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  })
  formats.set(timeZone, format)

  return format
}

/** An instant in a time zone to the minute, as `yyyy-MM-dd HH:mm`. */
export const minuteIn = (timeZone: string, instant: string): string => formatOf(timeZone).format(new Date(instant))

/** The calendar day of an instant in a time zone, as `yyyy-MM-dd`. */
export const dayIn = (timeZone: string, instant: string): IsoDate => minuteIn(timeZone, instant).slice(0, 10)

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

  const day = dayIn(timeZone, now())
  days.set(timeZone, { minute, day })

  return day
}
