import { sql } from 'kysely'
import { isStale, refreshAll, refreshBatch, type StaleRecord } from '#features/affected'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import { newId } from '#platform/database/ids'
import { lockExclusively } from '#platform/database/lock-exclusively'
import { findMatches, type Match, type ScreenedRecords } from './screening.queries.ts'

const queue = { reader: 'sanctions', batch: 500 } as const

type Named = Pick<Match, 'person_id' | 'organization_id'>

type Hit = Named & { id: string; entry_key: string; state: string; compared: string }

const pairOf = ({ person_id, organization_id }: Named, key: string) => `${person_id ?? organization_id} ${key}`

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

const screenStaleRecords = async (tx: Tx, stale: StaleRecord[]): Promise<number> => {
  const idsOf = (source: 'person' | 'organization') =>
    stale.filter((record) => record.source === source).map(({ id }) => id)

  if (stale.length > 0) await screenRecords(tx, { personIds: idsOf('person'), organizationIds: idsOf('organization') })
  return stale.length
}

/**
 * Screens one batch of the people and organizations that were added or renamed since the last time. A search that begins with
 * this finds whoever was just saved, and does not wait until everybody is screened against a new list (SANC-3).
 */
export const screenStale = async (db: Db): Promise<void> => {
  if (await isStale(db, queue.reader)) await refreshBatch(db, queue, screenStaleRecords)
}

/** Screens everybody who is marked, in batches. Returns how many people and organizations that were. */
export const screenAllStale = async (db: Db, stopping?: AbortSignal): Promise<number> =>
  (await isStale(db, queue.reader)) ? refreshAll(db, queue, screenStaleRecords, stopping) : 0

/** Screens some records now (SANC-3). */
export const screenNow = (db: Db | Tx, records: ScreenedRecords): Promise<void> =>
  inTransaction(db, async (tx) => {
    await lockExclusively(tx, queue.reader)
    await screenRecords(tx, records)
  })
