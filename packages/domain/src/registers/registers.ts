import { officeTerms } from '../links/officer-events.ts'
import type { LinkRole } from '../shared/link-roles.ts'
import {
  beginningOf,
  isHoldingInForce,
  isTermInForce,
  type Period,
  type ShareHolding,
  sharesOn,
  type Term,
} from '../links/link-terms.ts'
import { addDays, type IsoDate } from '../shared/iso-date.ts'
import type { Party } from '../shared/party.ts'

/** The registers of which extracts are made. */
export const extractedRegisters = ['officers', 'members', 'interests', 'owners'] as const
export type ExtractedRegister = (typeof extractedRegisters)[number]

/** The registers and books that a company keeps. */
export const registerNames = [
  ...extractedRegisters,
  'allotmentsAndTransfers',
  'certificates',
  'charges',
  'seal',
  'contracts',
] as const
export type RegisterName = (typeof registerNames)[number]

/** What somebody is and holds in a company, today and in the past. `beneficiaryPercentage` is 0 to 100. */
export type Holder = {
  party: Party
  name: string
  terms: readonly Term[]
  holdings: readonly ShareHolding[]
  beneficiaryPercentage: number
  /** those who hold the shares together with the party */
  jointWith?: readonly Party[]
  /** the names of all who hold them together, which `name` joins */
  jointNames?: readonly string[]
  /** the nominee who holds the shares for the party */
  heldBy?: string
}

export type OfficerRow = Party & {
  name: string
  role: LinkRole
  appointed: IsoDate | null
  ceased: IsoDate | null
}

/**
 * `class` and `number` are null where only a percentage is known. `percentage` is of all shares in force that day, of shares that were given up on
 * the last day on which they were held. `entered` is the first day of the uninterrupted membership.
 */
export type ShareRow = Party & {
  name: string
  class: string | null
  number: number | null
  percentage: number
  acquired: IsoDate | null
  ceased: IsoDate | null
  entered: IsoDate | null
  /** those who hold the shares together with the party */
  jointWith?: readonly Party[]
  /** the names of all who hold them together, which `name` joins */
  jointNames?: readonly string[]
  /** in the register of interests: the nominee who holds the shares */
  heldBy?: string
}

/** The roles that are offices of a company. */
export const OFFICES: readonly LinkRole[] = ['director', 'nomineeDirector', 'secretary']

// A collator compares thousands of names many times as fast as the names do themselves.
const { compare } = new Intl.Collator()

/** Orders rows by a day, then by name. */
const byDayAndName =
  <R extends { name: string }>(dayOf: (row: R) => IsoDate | null) =>
  (a: R, b: R): number =>
    compare(dayOf(a) ?? '', dayOf(b) ?? '') || compare(a.name, b.name)

type Chosen<Entry> = (entry: Entry, day: IsoDate) => boolean

const hasBegun = ({ from, ceased }: Period, day: IsoDate): boolean =>
  (from === null || from <= day) && (from === null || from !== ceased)

const officers = (holders: readonly Holder[], day: IsoDate, isListed: Chosen<Term>): OfficerRow[] =>
  holders
    .flatMap(({ party, name, terms }) =>
      officeTerms(terms, day)
        .filter((term) => isListed(term, day))
        .map(({ role, appointed, ceased }) => ({ ...party, name, role, appointed, ceased })),
    )
    .toSorted(byDayAndName(({ appointed }) => appointed))

/** The directors and secretaries in office on a day, longest in office first (OWN-3). Companies Act 2014, s.149. */
export const officersOn = (holders: readonly Holder[], day: IsoDate): OfficerRow[] =>
  officers(holders, day, isTermInForce)

const hasTermBegun: Chosen<Term> = ({ appointed, ceased }, day) => hasBegun({ from: appointed, ceased }, day)

/** All who came into office up to a day, those who left too (OWN-12). */
export const officersUpTo = (holders: readonly Holder[], day: IsoDate): OfficerRow[] =>
  officers(holders, day, hasTermBegun)

/** Whether a holding has shares on a day. */
export const isHoldingOfDay = (holding: ShareHolding, day: IsoDate): boolean =>
  holding.number > 0 && isHoldingInForce(holding, day)

const hasHoldingBegun: Chosen<ShareHolding> = ({ number, acquired, ceased }, day) =>
  number > 0 && hasBegun({ from: acquired, ceased }, day)

/** The last day up to a day on which shares were held. */
export const lastDayHeld = ({ ceased }: Pick<ShareHolding, 'ceased'>, day: IsoDate): IsoDate =>
  ceased !== null && ceased <= day ? addDays(ceased, -1) : day

const isShareholder = ({ role }: Term) => role === 'shareholder'
const periodOf = ({ appointed, ceased }: Term): Period => ({ from: appointed, ceased })

// A company whose shares nobody has entered is known by the percentages of its shareholders.
const rowsByPercentage = (
  { party, name, terms, beneficiaryPercentage, heldBy }: Holder,
  day: IsoDate,
  isListed: Chosen<Term>,
): ShareRow[] =>
  terms
    .filter((term) => isShareholder(term) && isListed(term, day))
    .map(({ appointed, ceased }) => ({
      ...party,
      name,
      class: null,
      number: null,
      percentage: beneficiaryPercentage,
      acquired: appointed,
      ceased,
      entered: beginningOf(terms.filter(isShareholder).map(periodOf), lastDayHeld({ ceased }, day)),
      ...(heldBy && { heldBy }),
    }))

type SharesOf = (day: IsoDate) => number

const heldPeriods = (holdings: readonly ShareHolding[]): Period[] =>
  holdings.filter(({ number }) => number > 0).map(({ acquired, ceased }) => ({ from: acquired, ceased }))

const rowsByShares = (
  { party, name, holdings, jointWith, jointNames, heldBy }: Holder,
  day: IsoDate,
  isListed: Chosen<ShareHolding>,
  allShares: SharesOf,
): ShareRow[] =>
  holdings
    .filter((holding) => isListed(holding, day))
    .map((holding) => {
      const { class: shareClass, number, acquired, ceased } = holding
      const lastDay = lastDayHeld(holding, day)
      return {
        ...party,
        name,
        class: shareClass,
        number,
        percentage: (number / allShares(lastDay)) * 100,
        acquired,
        ceased,
        entered: beginningOf(heldPeriods(holdings), lastDay),
        ...(jointWith && { jointWith }),
        ...(jointNames && { jointNames }),
        ...(heldBy && { heldBy }),
      }
    })

// The days on which shares were given up are few beside the holdings.
const sharesByDay = (holders: readonly Holder[]): SharesOf => {
  const known = new Map<IsoDate, number>()
  return (day) => {
    const found = known.get(day) ?? holders.reduce((sum, { holdings }) => sum + sharesOn(holdings, day), 0)
    known.set(day, found)
    return found
  }
}

const inOrder = byDayAndName<ShareRow>(({ acquired }) => acquired)

/**
 * The shares in force on a day with their holders: by the holdings where the company has any that day, else by the
 * percentages of its shareholders (OWN-4). Companies Act 2014, s.169.
 */
export const membersOn = (holders: readonly Holder[], day: IsoDate): ShareRow[] => {
  const allShares = sharesByDay(holders)
  return holders
    .flatMap((holder) =>
      allShares(day) > 0
        ? rowsByShares(holder, day, isHoldingOfDay, allShares)
        : rowsByPercentage(holder, day, isTermInForce).slice(0, 1),
    )
    .toSorted(inOrder)
}

/** All shares that were held up to a day, those given up too (OWN-12). */
export const membersUpTo = (holders: readonly Holder[], day: IsoDate): ShareRow[] => {
  const allShares = sharesByDay(holders)
  const hasShares = holders.some(({ holdings }) => holdings.some((holding) => hasHoldingBegun(holding, day)))
  return holders
    .flatMap((holder) =>
      hasShares ? rowsByShares(holder, day, hasHoldingBegun, allShares) : rowsByPercentage(holder, day, hasTermBegun),
    )
    .toSorted(inOrder)
}
