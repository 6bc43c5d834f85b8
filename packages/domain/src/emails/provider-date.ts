const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
/** A number above this is milliseconds: as seconds it would be the year 5138. */
const MOST_SECONDS = 1e11
const MOST_MS = 253_402_300_799_999

const fromNumber = (value: number): string | undefined => {
  const ms = Math.trunc(value > MOST_SECONDS ? value : value * 1000)
  return ms > 0 && ms <= MOST_MS ? new Date(ms).toISOString() : undefined
}

const ISO = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?) ?(Z|[+-]\d\d(?::?\d\d)?)$/i
const MAIL =
  /^(?:[a-z]{3},\s*)?(\d{1,2})\s+([a-z]{3})\s+(\d{4})\s+(\d\d:\d\d)(:\d\d)?\s+([+-]\d{4}|GMT|UTC?|Z)(?:\s*\([^)]*\))?$/i

const zoneOf = (zone: string): string => {
  const [, sign, hours, minutes] = /^([+-])(\d\d):?(\d\d)?$/.exec(zone) ?? []
  return sign === undefined ? 'Z' : `${sign}${hours}:${minutes ?? '00'}`
}

const fromText = (text: string): string | undefined => {
  const [, day, time, zone] = ISO.exec(text) ?? []
  if (day !== undefined) return `${day}T${time}${zoneOf(zone ?? '')}`

  const [, date = '', monthName = '', year, clock, seconds = ':00', mailZone = ''] = MAIL.exec(text) ?? []
  const month = MONTHS.indexOf(monthName.toLowerCase()) + 1
  if (month === 0) return undefined
  return `${year}-${String(month).padStart(2, '0')}-${date.padStart(2, '0')}T${clock}${seconds}${zoneOf(mailZone)}`
}

/**
 * The date of a provider's event as ISO 8601 with its zone: from ISO 8601, from seconds or milliseconds since 1970 as a number or
 * a text, and from the date of an email header (RFC 2822). What is none of these is returned as it is; a day that no calendar has
 * stays one. A date without a zone could be hours off, so it is not read.
 */
export const readProviderDate = (value: unknown): unknown => {
  if (typeof value === 'number') return fromNumber(value) ?? value
  if (typeof value !== 'string') return value

  const text = value.trim()
  return (/^\d+(\.\d+)?$/.test(text) ? fromNumber(Number(text)) : fromText(text)) ?? value
}
