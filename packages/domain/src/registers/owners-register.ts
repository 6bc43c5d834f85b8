import { type Period, joinPeriods } from '../links/link-terms.ts'
import type { Owner } from '../ownership/beneficial-owners.ts'
import type { IsoDate } from '../shared/iso-date.ts'
import { percentageText } from '../shared/percentage.ts'
import type { OwnerRow } from './register-row.ts'
import { type Holder, isHoldingOfDay, lastDayHeld } from './registers.ts'

/** The owners of a company from a day on, until those of the next day that is known. */
export type OwnersOfDay = { day: IsoDate; owners: readonly Owner[] }

/** A day before all that is entered: what was so then has no first day. */
export const BEFORE_ALL: IsoDate = '0001-01-01'

const firstAcquired = (holders: readonly Holder[], personId: string, day: IsoDate): IsoDate | null =>
  holders
    .filter(({ party }) => 'personId' in party && party.personId === personId)
    .flatMap(({ holdings }) => holdings.filter((holding) => isHoldingOfDay(holding, day)))
    .map(({ acquired }) => acquired)
    .toSorted((a, b) => (a ?? '').localeCompare(b ?? ''))[0] ?? null

/** By what somebody is an owner. */
export type OwnerNature = Pick<OwnerRow, 'grounds' | 'percentage' | 'votes' | 'control'>

/** By what somebody is an owner, and of how much (S.I. 110/2019): '60% of the shares, 100% of the votes'. */
const natureText = ({ grounds, percentage, votes, control }: OwnerNature): string =>
  grounds
    .map((ground) => {
      if (ground === 'shares') return `${percentageText(percentage)} of the shares`
      if (ground === 'votes') return `${percentageText(votes)} of the votes`
      if (ground === 'chain') return `${percentageText(percentage)} of the shares, by a chain of companies`
      return ['Control', control.join(', ')].filter(Boolean).join(': ')
    })
    .join('; ')

// Snapshots follow each other, so a run of them is one time of ownership.
const periodsOf = (personId: string, snapshots: readonly OwnersOfDay[]): Period[] =>
  joinPeriods(
    snapshots.flatMap(({ day, owners }, index) =>
      owners.some((owner) => owner.personId === personId)
        ? [{ from: day === BEFORE_ALL ? null : day, ceased: snapshots[index + 1]?.day ?? null }]
        : [],
    ),
  )

type Named = {
  nameOf: (personId: string) => string
  /** the grounds of control that were declared, on a day */
  controlOf: (personId: string, day: IsoDate) => string[]
}

/**
 * The beneficial owners of a company, from its owners on each day on which something changed, oldest first (OWN-7, OWN-12): on the day `asAt`, the
 * largest first, or with `history` all times of ownership up to it.
 */
export const ownerRows = (
  holders: readonly Holder[],
  snapshots: readonly OwnersOfDay[],
  { nameOf, controlOf }: Named,
  { asAt, history }: { asAt: IsoDate; history?: boolean | undefined },
): OwnerRow[] => {
  const ids = [...new Set(snapshots.toReversed().flatMap(({ owners }) => owners.map(({ personId }) => personId)))]
  const rows = ids.flatMap((personId) =>
    periodsOf(personId, snapshots).flatMap(({ from: entered, ceased }): OwnerRow[] => {
      if (!history && ceased !== null) return []
      const lastDay = lastDayHeld({ ceased }, asAt)
      const owners = snapshots.findLast(({ day }) => day <= lastDay)?.owners
      const owner = owners?.find((one) => one.personId === personId)
      if (!owner) return []
      const { percentage, votes, grounds } = owner
      const nature = { percentage, votes, grounds, control: controlOf(personId, lastDay) }
      return [
        {
          personId,
          name: nameOf(personId),
          class: null,
          number: null,
          ...nature,
          nature: natureText(nature),
          acquired: firstAcquired(holders, personId, lastDay),
          entered,
          ceased,
        },
      ]
    }),
  )
  return history ? rows.toSorted((a, b) => (a.entered ?? '').localeCompare(b.entered ?? '')) : rows
}
