import type { LinkRole } from '../shared/link-roles.ts'
import { isHoldingInForce, isTermInForce, type ShareHolding, sharesOn, type Term } from '../links/link-terms.ts'
import type { IsoDate } from '../shared/iso-date.ts'

/** The registers that a company keeps. */
export const registerNames = ['officers', 'members', 'interests', 'owners'] as const
export type RegisterName = (typeof registerNames)[number]

/** A person or a company, under the id of its kind. */
export type Party = { personId: string } | { organizationId: string }

/** What somebody is and holds in a company, today and in the past. `beneficiaryPercentage` is 0 to 100. */
export type Holder = {
  party: Party
  name: string
  terms: readonly Term[]
  holdings: readonly ShareHolding[]
  beneficiaryPercentage: number
  /** those who hold the shares together with the party */
  jointWith?: readonly Party[]
}

export type OfficerRow = Party & {
  name: string
  role: LinkRole
  appointed: IsoDate | null
  ceased: IsoDate | null
}

/** `class` and `number` are null where only a percentage is known. `percentage` is of all shares in force that day. */
export type ShareRow = Party & {
  name: string
  class: string | null
  number: number | null
  percentage: number
  acquired: IsoDate | null
  ceased: IsoDate | null
  /** those who hold the shares together with the party */
  jointWith?: readonly Party[]
}

/** The roles that are offices of a company. */
export const OFFICES: readonly LinkRole[] = ['director', 'nomineeDirector', 'secretary']

// A collator compares thousands of names many times as fast as the names do themselves.
const { compare } = new Intl.Collator()

const byDayAndName =
  <R extends { name: string }>(dayOf: (row: R) => IsoDate | null) =>
  (a: R, b: R): number =>
    compare(dayOf(a) ?? '', dayOf(b) ?? '') || compare(a.name, b.name)

/** The directors and secretaries in office on a day, longest in office first (OWN-3). Companies Act 2014, s.149. */
export const officersOn = (holders: readonly Holder[], day: IsoDate): OfficerRow[] =>
  holders
    .flatMap(({ party, name, terms }) =>
      terms
        .filter((term) => OFFICES.includes(term.role) && isTermInForce(term, day))
        .map(({ role, appointed, ceased }) => ({ ...party, name, role, appointed, ceased })),
    )
    .toSorted(byDayAndName(({ appointed }) => appointed))

/** Whether a holding has shares on a day. */
export const isHoldingOfDay = (holding: ShareHolding, day: IsoDate): boolean =>
  holding.number > 0 && isHoldingInForce(holding, day)

// A company whose shares nobody has entered is known by the percentages of its shareholders.
const rowsByPercentage = ({ party, name, terms, beneficiaryPercentage }: Holder, day: IsoDate): ShareRow[] =>
  terms
    .filter((term) => term.role === 'shareholder' && isTermInForce(term, day))
    .slice(0, 1)
    .map(({ appointed, ceased }) => ({
      ...party,
      name,
      class: null,
      number: null,
      percentage: beneficiaryPercentage,
      acquired: appointed,
      ceased,
    }))

const rowsByShares = ({ party, name, holdings, jointWith }: Holder, day: IsoDate, allShares: number): ShareRow[] =>
  holdings
    .filter((holding) => isHoldingOfDay(holding, day))
    .map(({ class: shareClass, number, acquired, ceased }) => ({
      ...party,
      name,
      class: shareClass,
      number,
      percentage: (number / allShares) * 100,
      acquired,
      ceased,
      ...(jointWith && { jointWith }),
    }))

/**
 * The shares in force on a day with their holders: by the holdings where the company has any that day, else by the
 * percentages of its shareholders (OWN-4). Companies Act 2014, s.169.
 */
export const membersOn = (holders: readonly Holder[], day: IsoDate): ShareRow[] => {
  const allShares = holders.reduce((sum, { holdings }) => sum + sharesOn(holdings, day), 0)
  return holders
    .flatMap((holder) => (allShares > 0 ? rowsByShares(holder, day, allShares) : rowsByPercentage(holder, day)))
    .toSorted(byDayAndName(({ acquired }) => acquired))
}

/** The shares held on a day by those who are in office that day (OWN-5). Companies Act 2014, s.267. */
export const interestsOn = (holders: readonly Holder[], day: IsoDate): ShareRow[] => {
  const inOffice = new Set(
    holders
      .filter(({ terms }) => terms.some((term) => OFFICES.includes(term.role) && isTermInForce(term, day)))
      .map(({ party }) => JSON.stringify(party)),
  )
  return membersOn(holders, day).filter((row) =>
    [partyOf(row), ...(row.jointWith ?? [])].some((party) => inOffice.has(JSON.stringify(party))),
  )
}

const partyOf = (row: Party): Party =>
  'personId' in row ? { personId: row.personId } : { organizationId: row.organizationId }
