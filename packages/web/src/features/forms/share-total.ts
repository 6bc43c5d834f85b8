import type { PersonValues } from './form-values.ts'

/** The sum of the shareholders' percentages, to four decimals; text that is not a percentage counts as 0. */
export const shareTotal = (people: readonly Pick<PersonValues, 'roles' | 'beneficiaryPercentage'>[]): number => {
  const total = people
    .filter(({ roles }) => roles.includes('shareholder'))
    .reduce((sum, { beneficiaryPercentage }) => sum + (Number(beneficiaryPercentage) || 0), 0)

  return Math.round(total * 10_000) / 10_000
}
