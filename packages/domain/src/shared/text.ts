import * as z from 'zod'
import { cleanAddress, cleanLine, cleanLines, cleanSentence } from './clean-text.ts'

/**
 * Whether PostgreSQL can store a text: it refuses the NUL character, and in JSON half of a surrogate pair. Checked here, so
 * that the client gets 400 and not 500.
 */
export const isStorable = (text: string) => !text.includes('\u0000') && text.isWellFormed()

/** Text up to `max` characters, kept as it is sent: a password, a code, a token, the address or key of a file. */
export const rawText = (max = 500) => z.string().max(max).refine(isStorable, 'Remove the invalid characters.')

// The characters are counted after the cleaning, which may only shorten a text that people can see.
const cleanText = (clean: (text: string) => string, max: number) =>
  z.string().refine(isStorable, 'Remove the invalid characters.').overwrite(clean).max(max)

/** Text of one line up to `max` characters, cleaned; the NUL character and broken Unicode are refused. */
export const text = (max = 500) => cleanText(cleanLine, max)

/** Text of several lines up to `max` characters, cleaned as `cleanLines` says. */
export const lines = (max: number) => cleanText(cleanLines, max)

/** An address of several lines up to `max` characters, cleaned as `cleanAddress` says. */
export const addressLines = (max: number) => cleanText(cleanAddress, max)

/** Text of one line or null. */
export const optionalText = (max = 500) => text(max).nullable()

/** Text of several lines or null. */
export const optionalLines = (max: number) => lines(max).nullable()

const blankAsNull = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? null : value)

/** The id of another record, or null; an empty text is null. */
export const optionalId = z.preprocess(blankAsNull, text(100).nullable())

/** Text of one line that is not blank. */
export const requiredText = (max = 500) => text(max).min(1, 'This is required.')

/** A sentence of one line that is not blank; its no-break blanks stay. */
export const requiredSentence = (max: number) => cleanText(cleanSentence, max).min(1, 'This is required.')

/** Text of several lines that is not blank; surrounding blanks are removed. */
export const requiredLines = (max: number) => lines(max).trim().min(1, 'This is required.')

/** A code or a token that is not blank; surrounding blanks are removed. */
export const requiredRawText = (max: number) => rawText(max).trim().min(1, 'This is required.')

/** One of the codes, or null; an empty text is null. */
export const optionalCode = <const C extends readonly [string, ...string[]]>(codes: C) =>
  z.preprocess((value) => (value === '' ? null : value), z.enum(codes).nullable())
