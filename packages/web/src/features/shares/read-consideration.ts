import { parseEuros } from '@registrar/domain/shared/parse-euros'

/** What was paid for shares, as it was typed: an amount in euro, words, nothing, or a number that can be read in two ways. */
type ReadConsideration = { value: number | string | null } | { problem: string }

/** Reads a consideration: an amount the Irish or the French way (ORD-11), anything else as it is written. */
export const readConsideration = (typed: string): ReadConsideration => {
  const text = typed.trim()
  if (text === '') return { value: null }

  const parsed = parseEuros(text)
  if ('cents' in parsed) return { value: parsed.cents / 100 }
  if (parsed.problem === 'notAnAmount') return { value: text }
  return { problem: `Thousands or decimals? Write ${text} with two decimals, or without the separator.` }
}
