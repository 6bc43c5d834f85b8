import { amlStatusOf } from '@registrar/domain/aml/assessment'
import type { ChangeLine } from '@registrar/domain/shared/merge-concurrent-edits'
import { guessCompanyType } from '@registrar/domain/organizations/company-type'
import type { Organization } from '@registrar/domain/organizations/organization'
import type { OrganizationDuplicates } from '@registrar/domain/organizations/duplicates'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database'
import { isId } from '#platform/database/ids'
import { notFound } from '#platform/http/problem'
import { hasLinkedPep } from './aml/aml-status.ts'
import { assignedUsers, attachedFiles, followUps } from './organization-parts.ts'
import { detailColumns, listedColumns, detailDefaults } from './organizations.row.ts'

/**
 * One organization with all its fields.
 * @throws Problem NOT_FOUND when unknown or deleted
 */
export const findOrganization = async (db: Db | Tx, id: string): Promise<Organization> => {
  if (!isId(id)) throw notFound('organization')

  const found = await db
    .selectFrom('organizations as o')
    .leftJoin('organization_details as d', 'd.organization_id', 'o.id')
    .leftJoin('organization_aml as m', 'm.organization_id', 'o.id')
    .select(listedColumns)
    .select(detailColumns)
    .select(['m.form as aml', 'm.completed_at as completedAt', hasLinkedPep().$castTo<boolean>().as('hasLinkedPep')])
    .select([attachedFiles().as('attachedFiles'), followUps().as('followUps'), assignedUsers().as('users')])
    .select((eb) =>
      eb
        .selectFrom('changes as c')
        .select(sql<number>`coalesce(max(c.id), 0)::float8`.as('latest'))
        .whereRef('c.record_id', '=', 'o.id')
        .as('version'),
    )
    .where('o.id', '=', id)
    .where('o.deleted_at', 'is', null)
    .executeTakeFirst()
  if (!found) throw notFound('organization')

  const { completedAt, hasLinkedPep: isPepLinked, ...row } = found
  const defaults = row.corporationTaxPaid === null ? detailDefaults : {}
  // Check constraints keep the columns within the type.
  const record = {
    ...row,
    ...defaults,
    companyTypeGuess: guessCompanyType(row.name),
    aml: row.aml ?? {},
  } as Organization
  return { ...record, amlStatus: amlStatusOf(record.aml, { completedAt, hasLinkedPep: isPepLinked }) }
}

/** The version of an organization: the id of its latest line in the change log (ORG-10). */
export const organizationVersion = async (tx: Tx, id: string): Promise<number> => {
  const { latest } = await tx
    .selectFrom('changes')
    .select(sql<number>`coalesce(max(id), 0)::float8`.as('latest'))
    .where('record_id', '=', id)
    .executeTakeFirstOrThrow()
  return latest
}

/** The changes that other users made to an organization since a version, oldest first (ORG-10). */
export const listChangesByOthers = async (
  tx: Tx,
  id: string,
  version: number,
  userId: string,
): Promise<ChangeLine[]> => {
  const lines = await tx
    .selectFrom('changes')
    .select('fields')
    .where('record_id', '=', id)
    .where('id', '>', version)
    .where('user_id', 'is distinct from', userId)
    .orderBy('id')
    .execute()
  return lines.map((line) => line.fields as ChangeLine)
}

/** Groups of two or more organizations with the same normalised name (ORG-7); at most 500 groups. */
export const listOrganizationDuplicates = async (db: Db): Promise<OrganizationDuplicates[]> => {
  const groups = await sql<OrganizationDuplicates>`
    select duplicate_key as _id, count(*) as count,
      json_agg(json_build_object('_id', id, 'name', name) order by id) as organizations
    from organizations where deleted_at is null
    group by duplicate_key having count(*) > 1
    order by count(*) desc, 1 limit 500`.execute(db)
  return groups.rows
}
