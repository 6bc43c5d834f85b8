import * as z from 'zod'
import { text } from './text.ts'

export const DEFAULT_LIMIT = 25
export const MAX_LIMIT = 1000
/** Characters of a search. */
export const MAX_SEARCH_LENGTH = 200

// Clients send an empty filter as '' or null; blanks alone are empty too.
const isBlank = (value: unknown) => typeof value === 'string' && value.trim() === ''
const unsetIfEmpty = (value: unknown) => (value === null || isBlank(value) ? undefined : value)

/** A filter that may be left out, null or empty: undefined then (LIST-6). */
export const filter = <T extends z.ZodType>(schema: T) => z.preprocess(unsetIfEmpty, schema.optional())

/** A yes or no of a search body; clients send it as a boolean or as its name. */
export const yesOrNo = z.preprocess(
  (value) => (value === 'true' ? true : value === 'false' ? false : value),
  z.boolean(),
)

/** How many rows a client asks for; more than `max` are as many as that. */
export const limitUpTo = (max: number, byDefault: number) =>
  z
    .int()
    .min(1)
    .transform((limit) => Math.min(limit, max))
    .default(byDefault)

/** The part of a search body that every paged list shares (LIST-1). */
export const pageFields = (defaultLimit = DEFAULT_LIMIT) => ({
  search: text(MAX_SEARCH_LENGTH).nullish(),
  page: z.int().min(1).default(1),
  limit: limitUpTo(MAX_LIMIT, defaultLimit),
})

/** The sorting part of a search body: one of the list's sort fields, and a direction (LIST-2). */
export const sortBy = <const F extends readonly [string, ...string[]]>(
  fields: F,
  byDefault: NoInfer<F[number]>,
  order: 'asc' | 'desc' = 'desc',
) => ({
  sortField: z
    .enum([...fields, ''])
    .nullish()
    .transform((field): F[number] => field || byDefault),
  sortOrder: z
    .enum(['asc', 'desc', ''])
    .nullish()
    .transform((chosen) => chosen || order),
})

/** A page of rows as a search answers it. `totalIsCapped` is never true: totals are exact. */
export const pageOf = <T extends z.ZodType>(row: T) =>
  z.object({ data: z.array(row), totalItems: z.int(), totalPages: z.int(), totalIsCapped: z.boolean().optional() })

/** The answer of a list that is not paged (API-1). */
export const listOf = <T extends z.ZodType>(row: T) => z.object({ data: z.array(row) })

/** The answer of GET and PUT of a record that older clients read in `data`: its own fields (API-1), and `data` as before. */
export const recordAnswer = <S extends z.ZodRawShape>(record: z.ZodObject<S>) =>
  z.object({ ...record.shape, data: record })

/** A record as `recordAnswer` describes it. */
export const answerRecord = <R extends object>(record: R): R & { data: R } => ({ ...record, data: record })

/** The answer of a call that removes what the history can put back: the entry by which it is undone (HIST-4). */
export const removedWithEntry = z.object({ entryId: z.string() })

/** The answer of a call that creates a record: its id inside `data` (API-1). */
export const created = z.object({ data: z.object({ _id: z.string() }) })
