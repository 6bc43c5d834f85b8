import type * as z from 'zod'

const typeMessages: Readonly<Record<string, string>> = {
  string: 'This must be a text.',
  number: 'This must be a number.',
  int: 'This must be a whole number.',
  boolean: 'This must be true or false.',
  array: 'This must be a list.',
  object: 'This must be an object.',
  record: 'This must be an object.',
}

const units: Readonly<Record<string, readonly [one: string, several: string]>> = {
  string: ['character', 'characters'],
  array: ['entry', 'entries'],
}

const amount = (count: number | bigint, origin: string): string => {
  const unit = units[origin]
  return unit ? `${count} ${Number(count) === 1 ? unit[0] : unit[1]}` : String(count)
}

// A search takes an empty text for 'not chosen', which is no choice to offer.
const choices = (values: readonly unknown[]): string =>
  values
    .map(String)
    .filter((value) => value !== '')
    .join(', ')

/** What is wrong with a value, as a sentence for a person; for what no schema says in words of its own (API-2). */
export const plainMessage: z.core.$ZodErrorMap = (issue) => {
  if (issue.input === undefined) return 'This is required.'

  switch (issue.code) {
    case 'invalid_type':
      return typeMessages[issue.expected] ?? 'This is not accepted here.'
    case 'too_big':
      return `This may be at most ${amount(issue.maximum, issue.origin)}.`
    case 'too_small':
      return `This must be at least ${amount(issue.minimum, issue.origin)}.`
    case 'invalid_value':
      return `Choose one of: ${choices(issue.values)}.`
    case 'invalid_format':
      return issue.format === 'email' ? 'This is not an email address.' : 'This is not written as it has to be.'
    case 'custom':
    case 'invalid_element':
    case 'invalid_key':
    case 'invalid_union':
    case 'not_multiple_of':
    case 'unrecognized_keys':
      return 'This is not accepted here.'
  }
}
