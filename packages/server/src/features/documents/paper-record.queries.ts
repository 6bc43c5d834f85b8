import {
  type ChangeableField,
  changeableFields,
  isChangeOf,
  type PaperRecord,
  type Particulars,
} from '@registrar/domain/documents/paper-record'
import type { Holder } from '@registrar/domain/registers/registers'
import { addDays, type IsoDate } from '@registrar/domain/shared/iso-date'
import { sql } from 'kysely'
import { findOrganization } from '#features/organizations'
import { listHolders } from '#features/registers'
import type { Db } from '#platform/database/database'
import { startOfDay } from '#platform/database/start-of-day'

/** For this many days after a change of the company, its papers are about that change. */
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
    .selectFrom('organizations as o')
    .leftJoin('organization_details as d', 'd.organization_id', 'o.id')
    .select(['o.id', 'o.cro', 'd.address'])
    .where('o.id', 'in', ids)
    .execute()
  const nothing = { birth: null, nationality: null, pps: null, ipn: null, rboNumber: null }

  return rows.map(({ id, cro, address }) => [id, { ...nothing, isCompany: true, cro, address }])
}

const listParticulars = async (db: Db, holders: readonly Holder[]): Promise<Map<string, Particulars>> => {
  const people = holders.flatMap(({ party }) => ('personId' in party ? [party.personId] : []))
  const companies = holders.flatMap(({ party }) => ('organizationId' in party ? [party.organizationId] : []))

  return new Map([...(await peopleParticulars(db, people)), ...(await companyParticulars(db, companies))])
}

type ChangeRow = { field: ChangeableField; from: string | null; to: string | null; changedOn: IsoDate; at: string }

/** The changes of the changeable fields since a day, the oldest first. Filling in an empty field does not count (DOC-3). */
const listFieldChanges = async (
  db: Db,
  organizationId: string,
  timeZone: string,
  changesSince: IsoDate,
): Promise<ChangeRow[]> => {
  const { rows } = await sql<ChangeRow>`
    select changed.field, c.fields -> changed.field ->> 0 as "from", c.fields -> changed.field ->> 1 as "to",
      to_char(c.at at time zone ${timeZone}, 'YYYY-MM-DD') as "changedOn", c.at
    from changes c
    cross join unnest(${[...changeableFields]}::text[]) as changed(field)
    where c.record_type = 'organization' and c.record_id = ${organizationId} and c.action = 'updated'
      and c.at >= ${startOfDay(changesSince, timeZone)}
      and c.fields -> changed.field ->> 0 <> '' and c.fields -> changed.field ->> 1 <> ''
    order by c.id`.execute(db)

  return rows.filter((row) => isChangeOf(row.field, row))
}

const changesByField = (
  rows: readonly ChangeRow[],
  choose: (ofField: readonly ChangeRow[]) => ChangeRow | undefined,
): PaperRecord['recentChanges'] =>
  Object.fromEntries(
    changeableFields.flatMap((field) => {
      const chosen = choose(rows.filter((row) => row.field === field))
      return chosen ? [[field, { from: chosen.from, to: chosen.to, changedOn: chosen.changedOn }]] : []
    }),
  )

type Settings = { timeZone: string; today: IsoDate; firmName: string | null }

/** When a paper was filed, which decides the change that it is about. */
type Filing = { filedAt: string; filedOn: IsoDate }

/**
 * Reads everything that the papers of a company are made from. `current` is the record as it is now. `asFiled` gives it for a
 * paper that was filed earlier: with the last change before the filing, or else the first one after it (DOC-5).
 * @throws Problem NOT_FOUND
 */
export const readPaperRecords = async (
  db: Db,
  organizationId: string,
  { timeZone, today, firmName }: Settings,
  filings: readonly Filing[] = [],
) => {
  const organization = await findOrganization(db, organizationId)
  const holders = await listHolders(db, [organizationId])
  const firstDay = filings.map(({ filedOn }) => filedOn).reduce((first, day) => (day < first ? day : first), today)
  const changes = await listFieldChanges(db, organizationId, timeZone, addDays(firstDay, -RECENT_DAYS))
  const changesSince = (day: IsoDate) => changes.filter(({ changedOn }) => changedOn >= addDays(day, -RECENT_DAYS))

  const current = {
    organization,
    holders,
    particulars: await listParticulars(db, holders),
    recentChanges: changesByField(changesSince(today), (rows) => rows.at(-1)),
    firmName,
  }

  const asFiled = ({ filedAt, filedOn }: Filing): PaperRecord => ({
    ...current,
    recentChanges: changesByField(
      changesSince(filedOn),
      (rows) => rows.findLast(({ at }) => at <= filedAt) ?? rows.find(({ at }) => at > filedAt),
    ),
  })

  return { current, asFiled }
}
