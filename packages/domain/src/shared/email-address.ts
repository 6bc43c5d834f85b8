import { text } from './text.ts'

const SPECIAL = String.raw`\s@<>",;:()[\]\\`
const ADDRESS = new RegExp(`^[^${SPECIAL}]+@[^${SPECIAL}.]+(\\.[^${SPECIAL}.]+)+$`)

/** The most characters an email address has. */
export const MAX_EMAIL_ADDRESS_LENGTH = 254

/**
 * Whether a text is an email address: one `@`, a domain with a dot, and none of the characters that part addresses in a
 * header. Whether somebody reads it is not known before an email has arrived. Spaces at the ends are not part of one.
 */
export const isEmailAddress = (value: string): boolean =>
  value.length <= MAX_EMAIL_ADDRESS_LENGTH && ADDRESS.test(value)

/** An email address on the wire; spaces at its ends are removed. */
export const emailAddress = text(MAX_EMAIL_ADDRESS_LENGTH)
  .trim()
  .refine(isEmailAddress, 'Write an email address.')
  .meta({ format: 'email' })
