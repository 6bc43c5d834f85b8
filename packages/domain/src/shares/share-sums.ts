/** How many shares all of them are. */
export const sharesIn = (holdings: readonly { number: number }[]): number =>
  holdings.reduce((sum, { number }) => sum + number, 0)

/** What amounts come to in euro; null when one of them is not known. */
export const sumOfKnown = (amounts: readonly (number | null)[]): number | null =>
  amounts.reduce<number | null>((sum, amount) => (sum === null || amount === null ? null : sum + amount), 0)
