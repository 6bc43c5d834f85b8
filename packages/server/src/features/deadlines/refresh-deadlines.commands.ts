import type { DeadlineSettings } from '@registrar/domain/deadlines/company-deadlines'
import { addDays, type IsoDate } from '@registrar/domain/shared/iso-date'
import { firstOfMonth } from '@registrar/domain/taxes/tax-calendar'
import { sql } from 'kysely'
import { isStale, markStale, refreshAll, type StaleRecord } from '#features/affected'
import { lastDayToDeliver } from '#features/filings'
import { refreshReviews, type ReviewSettings } from '#features/diligence'
import { today } from '#platform/clock'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import { lockExclusively } from '#platform/database/lock-exclusively'
import { readCompanyDeadlines } from './company-deadlines.queries.ts'
import type { DeadlineSource, StoredDeadline } from './deadlines.row.ts'
import { readFirmDeadlines } from './firm-deadlines.queries.ts'
import { readOrderDeadlines, readPersonDeadlines, readTaskDeadlines } from './record-deadlines.queries.ts'

export type RefreshSettings = DeadlineSettings & ReviewSettings

const queue = { reader: 'deadlines', batch: 1000 } as const

const readDeadlines = async (tx: Tx, stale: StaleRecord[], settings: RefreshSettings): Promise<StoredDeadline[]> => {
  const idsOf = (source: DeadlineSource) => stale.filter((record) => record.source === source).map(({ id }) => id)
  const read = async (source: DeadlineSource, rows: (ids: string[]) => Promise<StoredDeadline[]>) => {
    const ids = idsOf(source)
    return ids.length === 0 ? [] : rows(ids)
  }

  return [
    ...(await read('organization', (ids) => readCompanyDeadlines(tx, ids, settings))),
    ...(await read('person', (ids) => readPersonDeadlines(tx, ids, today(settings.timeZone)))),
    ...(await read('order', (ids) => readOrderDeadlines(tx, ids))),
    ...(await read('task', (ids) => readTaskDeadlines(tx, ids))),
    ...(await read('aml-firm', () => readFirmDeadlines(tx))),
  ]
}

const keptColumns = [
  'kind',
  'source',
  'source_id',
  'record_id',
  'organization_id',
  'organization_name',
  'person_id',
  'person_name',
  'brand',
  'follow_up_id',
  'other_kind',
  'is_unconfirmed',
  'subject',
  'house_date',
  'legal_date',
  'date',
  'snoozed_until',
] as const satisfies (keyof StoredDeadline | 'snoozed_until')[]

const columns = (table?: string) => sql.join(keptColumns.map((name) => sql.ref(table ? `${table}.${name}` : name)))

// Most deadlines of a record are as they were. Those are not written, as each index costs more than the computation.
const replaceDeadlines = async (tx: Tx, stale: StaleRecord[], deadlines: StoredDeadline[]): Promise<void> => {
  await sql`
    delete from deadlines d where source_id = any(${stale.map(({ id }) => id)}::uuid[])
      and not exists (select from unnest(${deadlines.map(({ id }) => id)}::text[]) as computed (id) where computed.id = d.id)`.execute(
    tx,
  )
  if (deadlines.length === 0) return

  await sql`
    insert into deadlines (id, ${columns()})
    select computed.*, s.until from jsonb_to_recordset(${JSON.stringify(deadlines)}::jsonb) as computed (id text, kind text, source text,
      source_id uuid, record_id uuid, organization_id uuid, organization_name text, person_id uuid, person_name text,
      brand text, follow_up_id uuid, other_kind text, is_unconfirmed boolean, subject text, house_date date, legal_date date, date date)
    left join deadline_snoozes s on s.deadline_id = computed.id and coalesce(s.due_on, computed.date) = computed.date
    on conflict (id) do update set (${columns()}) = row (${columns('excluded')})
    where (${columns('deadlines')}) is distinct from (${columns('excluded')})`.execute(tx)
}

const refreshRecords =
  (settings: RefreshSettings) =>
  async (tx: Tx, stale: StaleRecord[]): Promise<number> => {
    if (stale.length > 0) await replaceDeadlines(tx, stale, await readDeadlines(tx, stale, settings))
    return stale.length
  }

/**
 * Computes the deadlines again of every record that changed since the last time. Each changed row is queued in the transaction of
 * the change, whoever makes it, so a search that begins with this misses nothing that is committed.
 */
export const refreshDeadlines = async (db: Db, settings: RefreshSettings, stopping?: AbortSignal): Promise<void> => {
  await refreshReviews(db, settings, stopping)
  if (await isStale(db, queue.reader)) await refreshAll(db, queue, refreshRecords(settings), stopping)
}

/** Marks every organization when the settings differ from those that the deadlines were computed with. Returns whether they did. */
export const applyDeadlineSettings = (db: Db | Tx, settings: RefreshSettings): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    await lockExclusively(tx, queue.reader)

    const wanted = JSON.stringify(settings)
    const { rows } = await sql<{ isSame: boolean }>`
      select settings = ${wanted}::jsonb as "isSame" from deadline_settings`.execute(tx)
    if (rows[0]?.isSame) return false

    await tx.deleteFrom('deadline_settings').execute()
    await sql`insert into deadline_settings (settings, month)
      values (${wanted}::jsonb, ${firstOfMonth(today(settings.timeZone))})`.execute(tx)
    await markStale(
      tx,
      { ...queue, source: 'organization' },
      sql`select id from organizations where deleted_at is null`,
    )
    return true
  })

/** How far back a late start of the day looks for people who left. */
const LOOKED_BACK_DAYS = 60

/**
 * Marks the people whose last day in a company, or the last day of the relationship with it, has come: a save marks them too, but
 * often before that day (LINK-11).
 */
export const markPeopleWhoLeft = (db: Db, day: IsoDate): Promise<void> =>
  inTransaction(db, async (tx) => {
    const since = addDays(day, -LOOKED_BACK_DAYS)
    const left = sql`ceased between ${since} and ${day}`
    await markStale(
      tx,
      { ...queue, source: 'person' },
      sql`select unnest(array[l.person_id, l.nominee_for]) as id from links l where l.id in (
          select link_id from link_terms where ${left} union select link_id from link_holdings where ${left})
        or l.organization_id in (
          select organization_id from organization_details where relationship_ended_on between ${since} and ${day})`,
    )
  })

/**
 * Marks the companies of which an order of a court has ceased to count because its copy was not delivered in time, and those whose hearing was the
 * day before: the day alone decides that (AR-19).
 */
export const markOrdersThatEnded = (db: Db, day: IsoDate): Promise<void> =>
  inTransaction(db, async (tx) => {
    const ended = sql`between ${addDays(day, -LOOKED_BACK_DAYS)} and ${addDays(day, -1)}`
    await markStale(
      tx,
      { ...queue, source: 'organization' },
      sql`select organization_id as id from filings f where kind = 'B1' and court is not null and deleted_at is null
        and (hearing_on ${ended}
          or delivered_on is null and ${lastDayToDeliver('f')} ${ended})`,
    )
  })

/**
 * Marks the organizations that owe a tax, or may, when a month begins: how far ahead their taxes are looked at changes with it, and
 * nothing else (TAX-13).
 */
export const beginMonth = async (db: Db, timeZone: string): Promise<void> => {
  const month = firstOfMonth(today(timeZone))
  const found = await db.selectFrom('deadline_settings').select('month').executeTakeFirst()
  if (!found || found.month === month) return

  await inTransaction(db, async (tx) => {
    await lockExclusively(tx, queue.reader)
    const begun = await tx
      .updateTable('deadline_settings')
      .set({ month })
      .where((eb) => eb.or([eb('month', 'is', null), eb('month', '<>', month)]))
      .executeTakeFirst()
    if (begun.numUpdatedRows === 0n) return

    await markStale(
      tx,
      { ...queue, source: 'organization' },
      sql`select o.id from organizations o where o.deleted_at is null and (
        exists (select from organization_details d where d.organization_id = o.id and d.financial_year_end is not null)
        or exists (select from tax_registrations r where r.organization_id = o.id and r.deleted_at is null))`,
    )
  })
}
