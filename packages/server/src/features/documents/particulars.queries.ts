import type { Directorship, Particulars } from '@registrar/domain/documents/paper-record'
import { type LoggedParticulars, particularFields } from '@registrar/domain/documents/particular-changes'
import type { Holder } from '@registrar/domain/registers/registers'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { sql } from 'kysely'
import type { Db } from '#platform/database/database'
import { startOfDay } from '#platform/database/start-of-day'

const addressOf = (parts: readonly (string | null)[]): string | null => parts.filter(Boolean).join(', ') || null

// The directorships in our other companies, by the id of the person.
const listOurDirectorships = async (db: Db, ids: readonly string[], organizationId: string) => {
  const rows = await db
    .selectFrom('living_links as l')
    .innerJoin('link_terms as t', 't.link_id', 'l.id')
    .innerJoin('organizations as o', 'o.id', 'l.organization_id')
    .select(['l.person_id', 'o.name', 't.appointed', 't.ceased'])
    .where('l.person_id', 'in', ids)
    .where('l.organization_id', '<>', organizationId)
    .where('t.role', 'in', ['director', 'nomineeDirector'])
    .where('o.deleted_at', 'is', null)
    .orderBy('o.name')
    .execute()
  return Map.groupBy(rows, ({ person_id }) => person_id ?? '')
}

// Those in our companies are added to those that the person has told of; nobody who was never asked has any (PERSON-12).
const allDirectorships = (told: Directorship[] | null, ours: readonly Directorship[]): Directorship[] | null => {
  if (told === null) return null
  const names = new Set(told.map(({ name }) => name))
  return [
    ...told,
    ...ours.filter(({ name }) => !names.has(name)).map(({ name, appointed, ceased }) => ({ name, appointed, ceased })),
  ]
}

const peopleParticulars = async (
  db: Db,
  ids: readonly string[],
  organizationId: string,
): Promise<[string, Particulars][]> => {
  if (ids.length === 0) return []

  const rows = await db
    .selectFrom('people as p')
    .select(['p.id', 'p.birth', 'p.nationality', 'p.pps', 'p.identity_proof_number', 'p.rbo_number'])
    .select(['p.occupation', 'p.former_names', 'p.other_directorships'])
    .select(['p.street', 'p.zip', 'p.city', 'p.state', 'p.country'])
    .where('p.id', 'in', ids)
    .execute()

  const ours = await listOurDirectorships(db, ids, organizationId)
  return rows.map(({ id, identity_proof_number: ipn, rbo_number: rboNumber, ...row }) => [
    id,
    {
      isCompany: false,
      birth: row.birth,
      nationality: row.nationality,
      address: addressOf([row.street, row.city, row.state, row.zip, row.country]),
      pps: row.pps,
      ipn,
      rboNumber,
      occupation: row.occupation,
      formerNames: row.former_names,
      otherDirectorships: allDirectorships(row.other_directorships as Directorship[] | null, ours.get(id) ?? []),
    },
  ])
}

const companyParticulars = async (db: Db, ids: readonly string[]): Promise<[string, Particulars][]> => {
  if (ids.length === 0) return []

  const rows = await db
    .selectFrom('organizations as o')
    .leftJoin('organization_details as d', 'd.organization_id', 'o.id')
    .select(['o.id', 'o.cro', 'd.address', 'd.register_name'])
    .where('o.id', 'in', ids)
    .execute()
  const nothing = { birth: null, nationality: null, pps: null, ipn: null, rboNumber: null }

  return rows.map(({ id, cro, address, register_name: registerName }) => [
    id,
    { ...nothing, isCompany: true, cro, address, registerName },
  ])
}

const idsOf = (holders: readonly Holder[]) => ({
  people: holders.flatMap(({ party }) => ('personId' in party ? [party.personId] : [])),
  companies: holders.flatMap(({ party }) => ('organizationId' in party ? [party.organizationId] : [])),
})

/** What papers print of the officers and holders of a company, by id. */
export const listParticulars = async (
  db: Db,
  organizationId: string,
  holders: readonly Holder[],
): Promise<Map<string, Particulars>> => {
  const { people, companies } = idsOf(holders)

  return new Map([
    ...(await peopleParticulars(db, people, organizationId)),
    ...(await companyParticulars(db, companies)),
  ])
}

type LogRow = { id: string; changedOn: IsoDate; changed: LoggedParticulars['changed']; now: LoggedParticulars['now'] }

/** The latest change of the particulars of each officer or holder since a day, by id. */
export const listParticularChanges = async (
  db: Db,
  holders: readonly Holder[],
  timeZone: string,
  since: IsoDate,
): Promise<Map<string, LoggedParticulars>> => {
  const { people, companies } = idsOf(holders)
  const ids = [...people, ...companies]
  if (ids.length === 0) return new Map()

  const { rows } = await sql<LogRow>`
    select distinct on (c.record_id) c.record_id as id,
      to_char(c.at at time zone ${timeZone}, 'YYYY-MM-DD') as "changedOn",
      (select jsonb_object_agg(key, value) from jsonb_each(c.fields) where key = any(${[...particularFields]}::text[])) as changed,
      case when p.id is null then jsonb_build_object('name', o.name, 'cro', o.cro, 'address', d.address)
        else jsonb_build_object('firstName', p.first_name, 'lastName', p.last_name, 'nationality', p.nationality,
          'birth', p.birth, 'occupation', p.occupation, 'formerNames', p.former_names, 'addressStreet1', p.street, 'addressCity1', p.city, 'addressState1', p.state,
          'addressZip1', p.zip, 'addressCountry1', p.country) end as now
    from changes c
    left join people p on p.id = c.record_id
    left join organizations o on o.id = c.record_id
    left join organization_details d on d.organization_id = o.id
    where c.record_type in ('person', 'organization') and c.record_id = any(${ids}::uuid[]) and c.action = 'updated'
      and c.at >= ${startOfDay(since, timeZone)} and c.fields ?| ${[...particularFields]}::text[]
    order by c.record_id, c.id desc`.execute(db)

  return new Map(rows.map(({ id, ...logged }) => [id, logged]))
}
