import type { IsoDate } from '@registrar/domain/shared/iso-date'

/** The moment, as ISO 8601 in UTC. The only place that reads the clock. */
export const now = (): string => new Date().toISOString()

/** The moment in milliseconds since 1970. */
export const nowMs = (): number => Date.now()

/** Moves an instant by milliseconds; ISO 8601 in and out. */
export const later = (instant: string, ms: number): string => new Date(Date.parse(instant) + ms).toISOString()

// Making one costs a hundred times what using it does.
const dayFormats = new Map<string, Intl.DateTimeFormat>()

const dayFormat = (timeZone: string): Intl.DateTimeFormat => {
  const known = dayFormats.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  dayFormats.set(timeZone, made)
  return made
}

const MINUTE_MS = 60_000
const days = new Map<string, { minute: number; day: IsoDate }>()

/**
 * Today's calendar day where the firm works; `timeZone` is an IANA name such as `Europe/Dublin`. Worked out once a
 * minute: days begin at whole minutes everywhere, and most requests ask.
 */
export const today = (timeZone: string): IsoDate => {
  const minute = Math.floor(Date.now() / MINUTE_MS)
  const known = days.get(timeZone)
  if (known?.minute === minute) return known.day
  const day = dayFormat(timeZone).format(new Date())
  days.set(timeZone, { minute, day })
  return day
}
