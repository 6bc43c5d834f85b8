import { dayCounts } from '@registrar/domain/reminders/reminder-rule'
import { isEmailAddress } from '@registrar/domain/shared/email-address'
import * as z from 'zod'

const blankIsUnset = (value: unknown) => (value === '' ? undefined : value)

/** A setting without a default: undefined when it is unset or empty. */
export const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankIsUnset, schema.optional())

/** A setting that has a default, which is written as in the environment. */
export const withDefault = <T extends z.ZodType>(schema: T, byDefault: z.output<T> & string) =>
  z.preprocess((value) => blankIsUnset(value) ?? byDefault, schema)

/** A whole number in decimal digits, from `min` to `max`. */
export const wholeNumber = (byDefault: number, min: number, max: number) => {
  const error = `must be a whole number from ${min} to ${max}`
  const digits = z
    .string()
    .regex(/^\s*\d+\s*$/, error)
    .transform(Number)
    .refine((number) => number >= min && number <= max, error)
  return z.preprocess(blankIsUnset, digits.default(byDefault))
}

/** A key or a code of at least `min` characters; blanks alone are none. */
export const secret = (min: number) => {
  const error = `must be at least ${min} characters, not only blanks`
  return z
    .string()
    .min(min, error)
    .refine((text) => text.trim() !== '', error)
}

/** An http or https address. */
export const address = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })

const isBase = (text: string): boolean => {
  if (!address.safeParse(text).success) return false
  const { username, password } = new URL(text)
  return username === '' && password === '' && !/[?#]/.test(text)
}

/** An http or https address with which other addresses begin. */
export const baseAddress = z
  .string()
  .refine(isBase, 'must be an http or https address without name, password, ? and #, such as https://crm.example.ie')

// A time zone by its offset is refused: JavaScript and PostgreSQL read the sign of +01:00 in opposite ways.
const isTimeZone = (name: string): boolean => {
  try {
    return /^[a-z]/i.test(name) && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/** The name of a time zone. */
export const timeZone = z.string().refine(isTimeZone, 'must be the name of a time zone, such as Europe/Dublin')

// An email address, alone or in angle brackets after a name. A test server may send from localhost.
const isSender = (text: string) => {
  const sender = /^[^<>"\r\n]+ <([^<>]+)>$/.exec(text)?.[1] ?? text
  return isEmailAddress(sender) || /^[\w.-]+@localhost$/.test(sender)
}

/** The sender of emails. */
export const sender = z
  .string()
  .refine(isSender, 'must be an email address, alone or after a name: Firm <office@example.ie>')

/** An email address alone. */
export const emailAddress = z.string().refine(isEmailAddress, 'must be an email address such as office@example.ie')

const partsOf = (list: string): string[] => list.split(/[\s,]+/).filter(Boolean)

/** Values separated by commas or blanks, which may be none. */
export const listOf = <T extends z.ZodType<unknown, string>>(item: T) =>
  withDefault(z.string().transform(partsOf).pipe(z.array(item)), '' as never)

const readDayCounts = (list: string): number[] | undefined => {
  const parts = partsOf(list)
  const counts = dayCounts.safeParse(parts.every((part) => /^[+-]?\d+$/.test(part)) ? parts.map(Number) : undefined)
  return counts.success && parts.length > 0 ? counts.data : undefined
}

/** The days of reminders (REM-2), in days before the day; the largest first. */
export const reminderDays = z
  .string()
  .refine(readDayCounts, 'must be at most 20 whole numbers from -365 to 365, such as 30 7 -7 -30')
  .transform((list) => readDayCounts(list) ?? [])

const isScannerAddress = (text: string): boolean => {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, pathname } = new URL(text)
  // After unix:// the first folder of the path would count as a host.
  if (protocol === 'unix:') return hostname === '' && pathname.length > 1
  return protocol === 'tcp:' && hostname !== ''
}

/** The address of clamd. */
export const scannerAddress = z
  .string()
  .refine(isScannerAddress, 'must be an address such as tcp://localhost:3310 or unix:/run/clamd.sock')

const isSmtpAddress = (text: string): boolean =>
  URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol) && new URL(text).hostname !== ''

/** The address of an SMTP server. */
export const smtpAddress = z
  .string()
  .refine(isSmtpAddress, 'must be an smtp:// or smtps:// address with a host, such as smtps://name:password@host:465')
