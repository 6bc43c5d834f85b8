// '2.' is on its way to '2.5', so it reads as 2.
const TYPED = /^\d{1,3}(?:[.,]\d*)?$/

/** A percentage as typed, '12,5', '12.5' or '12,5 %', to four decimals; NaN for any other text. */
export const readPercentage = (typed: string): number => {
  const text = typed.replaceAll(/[\s%]/g, '')
  return TYPED.test(text) ? Math.round(Number(text.replace(',', '.')) * 10_000) / 10_000 : Number.NaN
}

/** A percentage as people of the language write it: '12,5 %' in French, '12.5 %' in English. */
export const displayPercentage = (percentage: number, language: 'fr' | 'en'): string =>
  `${new Intl.NumberFormat(language === 'fr' ? 'fr-FR' : 'en-IE', { maximumFractionDigits: 4 }).format(percentage)}\u00A0%`

const DECIMALS = 4
const MOST_DECIMALS = 9

/**
 * A percentage as screens and registers show it, with at most four decimals; with more where four would make it whole: 25.00001 is over 25, and
 * 99.99999 is not all.
 */
export const shownPercentage = (percentage: number): number => {
  const shown = Number(percentage.toFixed(DECIMALS))
  return Number.isInteger(shown) ? Number(percentage.toFixed(MOST_DECIMALS)) : shown
}

/** The same as text: `33.3333%`. */
export const percentageText = (percentage: number): string => `${shownPercentage(percentage)}%`
