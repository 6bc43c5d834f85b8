import type { CompanyMember, CompanyMemberPair, CompanyMemberSearch } from '@registrar/domain/links/company-member'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import type { Db, Tx } from '#platform/database/database'
import { isId } from '#platform/database/ids'
import { notFound } from '#platform/problem'
import { companyMemberColumns } from './company-members.row.ts'
import { holdingsOf, termsOf } from './terms-and-shares.commands.ts'
import { hasRoleOf } from './links.queries.ts'
import { linkedOrganization, nominatorOf, shownLink, withRolesOn } from './links.row.ts'

const selectMembers = (db: Db | Tx) =>
  db
    .selectFrom('organization_members')
    .innerJoin('organizations as m', 'm.id', 'organization_members.member_id')
    .innerJoin('organizations as o', 'o.id', 'organization_members.organization_id')
    .where('m.deleted_at', 'is', null)
    .where('o.deleted_at', 'is', null)
    .select(companyMemberColumns)
    .select((eb) => [
      termsOf('member_id', eb.ref('organization_members.id')).as('terms'),
      holdingsOf('member_id', eb.ref('organization_members.id')).as('holdings'),
      nominatorOf(eb.ref('organization_members.nominee_for')).as('nominator'),
      linkedOrganization('m').as('member'),
      linkedOrganization('o').as('organization'),
    ])

/** The company members of an organization, or what a company is a member of; oldest first, with the roles of `day`. */
export const searchCompanyMembers = async (
  db: Db,
  { memberId, organizationId, roles }: CompanyMemberSearch,
  day: IsoDate,
): Promise<CompanyMember[]> => {
  if ((memberId && !isId(memberId)) || (organizationId && !isId(organizationId))) return []

  const rows = await selectMembers(db)
    .$if(memberId !== undefined, (query) => query.where('member_id', '=', memberId ?? ''))
    .$if(organizationId !== undefined, (query) => query.where('organization_id', '=', organizationId ?? ''))
    .orderBy('organization_members.created_at')
    .orderBy('organization_members.id')
    .execute()

  return rows.map((row) => shownLink(withRolesOn(row, day))).filter((one) => hasRoleOf(one, roles))
}

/**
 * One company member with the roles of `day` and the percentage that is stored for all days.
 * @throws Problem NOT_FOUND
 */
export const findStoredMember = async (db: Db | Tx, id: string, day: IsoDate): Promise<CompanyMember> => {
  const row = isId(id)
    ? await selectMembers(db).where('organization_members.id', '=', id).executeTakeFirst()
    : undefined
  if (!row) throw notFound('company member')
  return withRolesOn(row, day)
}

/**
 * One company member with the roles of `day`.
 * @throws Problem NOT_FOUND
 */
export const findCompanyMember = async (db: Db | Tx, id: string, day: IsoDate): Promise<CompanyMember> =>
  shownLink(await findStoredMember(db, id, day))

/**
 * The id of a company member that is named by both companies.
 * @throws Problem NOT_FOUND
 */
export const companyMemberIdOf = async (db: Db, { memberId, organizationId }: CompanyMemberPair): Promise<string> => {
  if (!isId(memberId) || !isId(organizationId)) throw notFound('company member')

  const found = await db
    .selectFrom('organization_members')
    .select('id')
    .where('member_id', '=', memberId)
    .where('organization_id', '=', organizationId)
    .executeTakeFirst()
  if (!found) throw notFound('company member')

  return found.id
}

/** The fields of a company member itself, even when one of its two companies is deleted. */
export const findCompanyMemberFields = (tx: Tx, id: string) =>
  tx
    .selectFrom('organization_members')
    .select(companyMemberColumns)
    .select((eb) => [
      termsOf('member_id', eb.ref('organization_members.id')).as('terms'),
      holdingsOf('member_id', eb.ref('organization_members.id')).as('holdings'),
    ])
    .where('organization_members.id', '=', id)
    .executeTakeFirstOrThrow()
