/** An amount as it was understood, in cents; or why it was not. */
type ParsedEuros = { cents: number } | { problem: 'notAnAmount' | 'ambiguous' }

const NOT_AN_AMOUNT = { problem: 'notAnAmount' } as const
const AMBIGUOUS = { problem: 'ambiguous' } as const

const EURO_SIGN = /^€|€$|^EUR|EUR$/gi
const SPACES = /[\s\u00A0\u202F'’]/g

const amountOf = (whole: string, decimals = ''): ParsedEuros => {
  const wholeCents = Number(whole.replaceAll(/[.,]/g, '')) * 100 + Number(decimals.slice(0, 2).padEnd(2, '0'))
  return { cents: wholeCents + Number(`0.${decimals.slice(2)}`) }
}

// Groups of three digits, all divided by the same sign: 1.234.567
const isGrouped = (digits: string, sign: string) =>
  digits.split(sign).every((group, index) => (index === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(group))

const parsePositive = (text: string, maxDecimals: number): ParsedEuros => {
  const hasSpaces = /\d[\s\u00A0\u202F'’]\d/.test(text)
  const amount = text.replaceAll(SPACES, '')
  if (!/^\d[\d.,]*$|^[.,]\d+$/.test(amount)) return NOT_AN_AMOUNT
  if (hasSpaces && !/^\d{1,3}([\s\u00A0\u202F'’]\d{3})*([.,]\d+)?$/.test(text)) return NOT_AN_AMOUNT

  const signs = amount.replaceAll(/\d/g, '')
  const last = signs.at(-1)
  if (last === undefined) return amountOf(amount)

  const [whole, decimals] = [amount.slice(0, amount.lastIndexOf(last)), amount.slice(amount.lastIndexOf(last) + 1)]
  const first = signs.charAt(0)
  const isOneKind = signs === first.repeat(signs.length)

  if (isOneKind && signs.length > 1) return isGrouped(amount, first) ? amountOf(amount) : NOT_AN_AMOUNT
  if (isOneKind && decimals.length === 3 && /^[1-9]\d{0,2}$/.test(whole)) return AMBIGUOUS
  if (decimals.length < 1 || decimals.length > maxDecimals) return NOT_AN_AMOUNT
  if (isOneKind) return amountOf(whole || '0', decimals)
  return isGrouped(whole, first) && !whole.includes(last) ? amountOf(whole, decimals) : NOT_AN_AMOUNT
}

/**
 * Reads an amount as the Irish or the French write it (ORD-11): `1,234.56`, `1.234,56`, `1 234,56`, `1234,5`, `€ 12`. A single sign
 * before exactly three digits (`1,234`) is ambiguous: it may divide thousands or begin decimals. It never reads only a part
 * of what was typed. A negative amount begins with a minus sign. A text with more than `maxDecimals` is not an amount; with more
 * than two, such as the nominal value of a share, the cents may be a fraction.
 */
export const parseEuros = (typed: string, maxDecimals = 2): ParsedEuros => {
  const text = typed.trim().replaceAll(EURO_SIGN, '').trim()
  if (!/^[-−]/.test(text)) return parsePositive(text, maxDecimals)
  const parsed = parsePositive(text.slice(1).trim(), maxDecimals)
  return 'cents' in parsed ? { cents: -parsed.cents } : parsed
}
