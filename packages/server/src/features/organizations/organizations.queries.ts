import { amlStatusOf } from '@registrar/domain/aml/assessment'
import { guessCompanyType } from '@registrar/domain/organizations/company-type'
import type { Organization } from '@registrar/domain/organizations/organization'
import type { OrganizationDuplicates } from '@registrar/domain/organizations/duplicates'
import { sql } from 'kysely'
import { versionOf } from '#platform/commands/record-version'
import type { Db, Tx } from '#platform/database/database'
import { isId } from '#platform/database/ids'
import { notFound } from '#platform/http/problem'
import { missingRecord } from '#platform/merges/merged-record'
import { hasLinkedPep } from './aml/aml-status.ts'
import { assignedUsers, attachedFiles, followUps } from './organization-parts.ts'
import { detailColumns, listedColumns, detailDefaults } from './organizations.row.ts'

/**
 * One organization with all its fields.
 * @throws Problem NOT_FOUND when unknown or deleted, MERGED when merged into another (MERGE-4)
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
    .select(versionOf('o'))
    .where('o.id', '=', id)
    .where('o.deleted_at', 'is', null)
    .executeTakeFirst()
  if (!found) throw await missingRecord(db, 'organization', id)

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

/** Groups of two or more organizations with the same normalised name (ORG-7), without those that are no
 * duplicates of any other in their group (MERGE-7); at most 500 groups. */
export const listOrganizationDuplicates = async (db: Db): Promise<OrganizationDuplicates[]> => {
  const groups = await sql<OrganizationDuplicates>`
    with dismissed as (
      select one.id, count(*) as times from distinct_organizations d
      join organizations one on one.id = d.one_id and one.deleted_at is null
      join organizations other on other.id = d.other_id and other.deleted_at is null
      where other.duplicate_key = one.duplicate_key group by one.id
    ), decided as (
      select d.id from dismissed d join organizations o on o.id = d.id
      where d.times = (
        select count(*) - 1 from organizations s where s.duplicate_key = o.duplicate_key and s.deleted_at is null
      )
    )
    select duplicate_key as _id, count(*) as count,
      json_agg(json_build_object('_id', id, 'name', name) order by id) as organizations
    from organizations where deleted_at is null and id not in (select id from decided)
    group by duplicate_key having count(*) > 1
    order by count(*) desc, 1 limit 500`.execute(db)
  return groups.rows
}
