import { agreesWithBirth } from '@registrar/domain/sanctions/birth'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { sql } from 'kysely'
import { isStale, refreshAll, refreshBatch, type StaleRecord } from '#features/affected'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import { newId } from '#platform/database/ids'
import { lockExclusively } from '#platform/database/lock-exclusively'
import { renewOldKeys } from './listed-names.commands.ts'
import { OWNED_KEY, screenOwned } from './owned-companies.commands.ts'
import { findMatches, type Match, type ScreenedRecords } from './screening.queries.ts'

const queue = { reader: 'sanctions', batch: 500 } as const

type Named = Pick<Match, 'person_id' | 'organization_id' | 'list_name'>

type Hit = Named &
  Decision & { id: string; entry_key: string; compared: string; birth: IsoDate | null; births: string[] }

type Decision = { state: string; reason: string | null; decided_by: string | null; decided_at: string | null }

const pairOf = ({ person_id, organization_id, list_name }: Named, key: string) =>
  `${person_id ?? organization_id} ${list_name} ${key}`

const readHits = (tx: Tx, { personIds, organizationIds }: ScreenedRecords): Promise<Hit[]> =>
  tx
    .selectFrom('sanctions_hits')
    .select(['id', 'person_id', 'organization_id', 'list_name', 'entry_key', 'compared', 'birth', 'births'])
    .select(['state', 'reason', 'decided_by', 'decided_at'])
    .where(sql<boolean>`person_id = any(${personIds}::uuid[]) or organization_id = any(${organizationIds}::uuid[])`)
    .forUpdate()
    .execute()

const undecided: Decision = { state: 'open', reason: null, decided_by: null, decided_at: null }

// A decision counts as long as the compared names are the same, and no birth has come to agree since.
const isAnotherQuestion = (hit: Hit, { compared, birth, entry }: Match): boolean =>
  hit.compared !== compared || (agreesWithBirth(birth, entry.births) && !agreesWithBirth(hit.birth, hit.births))

const translationColumn = ({ translation }: Match) => translation && [translation.known, translation.listed]

const updateHit = async (tx: Tx, hit: Hit, match: Match): Promise<void> => {
  const { entry, score, compared, list_kind, former_name, birth } = match
  const translation = translationColumn(match)
  const isOpenAgain = hit.state === 'cleared' && isAnotherQuestion(hit, match)

  await tx
    .updateTable('sanctions_hits')
    .set({ names: [...entry.names], births: [...entry.births], programme: entry.programme })
    .set({ score, compared, list_kind, former_name, birth, translation })
    .$if(isOpenAgain, (query) => query.set(undecided))
    .where('id', '=', hit.id)
    .where((eb) =>
      eb.or([
        eb('compared', '<>', compared),
        eb('score', '<>', score),
        eb('list_kind', '<>', list_kind),
        sql<boolean>`births <> ${entry.births}
          or (former_name, birth, translation) is distinct from (${former_name}::text, ${birth}::date, ${translation}::text[])`,
      ]),
    )
    .execute()
}

const insertHit = (tx: Tx, match: Match, { state, reason, decided_by, decided_at }: Decision) => {
  const { person_id, organization_id, list_name, list_kind, entry, score, compared, former_name, birth } = match
  return tx
    .insertInto('sanctions_hits')
    .values({
      id: newId(),
      person_id,
      organization_id,
      list_name,
      list_kind,
      entry_key: entry.key,
      names: [...entry.names],
      births: [...entry.births],
      programme: entry.programme,
      score,
      compared,
      former_name,
      translation: translationColumn(match),
      birth,
      state,
      reason,
      decided_by,
      decided_at,
    })
    .execute()
}

// What was decided about somebody and an entry counts on every list that has the entry.
const decisionElsewhere = (hits: readonly Hit[], { person_id, organization_id, entry, compared }: Match): Decision =>
  hits.find(
    (hit) =>
      hit.state !== 'open' &&
      hit.entry_key === entry.key &&
      hit.compared === compared &&
      hit.person_id === person_id &&
      hit.organization_id === organization_id,
  ) ?? undecided

/**
 * Compares records with the loaded lists (SANC-3). New hits are open, an open hit that no longer matches is deleted, and a
 * decision stays while the names are the same.
 */
const screenRecords = async (tx: Tx, records: ScreenedRecords): Promise<void> => {
  const matches = await findMatches(tx, records)
  const hits = await readHits(tx, records)
  const known = new Map(hits.map((hit) => [pairOf(hit, hit.entry_key), hit]))
  const found = new Set(matches.map((match) => pairOf(match, match.entry.key)))

  for (const match of matches) {
    const hit = known.get(pairOf(match, match.entry.key))
    await (hit ? updateHit(tx, hit, match) : insertHit(tx, match, decisionElsewhere(hits, match)))
  }

  const outdated = hits.filter(
    (hit) => hit.state === 'open' && hit.entry_key !== OWNED_KEY && !found.has(pairOf(hit, hit.entry_key)),
  )
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

  if (stale.length === 0) return 0
  await screenRecords(tx, { personIds: idsOf('person'), organizationIds: idsOf('organization') })
  await screenOwned(tx)
  return stale.length
}

/**
 * Screens one batch of the people and organizations that were added or renamed since the last time. A search that begins with
 * this finds whoever was just saved, and does not wait until everybody is screened against a new list (SANC-3).
 */
export const screenStale = async (db: Db): Promise<void> => {
  await renewOldKeys(db)
  if (await isStale(db, queue.reader)) await refreshBatch(db, queue, screenStaleRecords)
}

/** Screens everybody who is marked, in batches. Returns how many people and organizations that were. */
export const screenAllStale = async (db: Db, stopping?: AbortSignal): Promise<number> => {
  await renewOldKeys(db)
  return (await isStale(db, queue.reader)) ? refreshAll(db, queue, screenStaleRecords, stopping) : 0
}

/** Screens some records now (SANC-3). */
export const screenNow = (db: Db | Tx, records: ScreenedRecords): Promise<void> =>
  inTransaction(db, async (tx) => {
    await renewOldKeys(tx)
    await lockExclusively(tx, queue.reader)
    await screenRecords(tx, records)
    await screenOwned(tx)
  })
