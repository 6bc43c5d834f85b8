import { findOwners } from '@registrar/domain/ownership/beneficial-owners'
import type { NamedGap } from '@registrar/domain/documents/fill-paper'
import type { OwnerThreshold } from '@registrar/domain/ownership/owner-threshold'
import { ownersOn } from '@registrar/domain/registers/owners-register'
import {
  interestsOn,
  membersOn,
  type OfficerRow,
  officersOn,
  type RegisterName,
  type ShareRow,
} from '@registrar/domain/registers/registers'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import type { Db, Tx } from '#platform/database/database'
import { isId } from '#platform/database/ids'
import { missingRecord } from '#platform/commands/merged-record'
import { readCompanyGraph } from './company-graph.queries.ts'
import { listHolders } from './holders.queries.ts'

/** What a register is printed with. */
export type RegisterCompany = { name: string; cro: string | null; address: string | null }

/**
 * The company of a register.
 * @throws Problem NOT_FOUND, MERGED
 */
export const findRegisterCompany = async (db: Db | Tx, organizationId: string): Promise<RegisterCompany> => {
  const found = isId(organizationId)
    ? await db
        .selectFrom('organizations as o')
        .leftJoin('organization_details as d', 'd.organization_id', 'o.id')
        .select(['o.name', 'o.cro', 'd.address'])
        .where('o.id', '=', organizationId)
        .where('o.deleted_at', 'is', null)
        .executeTakeFirst()
    : undefined
  if (!found) throw await missingRecord(db, 'organization', organizationId)
  return found
}

const ownersRegister = async (
  db: Db,
  organizationId: string,
  day: IsoDate,
  thresholds: readonly OwnerThreshold[],
): Promise<(OfficerRow | ShareRow)[]> => {
  const { holders, holdings, nameOf, known } = await readCompanyGraph(db, organizationId, day)
  const own = holders.filter((holder) => holder.organizationId === organizationId)
  return ownersOn(own, findOwners(holdings, organizationId, day, thresholds, known), nameOf, day)
}

/** The companies above a company, and itself, whose shares in force on a day do not make 100 (OWN-6). */
export const searchOwnerGaps = async (db: Db, organizationId: string, day: IsoDate): Promise<NamedGap[]> => {
  const { name } = await findRegisterCompany(db, organizationId)
  const { holdings, nameOf } = await readCompanyGraph(db, organizationId, day)
  const { gaps } = findOwners(holdings, organizationId, day)
  return gaps.map((gap) => ({
    name: gap.organizationId === organizationId ? name : nameOf(gap.organizationId),
    missing: gap.missing,
  }))
}

/**
 * A register of a company as at a day (OWN-3, OWN-4, OWN-5, OWN-7).
 * @throws Problem NOT_FOUND
 */
export const searchRegister = async (
  db: Db,
  { organizationId, register, asAt }: { organizationId: string; register: RegisterName; asAt: IsoDate },
  thresholds: readonly OwnerThreshold[],
): Promise<(OfficerRow | ShareRow)[]> => {
  await findRegisterCompany(db, organizationId)
  if (register === 'owners') return ownersRegister(db, organizationId, asAt, thresholds)

  const holders = await listHolders(db, [organizationId])
  const rowsOn = { officers: officersOn, members: membersOn, interests: interestsOn }[register]
  return rowsOn(holders, asAt)
}

/** The ids of the beneficial owners of a company on a day, by the thresholds of the law (OWN-7). */
export const findOwnerIds = async (db: Db | Tx, organizationId: string, day: IsoDate): Promise<string[]> => {
  const { holdings, known } = await readCompanyGraph(db, organizationId, day)
  const { owners } = findOwners(holdings, organizationId, day, undefined, known)
  return owners.flatMap(({ personId, isOwner }) => (isOwner ? [personId] : []))
}
