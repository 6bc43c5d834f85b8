import { parseSearchWith, stringifySearchWith } from '@tanstack/react-router'

/**
 * Reads one value of an address: a flag, a number, a list or an object, written as JSON. Throws on any other text, which the router then keeps as it
 * is: a number counts only when it is written as numbers are, so that a search for `4429e2`, `1.50` or a long number stays what was typed.
 */
const readValue = (text: string): unknown => {
  const value: unknown = JSON.parse(text)
  if (typeof value === 'number' && String(value) !== text) throw new SyntaxError('not a number as numbers are written')
  return value
}

/** How a router reads and writes what stands after the `?` of an address. */
export const addressValues = {
  parseSearch: parseSearchWith(readValue),
  stringifySearch: stringifySearchWith(JSON.stringify, readValue),
}
