import * as z from 'zod'

/**
 * Whether PostgreSQL can store a text: it refuses the NUL character, and in JSON half of a surrogate pair. Checked here, so
 * that the client gets 400 and not 500.
 */
export const isStorable = (text: string) => !text.includes('\u0000') && text.isWellFormed()

/** Free text up to `max` characters; the NUL character and broken Unicode are refused. */
export const text = (max = 500) => z.string().max(max).refine(isStorable, 'Remove the invalid characters.')

/** Free text or null. */
export const optionalText = (max = 500) => text(max).nullable()

/** The id of another record, or null; an empty text is null. */
export const optionalId = z.preprocess((value) => (value === '' ? null : value), text(100).nullable())

/** Text that is not blank; surrounding blanks are removed. */
export const requiredText = (max = 500) => text(max).trim().min(1, 'This is required.')

/** One of the codes, or null; an empty text is null. */
export const optionalCode = <const C extends readonly [string, ...string[]]>(codes: C) =>
  z.preprocess((value) => (value === '' ? null : value), z.enum(codes).nullable())
