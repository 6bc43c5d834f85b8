import { isInForce, type Period } from '../links/link-terms.ts'
import { addDays, type IsoDate } from '../shared/iso-date.ts'
import { type Party, partyId, partyOf } from '../shared/party.ts'
import { classKey } from '../shares/share-class.ts'
import {
  type Holder,
  isHoldingOfDay,
  lastDayHeld,
  membersOn,
  membersUpTo,
  OFFICES,
  type ShareRow,
} from './registers.ts'

/** The most, in percent of a class, that is no interest: holdings of that and less are left out (s. 260). */
const NO_INTEREST_UP_TO = 1

/** A holder with whom the shares are held for. */
type HeldFor = Holder & { owner: Party; ownerName: string }

/**
 * Whose interests shares are: those that a nominee holds are of the person for whom they are held, and none of the nominee, who is a bare
 * trustee (OWN-5). Companies Act 2014, s. 257, 260.
 */
export const interestedIn = (holders: readonly HeldFor[]): Holder[] =>
  holders.flatMap((holder): Holder[] => {
    const { party, owner, ownerName, name, terms, holdings, beneficiaryPercentage } = holder
    if (holder.jointWith || !('personId' in owner) || partyId(owner) === partyId(party)) return [holder]
    const shareholder = terms.filter(({ role }) => role === 'shareholder')
    return [
      { ...holder, terms: terms.filter(({ role }) => role !== 'shareholder'), holdings: [] },
      { party: owner, name: ownerName, heldBy: name, terms: shareholder, holdings, beneficiaryPercentage },
    ]
  })

const holdersOf = (row: ShareRow): string[] => [partyOf(row), ...(row.jointWith ?? [])].map(partyId)

// Joint holders are a holder of their own, without terms, under the id of the first of them.
const timesInOffice = (holders: readonly Holder[]): Map<string, Period[]> =>
  new Map(
    [...Map.groupBy(holders, ({ party }) => partyId(party))].map(([id, own]) => [
      id,
      own
        .flatMap(({ terms }) => terms)
        .filter(({ role }) => OFFICES.includes(role))
        .map(({ appointed, ceased }) => ({ from: appointed, ceased })),
    ]),
  )

const isOverlapping = (one: Period, other: Period): boolean =>
  (one.ceased === null || (other.from ?? '') < one.ceased) && (other.ceased === null || (one.from ?? '') < other.ceased)

// What somebody holds of a class on a day, alone and with others, in percent of all shares of it.
const partOfClass = (holders: readonly Holder[], id: string, shareClass: string, day: IsoDate): number => {
  const ofDay = holders.flatMap(({ party, jointWith = [], holdings }) =>
    holdings
      .filter((holding) => classKey(holding.class) === classKey(shareClass) && isHoldingOfDay(holding, day))
      .map(({ number }) => ({ number, isOwn: [party, ...jointWith].some((one) => partyId(one) === id) })),
  )
  const sum = (rows: readonly { number: number }[]) => rows.reduce((all, { number }) => all + number, 0)
  return (sum(ofDay.filter(({ isOwn }) => isOwn)) / sum(ofDay)) * 100
}

/** What decides which holdings are interests. `votesOf` gives the votes of each share of a class. */
type Asked = { day: IsoDate; history?: boolean | undefined; votesOf?: (shareClass: string) => number }

/**
 * The shares of those who are in office on a day, or with `history` of all who held them while in office up to it (OWN-5). Shares
 * without votes, and at most 1% of a class, are no interest. Companies Act 2014, s.257 to 267.
 */
export const interestsOn = (holders: readonly Holder[], { day, history, votesOf = () => 1 }: Asked): ShareRow[] => {
  const times = timesInOffice(holders)
  const isOfficer = (id: string, { acquired, ceased }: ShareRow): boolean => {
    const own = (times.get(id) ?? []).filter(({ from }) => (from ?? '') <= day)
    const held = { from: acquired, ceased: ceased ?? addDays(day, 1) }
    return own.some((time) => (history ? isOverlapping(time, held) : isInForce(time, day)))
  }
  const isOfWeight = (id: string, row: ShareRow): boolean => {
    if (row.class === null) return row.percentage > NO_INTEREST_UP_TO
    if (votesOf(row.class) === 0) return false
    return partOfClass(holders, id, row.class, lastDayHeld(row, day)) > NO_INTEREST_UP_TO
  }
  const rows = history ? membersUpTo(holders, day) : membersOn(holders, day)
  return rows.filter((row) => holdersOf(row).some((id) => isOfficer(id, row) && isOfWeight(id, row)))
}

/** The holders of a company of the group, and its name; `votesOf` is of its classes. */
type OfGroup = { name: string; holders: readonly Holder[]; votesOf: (shareClass: string) => number }

/**
 * What those in office hold of the companies of the group, in the same way (OWN-5): an interest in a body of the group is entered too.
 * Companies Act 2014, s.257(1), 267.
 */
export const interestsInGroup = (
  officers: readonly Holder[],
  group: readonly OfGroup[],
  asked: Omit<Asked, 'votesOf'>,
): (ShareRow & { groupCompany: string })[] => {
  const termsOf = Map.groupBy(officers, ({ party }) => partyId(party))
  return group.flatMap(({ name, holders, votesOf }) => {
    // In office is who is so in the company whose register it is.
    const asOfficers = holders.map((holder) => ({
      ...holder,
      terms: holder.jointWith ? [] : (termsOf.get(partyId(holder.party)) ?? []).flatMap(({ terms }) => terms),
    }))
    return interestsOn(asOfficers, { ...asked, votesOf }).map((row) => ({ ...row, groupCompany: name }))
  })
}

/** What one company holds of another, in percent of the votes. */
export type Control = { parent: string; subsidiary: string; percentage: number }

/** A company is a subsidiary of one that has more of its votes than this. */
const CONTROL = 50

/** The companies that are of one group with a company: those that control it, that it controls, or that one of them controls (s. 7, 8). */
export const groupOf = (organizationId: string, controls: readonly Control[]): string[] => {
  const pairs = controls.filter(({ percentage }) => percentage > CONTROL)
  const found = new Set([organizationId])
  // A loop over a set also reaches the companies that are added during the loop.
  for (const company of found)
    for (const { parent, subsidiary } of pairs) {
      if (subsidiary === company) found.add(parent)
      if (parent === company) found.add(subsidiary)
    }
  found.delete(organizationId)
  return [...found]
}
