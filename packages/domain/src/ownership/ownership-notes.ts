import { percentageText } from '../shared/percentage.ts'
import type { OwnershipAnswer } from './ownership-answer.ts'

const nobodyTexts = ({ owners, seniorManagers }: OwnershipAnswer): string[] => {
  if (owners.some(({ isOwner }) => isOwner)) return []
  if (seniorManagers.length === 0) return ['Nobody owns enough, and the company has no directors on this day.']
  const names = [...new Set(seniorManagers.map(({ name }) => name))].join(', ')
  return [`Nobody owns enough. The directors are named as senior managing officials: ${names}.`]
}

/** The notes to show with the owners of a company: nobody owns enough, gaps, surplus shares, circles (OWN-6, OWN-7). */
export const ownershipNotes = (ownership: OwnershipAnswer): string[] => {
  const { gaps, cycles, companies } = ownership
  const nameOf = (id: string) => companies.find(({ organizationId }) => organizationId === id)?.name ?? ''

  return [
    ...nobodyTexts(ownership),
    ...ownership.asked.map(
      ({ name, percentage }) => `Who is behind ${name}, with ${percentageText(percentage)}, is to be asked.`,
    ),
    ...gaps.map(({ organizationId, missing }) =>
      missing > 0
        ? `${percentageText(missing)} of ${nameOf(organizationId)} is not known.`
        : `The shares of ${nameOf(organizationId)} add up to ${percentageText(100 - missing)}, which is ${percentageText(-missing)} too much.`,
    ),
    ...cycles.map((circle) => `These companies hold shares of one another: ${circle.map(nameOf).join(', ')}.`),
  ]
}
