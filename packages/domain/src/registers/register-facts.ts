import { officeOf } from '../links/officer-events.ts'
import type { IsoDate } from '../shared/iso-date.ts'
import { roleLabels } from '../shared/link-roles.ts'
import { type Party, partyId, partyOf } from '../shared/party.ts'
import { roundedAmount } from '../shares/nominal.ts'
import { joinRanges } from '../shares/number-ranges.ts'
import { holdersKey, type Lot } from '../shares/share-book.ts'
import { classKey } from '../shares/share-class.ts'
import type { MissingFacts, RegisterFact } from './missing-facts.ts'
import { directorshipsOn, type Particulars, registerNameOf } from './particulars.ts'
import type { OwnerRow, RegisterOfficer, RegisterShare } from './register-row.ts'
import type { OfficerRow, ShareRow } from './registers.ts'

/** What is known of the people, the companies and the shares of a register, and the day that it tells of. */
export type RegisterFacts = {
  particulars: ReadonlyMap<string, Particulars>
  day: IsoDate
  /** the shares as the certificates have them, each with the name of its class */
  lots?: readonly (Lot & { class: string })[]
  /** false for a company without shares, such as one limited by guarantee */
  hasShares?: boolean
}

/** Rows with all that the section asks for, and what of it is not known. */
type WithFacts<Row> = { rows: Row[]; missing: MissingFacts[] }

type Known = Partial<Record<RegisterFact, unknown>>

const isUnknown = (value: unknown): boolean =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0)

const lacking = (asked: readonly RegisterFact[], known: Known): RegisterFact[] =>
  asked.filter((fact) => isUnknown(known[fact]))

const ofDirector: readonly RegisterFact[] = ['birth', 'nationality', 'occupation', 'formerNames', 'address']
const ofSecretary: readonly RegisterFact[] = ['birth', 'address']
const ofCompany: readonly RegisterFact[] = ['address', 'registerName', 'registeredNumber']
const ofOwner: readonly RegisterFact[] = ['birth', 'nationality', 'address', 'entered']
const ofMember: readonly RegisterFact[] = ['class', 'number', 'paid', 'numbers', 'entered']
const ofMemberWithoutShares: readonly RegisterFact[] = ['entered']

/** Joins what is missing of one party in several rows. */
export const joinMissing = (found: readonly MissingFacts[]): MissingFacts[] =>
  [...Map.groupBy(found, partyId).values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, fields: [...new Set([first, ...others].flatMap(({ fields }) => fields))] }] : [],
  )

const withMissing = <Row>(found: readonly { row: Row; missing: MissingFacts[] }[]): WithFacts<Row> => ({
  rows: found.map(({ row }) => row),
  missing: joinMissing(found.flatMap(({ missing }) => missing)).filter(({ fields }) => fields.length > 0),
})

const directorshipsOf = (told: Particulars | undefined, day: IsoDate) => {
  const [asked, ours] = [told?.otherDirectorships ?? null, told?.ourDirectorships ?? []]
  const known = asked ?? (ours.length > 0 ? ours : null)
  return { directorships: known && directorshipsOn(known, day), wereAsked: asked !== null }
}

const officerFacts = (row: OfficerRow, { particulars, day }: RegisterFacts) => {
  const told = particulars.get(partyId(row))
  const { address = null, formerAddresses } = told ?? {}
  const addresses = { address, ...(formerAddresses && { formerAddresses: [...formerAddresses] }) }
  if ('organizationId' in row) {
    const facts = {
      ...addresses,
      registerName: told ? registerNameOf(told) : null,
      registeredNumber: told?.cro ?? null,
    }
    return { facts, missing: lacking(ofCompany, facts) }
  }
  const { directorships, wereAsked } = directorshipsOf(told, day)
  const facts = {
    birth: told?.birth ?? null,
    nationality: told?.nationality ?? null,
    occupation: told?.occupation ?? null,
    formerNames: told?.formerNames ?? null,
    ...addresses,
    otherDirectorships: directorships,
  }
  if (officeOf(row.role) === 'secretary') return { facts, missing: lacking(ofSecretary, facts) }
  return { facts, missing: [...lacking(ofDirector, facts), ...(wereAsked ? [] : (['otherDirectorships'] as const))] }
}

/** The office of a role in the words of the law: a nominee director is a director. */
export const officeTitle = (role: OfficerRow['role']): string => roleLabels[officeOf(role) ?? role]

/** Officers with all that s. 149 asks for. */
export const withOfficerFacts = (rows: readonly OfficerRow[], known: RegisterFacts): WithFacts<RegisterOfficer> =>
  withMissing(
    rows.map((row) => {
      const { facts, missing } = officerFacts(row, known)
      const party = { ...partyOf(row), name: row.name }
      return { row: { ...row, office: officeTitle(row.role), ...facts }, missing: [{ ...party, fields: missing }] }
    }),
  )

const lotKey = (
  holders: readonly Party[],
  shareClass: string,
  row: { from: unknown; until: unknown; number: unknown },
) => [holdersKey(holders), classKey(shareClass), row.from, row.until, row.number].join('|')

const holdersOf = (row: ShareRow): Party[] => [partyOf(row), ...(row.jointWith ?? [])]

/** Shares with all that s. 169 asks for. `paid` is what is paid on all shares of the row, without a premium. */
export const withMemberFacts = (rows: readonly ShareRow[], known: RegisterFacts): WithFacts<RegisterShare> => {
  const lots = Map.groupBy(known.lots ?? [], (lot) => lotKey(lot.holders, lot.class, lot))
  const asked = known.hasShares === false ? ofMemberWithoutShares : ofMember
  return withMissing(
    rows.map((row) => {
      const holders = holdersOf(row)
      const said = { from: row.acquired, until: row.ceased, number: row.number }
      const lot = lots.get(lotKey(holders, row.class ?? '', said))?.shift()
      const addressOf = (party: Party) => known.particulars.get(partyId(party))?.address ?? null
      const formerAddresses = known.particulars.get(partyId(row))?.formerAddresses
      const facts = {
        address: holders.map(addressOf).filter(Boolean).join('; ') || null,
        ...(formerAddresses && { formerAddresses: [...formerAddresses] }),
        paid: lot && lot.paid !== null ? roundedAmount(lot.paid) : null,
        numbers: lot ? joinRanges(lot.numbers) : [],
      }
      const nameOf = (party: Party) => known.particulars.get(partyId(party))?.name ?? row.name
      return {
        row: { ...row, ...facts },
        missing: [
          { ...partyOf(row), name: nameOf(row), fields: lacking(asked, { ...row, ...facts }) },
          ...holders.map((party) => ({
            ...party,
            name: nameOf(party),
            fields: addressOf(party) === null ? (['address'] as const) : [],
          })),
        ].map(({ fields, ...party }) => ({ ...party, fields: [...fields] })),
      }
    }),
  )
}

/** Owners with all that S.I. 110/2019 asks for. */
export const withOwnerFacts = (rows: readonly OwnerRow[], { particulars }: RegisterFacts): WithFacts<OwnerRow> =>
  withMissing(
    rows.map((row) => {
      const told = particulars.get(partyId(row))
      const { birth = null, nationality = null, address = null } = told ?? {}
      const facts = { birth, nationality, address }
      const missing = { ...partyOf(row), name: row.name, fields: lacking(ofOwner, { ...row, ...facts }) }
      return { row: { ...row, ...facts }, missing: [missing] }
    }),
  )
