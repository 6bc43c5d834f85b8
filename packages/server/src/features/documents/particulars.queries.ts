import type { Particulars } from '@registrar/domain/documents/paper-record'
import { type LoggedParticulars, particularFields } from '@registrar/domain/documents/particular-changes'
import type { Holder } from '@registrar/domain/registers/registers'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { sql } from 'kysely'
import type { Db } from '#platform/database/database'
import { startOfDay } from '#platform/database/start-of-day'

const addressOf = (parts: readonly (string | null)[]): string | null => parts.filter(Boolean).join(', ') || null

const peopleParticulars = async (db: Db, ids: readonly string[]): Promise<[string, Particulars][]> => {
  if (ids.length === 0) return []

  const rows = await db
    .selectFrom('people as p')
    .select(['p.id', 'p.birth', 'p.nationality', 'p.pps', 'p.identity_proof_number', 'p.rbo_number'])
    .select(['p.street', 'p.zip', 'p.city', 'p.state', 'p.country'])
    .where('p.id', 'in', ids)
    .execute()

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
    },
  ])
}

const companyParticulars = async (db: Db, ids: readonly string[]): Promise<[string, Particulars][]> => {
  if (ids.length === 0) return []

  const rows = await db
    .selectFrom('organizations as o')
    .leftJoin('organization_details as d', 'd.organization_id', 'o.id')
    .select(['o.id', 'o.cro', 'd.address'])
    .where('o.id', 'in', ids)
    .execute()
  const nothing = { birth: null, nationality: null, pps: null, ipn: null, rboNumber: null }

  return rows.map(({ id, cro, address }) => [id, { ...nothing, isCompany: true, cro, address }])
}

const idsOf = (holders: readonly Holder[]) => ({
  people: holders.flatMap(({ party }) => ('personId' in party ? [party.personId] : [])),
  companies: holders.flatMap(({ party }) => ('organizationId' in party ? [party.organizationId] : [])),
})

/** What papers print of the officers and holders of a company, by id. */
export const listParticulars = async (db: Db, holders: readonly Holder[]): Promise<Map<string, Particulars>> => {
  const { people, companies } = idsOf(holders)

  return new Map([...(await peopleParticulars(db, people)), ...(await companyParticulars(db, companies))])
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
          'birth', p.birth, 'addressStreet1', p.street, 'addressCity1', p.city, 'addressState1', p.state,
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
