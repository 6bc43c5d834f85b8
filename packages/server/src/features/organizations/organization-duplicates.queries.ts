import type { OrganizationDuplicates, SimilarOrganization } from '@registrar/domain/organizations/duplicates'
import { sql } from 'kysely'
import type { Db } from '#platform/database/database'

/** How many organizations of one name are shown to somebody who types it. */
const MAX_SIMILAR = 5

/**
 * Groups of two or more organizations with the same normalised name (ORG-7), at most 500. An organization is left out when
 * somebody said that it is not a duplicate of any other in its group (MERGE-7).
 */
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
    ), grouped as (
      select duplicate_key, count(*) as count, array_agg(id) as ids
      from organizations where deleted_at is null and id not in (select id from decided)
      group by duplicate_key having count(*) > 1
      order by count(*) desc, 1 limit 500
    )
    select duplicate_key as _id, count, found.*
    from grouped cross join lateral (
      select json_agg(o.name order by o.id) as organizations,
        json_agg(json_build_object('_id', o.id, 'name', o.name, 'cro', o.cro,
          'incorporationDate', o.incorporation_date, 'createdAt', to_char(o.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by o.id) as records
      from organizations o where o.id = any(ids)
    ) as found
    order by count desc, 1`.execute(db)
  return groups.rows
}

/** The organizations whose normalised name is that of `name`, the oldest first (ORG-33). */
export const listSimilarOrganizations = async (db: Db, name: string): Promise<SimilarOrganization[]> => {
  const similar = await sql<SimilarOrganization>`
    select id as _id, name, cro, incorporation_date as "incorporationDate", created_at as "createdAt"
    from organizations
    where deleted_at is null and duplicate_key = company_key(${name}) and duplicate_key <> ''
    order by id limit ${MAX_SIMILAR}`.execute(db)
  return similar.rows
}
