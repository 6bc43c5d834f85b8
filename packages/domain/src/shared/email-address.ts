import { text } from './text.ts'

const SPECIAL = String.raw`\s@<>",;:()[\]\\`
const ADDRESS = new RegExp(`^[^${SPECIAL}]+@[^${SPECIAL}.]+(\\.[^${SPECIAL}.]+)+$`)

/** The maximum length of an email address. */
export const MAX_EMAIL_ADDRESS_LENGTH = 254

/**
 * Whether a text is an email address: one `@`, a domain with a dot, and none of the characters that separate addresses in a
 * header. Only an email that arrives shows whether the address exists. Spaces at the ends are not allowed.
 */
export const isEmailAddress = (value: string): boolean =>
  value.length <= MAX_EMAIL_ADDRESS_LENGTH && ADDRESS.test(value)

/** An email address on the wire; spaces at its ends are removed. */
export const emailAddress = text(MAX_EMAIL_ADDRESS_LENGTH)
  .refine(isEmailAddress, 'Write an email address.')
  .meta({ format: 'email' })
