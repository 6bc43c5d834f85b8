import type { PersonValues } from './form-values.ts'

/** The sum of the shareholders' percentages, to four decimals; a text that is no percentage counts as 0. */
export const shareTotal = (people: readonly Pick<PersonValues, 'roles' | 'beneficiaryPercentage'>[]): number => {
  const total = people
    .filter(({ roles }) => roles.includes('shareholder'))
    .reduce((sum, { beneficiaryPercentage }) => sum + (Number(beneficiaryPercentage) || 0), 0)

  return Math.round(total * 10_000) / 10_000
}
