/** A whole number as it was understood; or why it was not. */
type ParsedWholeNumber = { number: number } | { problem: 'notWhole' | 'ambiguous' }

const PLAIN = /^\d+$/
const GROUPED_BY_COMMA = /^[1-9]\d{0,2}(,\d{3})+$/
const GROUPED_BY_SPACE = /^[1-9]\d{0,2}([\s\u00A0\u202F'’]\d{3})+$/
const GROUPED_BY_POINTS = /^[1-9]\d{0,2}(\.\d{3}){2,}$/
const ONE_GROUP_BY_POINT = /^[1-9]\d{0,2}\.\d{3}$/

/**
 * Reads a whole number from 0 up (MONEY-3): `1000`, `1,000`, `1 000`, `1.000.000`. One point before three digits (`1.000`) is
 * ambiguous: it may divide thousands or begin decimals. A text with decimals is not a whole number.
 */
export const parseWholeNumber = (typed: string): ParsedWholeNumber => {
  const text = typed.trim()
  if (ONE_GROUP_BY_POINT.test(text)) return { problem: 'ambiguous' }

  const isWhole = [PLAIN, GROUPED_BY_COMMA, GROUPED_BY_SPACE, GROUPED_BY_POINTS].some((form) => form.test(text))
  return isWhole ? { number: Number(text.replaceAll(/\D/g, '')) } : { problem: 'notWhole' }
}
