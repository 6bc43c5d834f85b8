import type { RetainedRecord } from '@registrar/domain/retention/retention'
import type { RetainedRecordType } from '@registrar/domain/retention/retention-search'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database'
import { fullName } from '#platform/database/full-name'

/** Every person with each company that they are or were linked to, in any way (RET-2). */
export const peopleAndCompanies = sql`(
  select person_id as record_id, organization_id from links where person_id is not null
  union select nominee_for, organization_id from living_links where nominee_for is not null
  union select id, same_as_organization_id from people where same_as_organization_id is not null)`

/** Every company with each other one that it is or was a member of (RET-1). */
export const membersAndCompanies = sql`(
  select distinct member_id as record_id, organization_id from links where member_id is not null)`

const companiesOf = { person: peopleAndCompanies, organization: membersAndCompanies }

type Row = Omit<RetainedRecord, 'recordType'> & { name: string; companyIds: string[]; isHeld: boolean }

/** What the retention of one record depends on, whether it is on hold (RET-4), and its companies. */
export type RetentionFacts = { record: RetainedRecord; name: string; companyIds: string[]; isHeld: boolean }

const ownRow = {
  person: sql`
    select id, ${fullName('people')} as name, deleted_at, null::date as relationship_ended_on from people`,
  organization: sql`
    select o.id, o.name, o.deleted_at, d.relationship_ended_on
    from organizations o left join organization_details d on d.organization_id = o.id`,
}

/** Reads the facts of a record, even one in the bin; undefined when there is no such record. Days are those of `timeZone`. */
export const readRetentionFacts = async (
  db: Db | Tx,
  recordType: RetainedRecordType,
  id: string,
  timeZone: string,
): Promise<RetentionFacts | undefined> => {
  const own = sql.ref(`${recordType}_id`)
  const { rows } = await sql<Row>`
    with mine as (select distinct organization_id as id from ${companiesOf[recordType]} c where c.record_id = ${id}),
    companies as (
      select d.relationship_ended_on as "relationshipEndedOn", (o.deleted_at at time zone ${timeZone})::date as "deletedOn"
      from mine join organizations o using (id) left join organization_details d on d.organization_id = o.id
      union all select ended_on, null from past_relationships where ${own} = ${id}
    )
    select r.name, r.relationship_ended_on as "relationshipEndedOn",
      (r.deleted_at at time zone ${timeZone})::date as "deletedOn",
      (select coalesce(jsonb_agg(to_jsonb(c)), '[]') from companies c) as companies,
      (select coalesce(array_agg(id::text), '{}') from mine) as "companyIds",
      exists (
        select from retention_holds h
        where h.released_at is null and (h.${own} = ${id} or h.organization_id in (select id from mine))
      ) as "isHeld"
    from (${ownRow[recordType]}) r where r.id = ${id}`.execute(db)

  const row = rows[0]
  if (!row) return undefined

  const { relationshipEndedOn, deletedOn, companies, ...facts } = row
  return { ...facts, record: { recordType, relationshipEndedOn, deletedOn, companies } }
}

/** The days on which relationships ended, by company: of those that have ended by `today`. The SQL of RET-1. */
export const endedCompanies = (today: IsoDate, timeZone: string) => sql`(
  select organization_id as id, relationship_ended_on as ended_on
  from organization_details where relationship_ended_on <= ${today}::date
  union all
  select o.id, (o.deleted_at at time zone ${timeZone})::date
  from organizations o left join organization_details d on d.organization_id = o.id
  where o.deleted_at is not null and d.relationship_ended_on is null)`
