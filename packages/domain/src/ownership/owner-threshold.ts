import { isIsoDate, type IsoDate } from '../shared/iso-date.ts'

/** What makes a beneficial owner from a day on: `more` than the percentage, or `atLeast` the percentage. */
export type OwnerThreshold = { from: IsoDate; operator: 'more' | 'atLeast'; percentage: number }

/** The day from which Regulation (EU) 2024/1624 says who is a beneficial owner (OWN-7). */
export const EU_REGULATION_FROM: IsoDate = '2027-07-10'

/**
 * The thresholds of the law, oldest first: more than 25 % (S.I. 110/2019), and 25 % or more from 10/07/2027
 * (Regulation (EU) 2024/1624, art. 52).
 */
export const ownerThresholds: readonly OwnerThreshold[] = [
  { from: '0001-01-01', operator: 'more', percentage: 25 },
  { from: EU_REGULATION_FROM, operator: 'atLeast', percentage: 25 },
]

/** Whether a percentage, 0 to 100, makes its holder a beneficial owner on a day (OWN-7). */
export const isBeneficialOwner = (
  percentage: number,
  asAt: IsoDate,
  thresholds: readonly OwnerThreshold[],
): boolean => {
  const threshold = thresholds.findLast(({ from }) => from <= asAt)
  if (!threshold) return false
  return threshold.operator === 'more' ? percentage > threshold.percentage : percentage >= threshold.percentage
}

const THRESHOLD = /^(>=?)\s*(\d{1,3}(?:\.\d+)?)(?:\s+from\s+(\S+))?$/

/**
 * Reads thresholds as the configuration writes them: `> 25, >= 25 from 2027-07-10`. A threshold without a day applies from
 * the beginning.
 * @returns undefined when the text is not such a list
 */
export const readOwnerThresholds = (text: string): OwnerThreshold[] | undefined => {
  const thresholds = text.split(',').flatMap((part): OwnerThreshold[] => {
    const [, sign, percentage, from = '0001-01-01'] = THRESHOLD.exec(part.trim()) ?? []
    if (!sign || Number(percentage) > 100 || !isIsoDate(from)) return []
    return [{ from, operator: sign === '>' ? 'more' : 'atLeast', percentage: Number(percentage) }]
  })

  const isWhole = thresholds.length === text.split(',').length
  return isWhole ? thresholds.toSorted((a, b) => a.from.localeCompare(b.from)) : undefined
}
