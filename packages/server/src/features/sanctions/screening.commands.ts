import { sql } from 'kysely'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import { newId } from '#platform/database/ids'
import { findMatches, type Match, type ScreenedRecords } from './screening.queries.ts'

/** How many records are compared with the list in one transaction. */
const BATCH = 500

type Hit = { id: string; entry_key: string; state: string; compared: string } & Pick<
  Match,
  'person_id' | 'organization_id'
>

const pairOf = ({ person_id, organization_id }: Pick<Match, 'person_id' | 'organization_id'>, key: string) =>
  `${person_id ?? organization_id} ${key}`

const readHits = (tx: Tx, { personIds, organizationIds }: ScreenedRecords): Promise<Hit[]> =>
  tx
    .selectFrom('sanctions_hits')
    .select(['id', 'person_id', 'organization_id', 'entry_key', 'state', 'compared'])
    .where(sql<boolean>`person_id = any(${personIds}::uuid[]) or organization_id = any(${organizationIds}::uuid[])`)
    .forUpdate()
    .execute()

// A decision counts as long as the compared names are the same.
const updateHit = async (tx: Tx, hit: Hit, { entry, score, compared }: Match): Promise<void> => {
  const haveNamesChanged = hit.state === 'cleared' && hit.compared !== compared
  const reopened = { state: 'open', reason: null, decided_by: null, decided_at: null }

  await tx
    .updateTable('sanctions_hits')
    .set({ names: [...entry.names], births: [...entry.births], programme: entry.programme, score, compared })
    .$if(haveNamesChanged, (query) => query.set(reopened))
    .where('id', '=', hit.id)
    .where((eb) =>
      eb.or([eb('compared', '<>', compared), eb('score', '<>', score), sql<boolean>`births <> ${entry.births}`]),
    )
    .execute()
}

const insertHit = (tx: Tx, { person_id, organization_id, entry, score, compared }: Match) =>
  tx
    .insertInto('sanctions_hits')
    .values({
      id: newId(),
      person_id,
      organization_id,
      entry_key: entry.key,
      names: [...entry.names],
      births: [...entry.births],
      programme: entry.programme,
      score,
      compared,
    })
    .execute()

/**
 * Compares records with the sanctions list (SANC-3). New hits are open, an open hit that no longer matches is deleted, and a
 * decision stays while the names are the same.
 */
const screenRecords = async (tx: Tx, records: ScreenedRecords): Promise<void> => {
  const matches = await findMatches(tx, records)
  const hits = await readHits(tx, records)
  const known = new Map(hits.map((hit) => [pairOf(hit, hit.entry_key), hit]))
  const found = new Set(matches.map((match) => pairOf(match, match.entry.key)))

  for (const match of matches) {
    const hit = known.get(pairOf(match, match.entry.key))
    await (hit ? updateHit(tx, hit, match) : insertHit(tx, match))
  }

  const outdated = hits.filter((hit) => hit.state === 'open' && !found.has(pairOf(hit, hit.entry_key)))
  if (outdated.length > 0)
    await tx
      .deleteFrom('sanctions_hits')
      .where(
        'id',
        'in',
        outdated.map(({ id }) => id),
      )
      .execute()
}

const takeMarked = async (tx: Tx): Promise<ScreenedRecords & { count: number }> => {
  const { rows } = await sql<{ person_id: string | null; organization_id: string | null }>`
    delete from stale_sanctions where id in (select id from stale_sanctions order by id limit ${BATCH})
    returning person_id, organization_id`.execute(tx)
  const ids = (column: 'person_id' | 'organization_id') => [...new Set(rows.flatMap((row) => row[column] ?? []))]
  return { personIds: ids('person_id'), organizationIds: ids('organization_id'), count: rows.length }
}

const lockScreening = (tx: Tx) => sql`select pg_advisory_xact_lock(hashtext('registrar sanctions'))`.execute(tx)

const screenBatch = (db: Db): Promise<number> =>
  db.transaction().execute(async (tx) => {
    // Only one server screens at a time. A server that waited for the lock sees the other's writes.
    await lockScreening(tx)

    const { count, ...records } = await takeMarked(tx)
    if (count > 0) await screenRecords(tx, records)
    return count
  })

const isAnyMarked = async (db: Db): Promise<boolean> => {
  const { rows } = await sql<{ isMarked: boolean }>`
    select exists (select from stale_sanctions) as "isMarked"`.execute(db)
  return rows[0]?.isMarked ?? false
}

/**
 * Screens one batch of the people and organizations that were added or renamed since the last time. A search that begins with
 * this finds whoever was just saved, and does not wait until everybody is screened against a new list (SANC-3).
 */
export const screenMarked = async (db: Db): Promise<void> => {
  if (await isAnyMarked(db)) await screenBatch(db)
}

/** Screens everybody who is marked, in batches. Returns how many marks there were. */
export const screenAllMarked = async (db: Db): Promise<number> => {
  let total = 0
  for (;;) {
    const count = await screenBatch(db)
    if (count === 0) return total
    total += count
  }
}

/** Screens some records now (SANC-3). */
export const screenNow = (db: Db | Tx, records: ScreenedRecords): Promise<void> =>
  inTransaction(db, async (tx) => {
    await lockScreening(tx)
    await screenRecords(tx, records)
  })
