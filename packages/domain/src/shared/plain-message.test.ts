import { expect, it } from 'vitest'
import * as z from 'zod'
import { plainMessage } from './plain-message.ts'

const wrong = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: plainMessage }).error?.issues[0]?.message

it.each([
  [z.string(), undefined, 'This is required.'],
  [z.string(), 5, 'This must be a text.'],
  [z.number(), 'x', 'This must be a number.'],
  [z.boolean(), 'x', 'This must be true or false.'],
  [z.array(z.string()).max(5), 'director', 'This must be a list.'],
  [z.string().max(3), 'long', 'This may be at most 3 characters.'],
  [z.number().min(1), 0, 'This must be at least 1.'],
  [z.array(z.string()).min(1), [], 'This must be at least 1 entry.'],
  [z.array(z.string()).min(2), [], 'This must be at least 2 entries.'],
  [z.string().max(1), 'long', 'This may be at most 1 character.'],
  [z.enum(['asc', 'desc', '']), 'up', 'Choose one of: asc, desc.'],
  [z.enum(['a', 'b']), 'c', 'Choose one of: a, b.'],
  [z.email(), 'x', 'This is not an email address.'],
  [z.union([z.string(), z.number()]), true, 'This is not accepted here.'],
  [z.string('Own words.'), 5, 'Own words.'],
])('a wrong value is told in a plain sentence, or in the words of its schema (API-2)', (schema, value, message) => {
  expect(wrong(schema, value)).toBe(message)
})
