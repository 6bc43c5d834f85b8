import type { Ownership } from '../ownership/beneficial-owners.ts'
import type { IsoDate } from '../shared/iso-date.ts'
import { type Holder, isHoldingOfDay, type OfficerRow, officersOn, type ShareRow } from './registers.ts'

const firstAcquired = (holders: readonly Holder[], personId: string, day: IsoDate): IsoDate | null =>
  holders
    .filter(({ party }) => 'personId' in party && party.personId === personId)
    .flatMap(({ holdings }) => holdings.filter((holding) => isHoldingOfDay(holding, day)))
    .map(({ acquired }) => acquired)
    .toSorted((a, b) => (a ?? '').localeCompare(b ?? ''))[0] ?? null

/**
 * The beneficial owners of a company on a day, largest first; where nobody owns enough, its directors as senior managing
 * officials (OWN-7). S.I. 110/2019.
 */
export const ownersOn = (
  holders: readonly Holder[],
  { owners }: Pick<Ownership, 'owners'>,
  nameOf: (personId: string) => string,
  day: IsoDate,
): (ShareRow | OfficerRow)[] => {
  const rows = owners
    .filter(({ isOwner }) => isOwner)
    .map(({ personId, percentage }) => ({
      personId,
      name: nameOf(personId),
      class: null,
      number: null,
      percentage,
      acquired: firstAcquired(holders, personId, day),
      ceased: null,
    }))

  return rows.length > 0 ? rows : officersOn(holders, day).filter(({ role }) => role !== 'secretary')
}
