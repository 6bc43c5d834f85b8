import * as z from 'zod'

// PostgreSQL has no NUL in a text: refused here, so that it is an answer for a person and never a failure of ours.
const withoutNul = (text: string) => !text.includes('\u0000')

/** Free text up to `max` characters; the NUL character is refused. */
export const text = (max = 500) => z.string().max(max).refine(withoutNul, 'Remove the NUL character.')

/** Free text or nothing. */
export const optionalText = (max = 500) => text(max).nullable()

/** Text that must say something; surrounding blanks are set aside. */
export const requiredText = (max = 500) => text(max).trim().min(1, 'This is required.')

/** One of the codes, or nothing; an emptied form field (`''`) is nothing. */
export const optionalCode = <const C extends readonly [string, ...string[]]>(codes: C) =>
  z.preprocess((value) => (value === '' ? null : value), z.enum(codes).nullable())
