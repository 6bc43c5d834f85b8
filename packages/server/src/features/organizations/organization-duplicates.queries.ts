import type { OrganizationDuplicates, SimilarOrganization } from '@registrar/domain/organizations/duplicates'
import { companyNameKey } from '@registrar/domain/shared/name-key'
import { misspeltCompanyKeys } from '@registrar/domain/shared/typing-errors'
import { sql } from 'kysely'
import type { Db } from '#platform/database/database'

/** How many organizations of one name are shown to somebody who types it. */
const MAX_SIMILAR = 5

const taxNumber = sql`(select d.corporation_tax_number from organization_details d where d.organization_id = o.id)`

/**
 * Groups of two or more organizations with the same normalised name, now or formerly, CRO number or tax number (ORG-7), at most 500. An
 * organization is left out when somebody said that it is not a duplicate of any other in its group (MERGE-7). A group by name
 * is called by the name that most of its organizations have.
 */
export const listOrganizationDuplicates = async (db: Db): Promise<OrganizationDuplicates[]> => {
  const groups = await sql<OrganizationDuplicates>`
    with keyed as (
      select 'name' as by, name_key as key, id, null as former from organizations where deleted_at is null
      union all
      select 'name', f.name_key, f.organization_id, f.name
      from former_company_names f join organizations o on o.id = f.organization_id
      where o.deleted_at is null and f.name <> ''
      union all
      select 'cro', cro_key(cro), id, null from organizations where deleted_at is null and cro_key(cro) <> ''
      union all
      select 'tax', tax_key(d.corporation_tax_number), d.organization_id, null
      from organization_details d join organizations o on o.id = d.organization_id
      where o.deleted_at is null and tax_key(d.corporation_tax_number) <> ''
    ), sizes as (
      select by, key, count(*) as size from keyed group by by, key having count(*) > 1 and bool_or(former is null)
    ), doubled as materialized (
      select keyed.*, size from keyed join sizes using (by, key)
    ), dismissed as (
      select one.by, one.key, one.id, count(*) as times from distinct_organizations d
      join doubled one on one.id = d.one_id
      join doubled other on other.id = d.other_id and other.by = one.by and other.key = one.key
      group by one.by, one.key, one.id
    ), grouped as (
      select by, key, count(*) as count, array_agg(id order by id) as ids, array_agg(former order by id) as formers from doubled
      where not exists (
        select from dismissed d
        where d.by = doubled.by and d.key = doubled.key and d.id = doubled.id and d.times = doubled.size - 1
      )
      group by by, key having count(*) > 1 and bool_or(former is null)
      order by count(*) desc, by desc, key limit 500
    )
    select case by when 'name' then found.name_of_most else by || ':' || key end as _id, by, count, organizations, records
    from grouped cross join lateral (
      select mode() within group (order by case when o.name_key = key then company_key(o.name) end) as name_of_most,
        json_agg(o.name order by o.id) as organizations,
        json_agg(json_build_object('_id', o.id, 'name', o.name, 'formerly', formers[place], 'cro', o.cro, 'taxNumber', ${taxNumber},
          'incorporationDate', o.incorporation_date, 'createdAt', to_char(o.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by o.id) as records
      from organizations o join unnest(ids) with ordinality as one(id, place) on one.id = o.id
    ) as found
    order by count desc, by desc, 1`.execute(db)
  return groups.rows
}

/**
 * The organizations whose normalised name is that of `name`, then those that had it before, then those whose name differs by one typing error;
 * of each the oldest first (ORG-33).
 */
export const listSimilarOrganizations = async (db: Db, name: string): Promise<SimilarOrganization[]> => {
  const key = companyNameKey(name)
  const similar = await sql<SimilarOrganization>`
    with found as (
      select id, 1 as rank, null as formerly from organizations where deleted_at is null and name_key = ${key} and name_key <> ''
      union all
      select organization_id, 2, name from former_company_names where name_key = ${key} and name_key <> '' and name <> ''
      union all
      select id, 3, null from organizations where deleted_at is null and name_key = any(${misspeltCompanyKeys(name)}::text[])
    )
    select o.id as _id, o.name, once.formerly, once.rank = 3 as "isNearly", o.cro, o.incorporation_date as "incorporationDate", o.created_at as "createdAt"
    from (select distinct on (id) * from found order by id, rank, formerly) once join organizations o on o.id = once.id
    where o.deleted_at is null
    order by once.rank, o.id limit ${MAX_SIMILAR}`.execute(db)
  return similar.rows
}
