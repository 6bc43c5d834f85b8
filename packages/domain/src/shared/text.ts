import * as z from 'zod'

/**
 * Whether a text can be stored: PostgreSQL has no NUL in a text and no half of a surrogate pair in JSON. Refused here, so
 * that it is an answer for a person and never a failure of ours.
 */
export const isStorable = (text: string) => !text.includes('\u0000') && text.isWellFormed()

/** Free text up to `max` characters; the NUL character and broken Unicode are refused. */
export const text = (max = 500) => z.string().max(max).refine(isStorable, 'Remove the characters that are not text.')

/** Free text or nothing. */
export const optionalText = (max = 500) => text(max).nullable()

/** Text that must say something; surrounding blanks are set aside. */
export const requiredText = (max = 500) => text(max).trim().min(1, 'This is required.')

/** One of the codes, or nothing; an emptied form field (`''`) is nothing. */
export const optionalCode = <const C extends readonly [string, ...string[]]>(codes: C) =>
  z.preprocess((value) => (value === '' ? null : value), z.enum(codes).nullable())
