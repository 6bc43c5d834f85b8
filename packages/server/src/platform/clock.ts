import type { IsoDate } from '@registrar/domain/shared/iso-date'

/** The moment, as ISO 8601 in UTC. The only place that reads the clock. */
export const now = (): string => new Date().toISOString()

/** The moment in milliseconds since 1970. */
export const nowMs = (): number => Date.now()

/** Moves an instant by milliseconds; ISO 8601 in and out. */
export const later = (instant: string, ms: number): string => new Date(Date.parse(instant) + ms).toISOString()

/** Today's calendar day where the firm works; `timeZone` is an IANA name such as `Europe/Dublin`. */
export const today = (timeZone: string): IsoDate =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(new Date())
