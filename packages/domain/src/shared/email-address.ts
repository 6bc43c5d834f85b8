import * as z from 'zod'
import { text } from './text.ts'

const SPECIAL = String.raw` @<>",;:()[\]\\`
const ADDRESS = `[^${SPECIAL}]+@[^${SPECIAL}.]+(?:\\.[^${SPECIAL}.]+)+`

// A name without quotes may have commas and initials, but nothing that could be an address with a typing error.
const NAME = String.raw`(?:"[^"]*"|(?:[^@<>;".]|\.(?![a-zA-Z]{2}))*)`
const ITEM = `(?:${NAME} *< *${ADDRESS} *>|(?:[mM][aA][iI][lL][tT][oO]:)?${ADDRESS})`
const SEPARATOR = '[ ,;]+(?:[/|][ ,;]+)?'

const oneAddress = new RegExp(`^${ADDRESS}$`)
// The function `mail_state` of the database has the same pattern.
const listOfAddresses = new RegExp(`^[ ,;]*${ITEM}(?:${SEPARATOR}${ITEM})*[ ,;]*$`)

/** The maximum length of an email address. */
const MAX_EMAIL_ADDRESS_LENGTH = 254

/**
 * Whether a text is an email address: one `@`, a domain with a dot, and none of the characters that separate addresses in a
 * header. Only an email that arrives shows whether the address exists. Spaces at the ends are not allowed.
 */
export const isEmailAddress = (value: string): boolean =>
  value.length <= MAX_EMAIL_ADDRESS_LENGTH && !/\s/.test(value) && oneAddress.test(value)

/** What the text of an email field is: addresses, something that is none, or nothing. */
export const mailStates = ['readable', 'unreadable', 'none'] as const
export type MailState = (typeof mailStates)[number]

/** What people see of a `MailState`. */
export const mailStateLabels = {
  readable: 'Can be read',
  unreadable: 'Cannot be read',
  none: 'None',
} as const satisfies Record<MailState, string>

const distinct = (addresses: string[]): string[] => [
  ...new Map(addresses.map((address) => [address.toLowerCase(), address])).values(),
]

/**
 * The addresses of an email field: one, or several with commas, semicolons, blanks, line ends or ` / ` between them, each alone or
 * as `Name <address>`. An address that is there twice, in any letter case, counts once. A text of which any part is neither is
 * unreadable and has no addresses, so that nobody is left out without a word.
 */
export const readEmailAddresses = (field: string | null | undefined): { state: MailState; addresses: string[] } => {
  const line = (field ?? '').replaceAll(/\s/g, ' ')
  if (/^[ ,;]*$/.test(line)) return { state: 'none', addresses: [] }
  if (!listOfAddresses.test(line)) return { state: 'unreadable', addresses: [] }

  const parts = line.replaceAll(/"[^"]*"/g, ' ').split(/[ ,;<>]+/)
  const addresses = parts.filter((part) => part.includes('@')).map((part) => part.replace(/^mailto:/i, ''))
  return { state: 'readable', addresses: distinct(addresses) }
}

/** Why no email can be sent to the text of an email field; null when one can. */
export const mailProblem = (field: string | null): string | null => {
  const { state } = readEmailAddresses(field)
  if (state === 'readable') return null
  return state === 'none' ? 'There is no email address.' : `${field?.trim()} is not an email address.`
}

/** An email address on the wire; spaces at its ends are removed. */
export const emailAddress = text(MAX_EMAIL_ADDRESS_LENGTH)
  .refine(isEmailAddress, 'Write an email address.')
  .meta({ format: 'email' })

/** Further addresses of a record, in small letters, each once. They say whose an address is; nothing is sent to them unless somebody chooses one. */
export const otherEmailAddresses = z
  .array(text(MAX_EMAIL_ADDRESS_LENGTH))
  .max(20)
  .transform((addresses) => [...new Set(addresses.map((address) => address.toLowerCase()).filter(Boolean))])
  .refine((addresses) => addresses.every(isEmailAddress), 'Write one email address after the other.')

/** The text of an email field on the wire, with one address or several. */
export const emailAddresses = text(MAX_EMAIL_ADDRESS_LENGTH)
  .trim()
  .refine((field) => readEmailAddresses(field).state === 'readable', 'Write an email address.')
