import { isEmailAddress } from '../shared/email-address.ts'
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

/** `true` or `false`. */
export const flag = (byDefault: boolean) => {
  const words = z.enum(['true', 'false'], 'must be true or false').transform((word) => word === 'true')
  return z.preprocess(blankIsUnset, words.default(byDefault))
}

/** An http or https address. */
export const address = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })

/** An email address alone. */
export const emailAddress = z.string().refine(isEmailAddress, 'must be an email address such as office@example.ie')

/** The longest text of a picture: some 200 KB of its bytes. */
export const MAX_PICTURE = 280_000

const PICTURE = /^data:image\/(png;base64,iVBORw0KGgo|jpeg;base64,\/9j\/)[A-Za-z0-9+/]+={0,2}$/

/** A small picture as a data URL: PNG or JPEG, which both screens and papers show. */
export const picture = z
  .string()
  .max(MAX_PICTURE, 'must be a picture of at most 200 KB')
  .regex(PICTURE, 'must be a PNG or a JPEG, as a data URL')

/** The parts of a list, which commas or blanks separate. */
export const partsOf = (list: string): string[] => list.split(/[\s,]+/).filter(Boolean)

/** Values separated by commas or blanks, which may be none. */
export const listOf = <T extends z.ZodType<unknown, string>>(item: T) =>
  withDefault(z.string().transform(partsOf).pipe(z.array(item)), '' as never)
