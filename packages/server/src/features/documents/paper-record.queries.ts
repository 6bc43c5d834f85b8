import {
  type ChangeableField,
  changeableFields,
  type FieldChange,
  isChangeOf,
  type PaperRecord,
  type Transferee,
} from '@registrar/domain/documents/paper-record'
import { addDays, addMonths, type IsoDate } from '@registrar/domain/shared/iso-date'
import { partyId } from '@registrar/domain/shared/party'
import { sql } from 'kysely'
import { findOrganization } from '#features/organizations'
import { dayOfChange, listDatedChanges, listHolders, listParticulars } from '#features/registers'
import { readPaidOnCertificates, searchShareCertificates } from '#features/shares'
import type { Db } from '#platform/database/database'
import { isId } from '#platform/database/ids'
import { startOfDay } from '#platform/database/start-of-day'
import { findLastReturn, findResolutions, readPaperShares } from './paper-shares.queries.ts'
import { listParticularChanges } from './particular-changes.queries.ts'

const YEARS_BETWEEN_YEAR_ENDS = 5

/** For this many days after a change of the company, its papers are about that change. */
const RECENT_DAYS = 60

type ChangeRow = FieldChange & { field: ChangeableField; enteredOn: IsoDate; at: string }

/** The changes of the changeable fields since a day, the oldest first. Filling in an empty field does not count, and a move is of the day that was said (DOC-3). */
const listFieldChanges = async (
  db: Db,
  organizationId: string,
  timeZone: string,
  changesSince: IsoDate,
): Promise<ChangeRow[]> => {
  const { rows } = await sql<ChangeRow>`
    select changed.field, c.fields -> changed.field ->> 0 as "from", c.fields -> changed.field ->> 1 as "to",
      case when changed.field = 'address' then ${dayOfChange(timeZone)} else entered."on" end as "changedOn",
      entered."on" as "enteredOn", c.at
    from changes c
    cross join unnest(${[...changeableFields]}::text[]) as changed(field)
    cross join lateral (select to_char(c.at at time zone ${timeZone}, 'YYYY-MM-DD') as "on") as entered
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

/** The changes of the year end within five years, and the B83 of those before, oldest first (DOC-12). */
const listYearEndChanges = async (db: Db, organizationId: string, timeZone: string, today: IsoDate) => {
  const since = addMonths(today, -12 * YEARS_BETWEEN_YEAR_ENDS)
  const logged = await listFieldChanges(db, organizationId, timeZone, since)
  const filed = await db
    .selectFrom('filings')
    .select('event_date as changedOn')
    .where('organization_id', '=', organizationId)
    .where('kind', '=', 'B83')
    .where('event_date', '>', since)
    .where('reason', 'is', null)
    .execute()
  const changes = logged.filter(({ field }) => field === 'financialYearEnd')
  const known = new Set(changes.map(({ changedOn }) => changedOn))
  return [
    ...changes,
    ...filed.filter(({ changedOn }) => !known.has(changedOn)).map((row) => ({ ...row, from: null, to: null })),
  ]
    .map(({ from, to, changedOn }) => ({ from, to, changedOn }))
    .toSorted((a, b) => a.changedOn.localeCompare(b.changedOn))
}

const readDatedChanges = async (db: Db, organizationId: string, timeZone: string) => {
  const datedChanges = (await listDatedChanges(db, [organizationId], { timeZone, after: null })).get(organizationId)
  return datedChanges && { datedChanges }
}

// The certificates in force on a day, each with those that it replaces.
const listCertificates = async (db: Db, organizationId: string, day: IsoDate) => {
  const all = await searchShareCertificates(db, { organizationId })
  const paidOn = await readPaidOnCertificates(db, organizationId)
  const replacedBy = (number: number) =>
    all.filter((old) => old.isNumberConfirmed && old.replacedBy.includes(number)).map((old) => old.number)
  return all
    .filter(({ issuedOn, cancelledOn }) => (issuedOn ?? day) <= day && (cancelledOn === null || cancelledOn > day))
    .map(({ holders, number, ...certificate }) => ({
      ...certificate,
      number,
      holderIds: holders.map(partyId),
      ...(paidOn.get(certificate._id) ?? { paid: null, premium: null }),
      replaces: replacedBy(number),
    }))
}

/** The people and companies on record who are to take shares, by id. */
export const readTransferees = async (
  db: Db,
  organizationId: string,
  ids: readonly string[],
): Promise<Map<string, Transferee>> => {
  const known = ids.filter(isId)
  const parties = known.flatMap((id) => [{ personId: id }, { organizationId: id }])
  const particulars = await listParticulars(db, organizationId, parties)
  return new Map(
    [...particulars].map(([_id, { name, address }]) => [_id, { _id, name: name ?? '', address: address ?? null }]),
  )
}

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
  const yearEndChanges = await listYearEndChanges(db, organizationId, timeZone, today)
  const firstDay = filings.map(({ filedOn }) => filedOn).reduce((first, day) => (day < first ? day : first), today)
  const changes = await listFieldChanges(db, organizationId, timeZone, addDays(firstDay, -RECENT_DAYS))
  const changesSince = (day: IsoDate) => changes.filter(({ enteredOn }) => enteredOn >= addDays(day, -RECENT_DAYS))

  const current = {
    organization,
    holders,
    particulars: await listParticulars(
      db,
      organizationId,
      holders.map(({ party }) => party),
    ),
    particularChanges: await listParticularChanges(db, holders, timeZone, addDays(today, -RECENT_DAYS)),
    recentChanges: changesByField(changesSince(today), (rows) => rows.at(-1)),
    ...(await readDatedChanges(db, organizationId, timeZone)),
    yearEndChanges,
    certificates: await listCertificates(db, organizationId, today),
    ...(await readPaperShares(db, organizationId, today)),
    lastReturnOn: await findLastReturn(db, organizationId, organization.runningReturn?.madeUpTo ?? today),
    resolvedOn: await findResolutions(db, organizationId),
    runningFollowUps: organization.followUps.map(({ followUpName }) => followUpName),
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
