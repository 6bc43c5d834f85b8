import { sql } from 'kysely'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import { newId } from '#platform/database/ids'
import { lockExclusively } from '#platform/database/lock-exclusively'
import { hasMarks, refreshAll, refreshBatch, type StaleQueue } from '#platform/jobs/stale-queue'
import { findMatches, type Match, type ScreenedRecords } from './screening.queries.ts'

type Mark = Pick<Match, 'person_id' | 'organization_id'>

const queue: StaleQueue<Mark> = {
  table: 'stale_sanctions',
  columns: ['person_id', 'organization_id'],
  key: sql`coalesce(person_id, organization_id)`,
  batch: 500,
  lock: 'sanctions',
}

type Hit = Mark & { id: string; entry_key: string; state: string; compared: string }

const pairOf = ({ person_id, organization_id }: Mark, key: string) => `${person_id ?? organization_id} ${key}`

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

const screenRecordsOf = async (tx: Tx, marks: Mark[]): Promise<number> => {
  const personIds = marks.flatMap(({ person_id }) => person_id ?? [])
  const organizationIds = marks.flatMap(({ organization_id }) => organization_id ?? [])

  if (marks.length > 0) await screenRecords(tx, { personIds, organizationIds })
  return marks.length
}

/**
 * Screens one batch of the people and organizations that were added or renamed since the last time. A search that begins with
 * this finds whoever was just saved, and does not wait until everybody is screened against a new list (SANC-3).
 */
export const screenStale = async (db: Db): Promise<void> => {
  if (await hasMarks(db, queue)) await refreshBatch(db, queue, screenRecordsOf)
}

/** Screens everybody who is marked, in batches. Returns how many people and organizations that were. */
export const screenAllStale = (db: Db, stopping?: AbortSignal): Promise<number> =>
  refreshAll(db, queue, screenRecordsOf, stopping)

/** Screens some records now (SANC-3). */
export const screenNow = (db: Db | Tx, records: ScreenedRecords): Promise<void> =>
  inTransaction(db, async (tx) => {
    await lockExclusively(tx, queue.lock)
    await screenRecords(tx, records)
  })
