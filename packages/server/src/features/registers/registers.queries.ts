import type { NamedGap } from '@registrar/domain/documents/fill-paper'
import { findOwners } from '@registrar/domain/ownership/beneficial-owners'
import type { OwnerThreshold } from '@registrar/domain/ownership/owner-threshold'
import { interestedIn, interestsOn } from '@registrar/domain/registers/interests'
import type { MissingFacts } from '@registrar/domain/registers/missing-facts'
import type { EnteredRegister, RegisterEntry } from '@registrar/domain/registers/register-entry'
import { withMemberFacts, withOfficerFacts } from '@registrar/domain/registers/register-facts'
import type { RegisterRow } from '@registrar/domain/registers/register-row'
import {
  membersOn,
  membersUpTo,
  officersOn,
  officersUpTo,
  type RegisterName,
  type ShareRow,
} from '@registrar/domain/registers/registers'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { type Party, partyOf } from '@registrar/domain/shared/party'
import { classKey } from '@registrar/domain/shares/share-class'
import { readShareBooks } from '#features/shares'
import type { Db, Tx } from '#platform/database/database'
import { readCompanyGraph } from './company-graph.queries.ts'
import type { FoundRegister } from './found-register.ts'
import { listHolders } from './holders.queries.ts'
import { readGroupInterests } from './group-interests.queries.ts'
import { listRegisterEntries } from './register-entries.queries.ts'
import { ownersRegister } from './owners-register.queries.ts'
import { findRegisterCompany } from './register-company.queries.ts'
import { type AsAt, readLots, readParticularsOfDay } from './register-facts.queries.ts'
import { allotmentsAndTransfers, certificatesRegister } from './share-book-registers.queries.ts'

/** The companies above a company, and itself where it has shares, whose shares in force on a day do not make 100 (OWN-6). */
export const searchOwnerGaps = async (db: Db, organizationId: string, day: IsoDate): Promise<NamedGap[]> => {
  const { name, hasShares } = await findRegisterCompany(db, organizationId)
  const { holdings, nameOf } = await readCompanyGraph(db, organizationId, day)
  const { gaps } = findOwners(holdings, organizationId, day)
  return gaps
    .filter((gap) => hasShares || gap.organizationId !== organizationId)
    .map((gap) => ({
      name: gap.organizationId === organizationId ? name : nameOf(gap.organizationId),
      missing: gap.missing,
    }))
}

type Read = (db: Db, at: AsAt) => Promise<FoundRegister>

// Every company has officers and members: a register with none of them lacks them (s. 128, 129, 169).
const withoutRows = async (
  db: Db,
  { organizationId }: AsAt,
  found: FoundRegister,
  lacks: 'officers' | 'members',
): Promise<FoundRegister> => {
  if (found.rows.length > 0) return found
  const { name } = await findRegisterCompany(db, organizationId)
  return { rows: [], missing: [{ organizationId, name, fields: [lacks] }] }
}

const officersRegister: Read = async (db, at) => {
  const holders = await listHolders(db, [at.organizationId])
  const rows = at.history ? officersUpTo(holders, at.asAt) : officersOn(holders, at.asAt)
  const found = withOfficerFacts(rows, { particulars: await readParticularsOfDay(db, rows, at), day: at.asAt })
  return withoutRows(db, at, found, 'officers')
}

const partiesOf = (rows: readonly ShareRow[]): Party[] =>
  rows.flatMap((row) => [partyOf(row), ...(row.jointWith ?? [])])

const withShares = async (db: Db, rows: readonly ShareRow[], at: AsAt) => {
  const particulars = await readParticularsOfDay(db, partiesOf(rows), at)
  const { hasShares } = await findRegisterCompany(db, at.organizationId)
  return withMemberFacts(rows, { particulars, day: at.asAt, lots: await readLots(db, at.organizationId), hasShares })
}

const membersRegister: Read = async (db, at) => {
  const holders = await listHolders(db, [at.organizationId])
  const rows = at.history ? membersUpTo(holders, at.asAt) : membersOn(holders, at.asAt)
  return withoutRows(db, at, await withShares(db, rows, at), 'members')
}

// Whose interest it is has to be said of each.
const withoutPerson = (entries: readonly RegisterEntry[], { organizationId }: AsAt): MissingFacts[] =>
  entries
    .filter(({ personId }) => personId === null)
    .map(({ description }) => ({ organizationId, name: description, fields: ['person'] }))

const entered =
  (register: EnteredRegister): Read =>
  async (db, at) => {
    const rows = await listRegisterEntries(db, register, at)
    return { rows, missing: register === 'contracts' ? withoutPerson(rows, at) : [] }
  }

const interestsRegister: Read = async (db, at) => {
  const holders = await listHolders(db, [at.organizationId])
  const book = (await readShareBooks(db, [at.organizationId])).get(at.organizationId)
  const votes = new Map(book?.classes.map((one) => [classKey(one.name), one.votes]))
  const votesOf = (shareClass: string) => votes.get(classKey(shareClass)) ?? 1
  const { rows } = await withShares(
    db,
    interestsOn(interestedIn(holders), { day: at.asAt, history: at.history, votesOf }),
    at,
  )
  const entries = await listRegisterEntries(db, 'interests', at)
  // The section asks for the shares, not for what the register of members has of them.
  return {
    rows: [...rows, ...(await readGroupInterests(db, holders, at)), ...entries],
    missing: withoutPerson(entries, at),
  }
}

const book =
  (read: (db: Db, at: AsAt) => Promise<RegisterRow[]>): Read =>
  async (db, at) => ({ rows: await read(db, at), missing: [] })

const readers: Record<Exclude<RegisterName, 'owners'>, Read> = {
  officers: officersRegister,
  members: membersRegister,
  interests: interestsRegister,
  allotmentsAndTransfers: book(allotmentsAndTransfers),
  certificates: book(certificatesRegister),
  charges: entered('charges'),
  seal: entered('seal'),
  contracts: entered('contracts'),
}

/**
 * A register of a company as at a day, or with `history` all of it up to the day (OWN-3, OWN-4, OWN-5, OWN-7, OWN-12).
 * @throws Problem NOT_FOUND
 */
export const searchRegister = async (
  db: Db,
  { register, ...at }: AsAt & { register: RegisterName },
  thresholds: readonly OwnerThreshold[],
): Promise<FoundRegister> => {
  const company = await findRegisterCompany(db, at.organizationId)
  return register === 'owners' ? ownersRegister(db, company, at, thresholds) : readers[register](db, at)
}

/** The ids of the beneficial owners of a company on a day, by the thresholds of the law (OWN-7). */
export const findOwnerIds = async (db: Db | Tx, organizationId: string, day: IsoDate): Promise<string[]> => {
  const { holdings, known } = await readCompanyGraph(db, organizationId, day)
  const { owners } = findOwners(holdings, organizationId, day, undefined, known)
  return owners.flatMap(({ personId, isOwner }) => (isOwner ? [personId] : []))
}
