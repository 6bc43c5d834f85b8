import {
  type ChangeableField,
  changeableFields,
  type FieldChange,
  type PaperRecord,
  type Particulars,
} from '@registrar/domain/documents/paper-record'
import type { Holder } from '@registrar/domain/registers/registers'
import { addDays, type IsoDate } from '@registrar/domain/shared/iso-date'
import { sql } from 'kysely'
import { findOrganization } from '#features/organizations'
import { listHolders } from '#features/registers'
import type { Db } from '#platform/database/database'

/** For how many days a change of the company is what its papers are about. */
const RECENT_DAYS = 60

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
    .selectFrom('organization_details as d')
    .select(['d.organization_id', 'd.address'])
    .where('d.organization_id', 'in', ids)
    .execute()
  const addresses = new Map(rows.map((row) => [row.organization_id, row.address]))
  const nothing = { birth: null, nationality: null, pps: null, ipn: null, rboNumber: null }
  return ids.map((id) => [id, { ...nothing, isCompany: true, address: addresses.get(id) ?? null }])
}

const listParticulars = async (db: Db, holders: readonly Holder[]): Promise<Map<string, Particulars>> => {
  const people = holders.flatMap(({ party }) => ('personId' in party ? [party.personId] : []))
  const companies = holders.flatMap(({ party }) => ('organizationId' in party ? [party.organizationId] : []))

  return new Map([...(await peopleParticulars(db, people)), ...(await companyParticulars(db, companies))])
}

type ChangeRow = { field: ChangeableField; from: string | null; to: string | null; changedOn: IsoDate }

/** The latest change of each of these fields within the last 60 days; one that was only filled in is no change (DOC-3). */
const findRecentChanges = async (
  db: Db,
  organizationId: string,
  timeZone: string,
  today: IsoDate,
): Promise<Partial<Record<ChangeableField, FieldChange>>> => {
  const { rows } = await sql<ChangeRow>`
    select distinct on (changed.field) changed.field, c.fields -> changed.field ->> 0 as "from",
      c.fields -> changed.field ->> 1 as "to",
      to_char(c.at at time zone ${timeZone}, 'YYYY-MM-DD') as "changedOn"
    from changes c
    cross join unnest(${[...changeableFields]}::text[]) as changed(field)
    where c.record_type = 'organization' and c.record_id = ${organizationId} and c.action = 'updated'
      and c.at >= ${addDays(today, -RECENT_DAYS)}::date
      and c.fields -> changed.field ->> 0 <> '' and c.fields -> changed.field ->> 1 <> ''
    order by changed.field, c.id desc`.execute(db)

  return Object.fromEntries(rows.map(({ field, ...change }) => [field, change]))
}

/**
 * Reads everything that the papers of a company are made from.
 * @throws Problem NOT_FOUND
 */
export const readPaperRecord = async (
  db: Db,
  organizationId: string,
  { timeZone, today, firmName }: { timeZone: string; today: IsoDate; firmName: string | null },
): Promise<PaperRecord & { organization: Awaited<ReturnType<typeof findOrganization>> }> => {
  const organization = await findOrganization(db, organizationId)
  const holders = await listHolders(db, [organizationId])

  return {
    organization,
    holders,
    particulars: await listParticulars(db, holders),
    recentChanges: await findRecentChanges(db, organizationId, timeZone, today),
    firmName,
  }
}
