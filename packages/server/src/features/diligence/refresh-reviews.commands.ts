import { pendingChanges, type ReviewFacts, withMergedIds } from '@registrar/domain/aml/review-facts'
import { sql } from 'kysely'
import { isStale, markStale, refreshAll, type StaleRecord } from '#features/affected'
import { today } from '#platform/clock'
import type { Config } from '#platform/config'
import type { Db, Tx } from '#platform/database/database'
import { type ReviewDay, readReviewedFiles, type ReviewedFile } from './review-facts.queries.ts'

const queue = { reader: 'reviews', batch: 500 } as const

/** The part of the configuration that reviews depend on. */
export type ReviewSettings = Pick<Config, 'ownerThresholds' | 'timeZone'>

/** Today, with the settings of the firm. */
export const reviewDay = ({ timeZone, ownerThresholds }: ReviewSettings): ReviewDay => ({
  today: today(timeZone),
  ownerThresholds,
})

type Kept = { facts: ReviewFacts | null; changed: string[]; changed_on: string | null; is_enhanced: boolean }

const readKept = async (tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, Kept>> => {
  const rows = await tx
    .selectFrom('aml_reviews')
    .select(['organization_id', 'facts', 'changed', 'changed_on', 'is_enhanced'])
    .where('organization_id', 'in', ids)
    .execute()
  return new Map(rows.map(({ organization_id, ...row }) => [organization_id, row as unknown as Kept]))
}

// Somebody who was merged into another record is nobody who has left.
const readKeptIds = async (tx: Tx, kept: ReadonlyMap<string, Kept>): Promise<(id: string) => string> => {
  const named = [...kept.values()].flatMap(({ facts }) => (facts ? Object.keys(facts.countries) : []))
  const { rows } = await sql<{ merged: string; kept: string }>`
    with recursive became as (
      select merged_id as merged, keep_id as kept from merges where merged_id = any(${named}::uuid[]) and undone_at is null
      union
      select b.merged, m.keep_id from became b join merges m on m.merged_id = b.kept and m.undone_at is null)
    select merged, kept from became b where not exists (
      select from merges m where m.merged_id = b.kept and m.undone_at is null)`.execute(tx)
  const keptOf = new Map(rows.map((row) => [row.merged, row.kept]))
  return (id) => keptOf.get(id) ?? id
}

type Review = { organization_id: string; is_enhanced: boolean; facts: ReviewFacts | null } & Pick<
  Kept,
  'changed' | 'changed_on'
>

const reviewOf = (
  { id, isEnhanced, isSigned, facts: now }: ReviewedFile,
  kept: Kept | undefined,
  { keptId, today: day }: { keptId: (id: string) => string; today: string },
): Review => {
  // A file that was signed before reviews followed the facts is compared from now on.
  const signed = kept?.facts ?? (isSigned ? now : null)
  const facts = { signed: signed && withMergedIds(signed, keptId), now }
  const pending = facts.signed && pendingChanges({ signed: facts.signed, now }, kept?.changed_on ?? null, day)
  return {
    organization_id: id,
    is_enhanced: isEnhanced,
    facts: facts.signed,
    changed: pending?.facts ?? [],
    changed_on: pending?.on ?? null,
  }
}

const isSame = (review: Review, kept: Kept | undefined): boolean =>
  kept !== undefined &&
  kept.is_enhanced === review.is_enhanced &&
  kept.changed_on === review.changed_on &&
  kept.changed.join(' ') === review.changed.join(' ')

const writeReviews = async (tx: Tx, reviews: readonly Review[], day: string): Promise<void> => {
  if (reviews.length === 0) return
  await sql`
    insert into aml_reviews (organization_id, is_enhanced, facts, changed, changed_on, checked_on)
    select organization_id, is_enhanced, facts, changed, changed_on, ${day}::date
    from jsonb_to_recordset(${JSON.stringify(reviews)}::jsonb)
      as review (organization_id uuid, is_enhanced boolean, facts jsonb, changed text[], changed_on date)
    on conflict (organization_id) do update set is_enhanced = excluded.is_enhanced, facts = excluded.facts,
      changed = excluded.changed, changed_on = excluded.changed_on, checked_on = excluded.checked_on`.execute(tx)
}

// Deadlines and the compliance panel show what a review is called for.
const markReaders = async (tx: Tx, ids: readonly string[]): Promise<void> => {
  for (const reader of ['deadlines', 'compliance'] as const)
    await markStale(tx, { reader, source: 'organization' }, sql`select unnest(${[...ids]}::uuid[]) as id`)
}

const refreshFiles = async (tx: Tx, ids: readonly string[], day: ReviewDay): Promise<void> => {
  // A company that is being merged into another goes first, or stays until its review is known.
  await tx.selectFrom('organizations').select('id').where('id', 'in', ids).orderBy('id').forKeyShare().execute()
  const files = await readReviewedFiles(tx, ids, day)
  const kept = await readKept(tx, ids)
  const keptId = await readKeptIds(tx, kept)
  const reviews = files.map((file) => reviewOf(file, kept.get(file.id), { keptId, today: day.today }))

  const gone = ids.filter((id) => kept.has(id) && !files.some((file) => file.id === id))
  if (gone.length > 0)
    await sql`update aml_reviews set checked_on = ${day.today}::date
    where organization_id = any(${gone}::uuid[])`.execute(tx)
  await writeReviews(tx, reviews, day.today)
  const changed = reviews.filter((review) => !isSame(review, kept.get(review.organization_id)))
  if (changed.length > 0)
    await markReaders(
      tx,
      changed.map(({ organization_id }) => organization_id),
    )
}

// A day after tomorrow was written while the clock was wrong.
const isOld = (day: string) => sql<boolean>`(checked_on < ${day}::date or checked_on > ${day}::date + 1)`

const isAnyOld = async (db: Db, day: string): Promise<boolean> => {
  const { rows } = await sql<{ isOld: boolean }>`
    select exists (select from aml_reviews where ${isOld(day)}) as "isOld"`.execute(db)
  return rows[0]?.isOld ?? false
}

const listOld = async (tx: Tx, day: string): Promise<string[]> => {
  const rows = await tx
    .selectFrom('aml_reviews')
    .select('organization_id as id')
    .where(isOld(day))
    .limit(queue.batch)
    .execute()
  return rows.map(({ id }) => id)
}

const refreshStale =
  (day: ReviewDay) =>
  async (tx: Tx, stale: StaleRecord[]): Promise<number> => {
    const ids = stale.length > 0 ? stale.map(({ id }) => id) : await listOld(tx, day.today)
    if (ids.length > 0) await refreshFiles(tx, ids, day)
    return ids.length
  }

/**
 * Compares each file again that is concerned by a change, and on a new day all of them, with the facts of its signed version, and finds
 * out whether enhanced measures apply. Deadlines and compliance are computed again where that changes something (AML-22).
 */
export const refreshReviews = async (db: Db, settings: ReviewSettings, stopping?: AbortSignal): Promise<void> => {
  const day = reviewDay(settings)
  if ((await isStale(db, queue.reader)) || (await isAnyOld(db, day.today)))
    await refreshAll(db, queue, refreshStale(day), stopping)
}

/** Keeps the facts of today as those of a version that is being signed, which answers every review that is called for (AML-22). */
export const answerReview = async (tx: Tx, organizationId: string, day: ReviewDay): Promise<void> => {
  const [file] = await readReviewedFiles(tx, [organizationId], day)
  if (!file) return
  const { isEnhanced, facts } = file
  const review = { organization_id: organizationId, is_enhanced: isEnhanced, facts, changed: [], changed_on: null }
  await writeReviews(tx, [review], day.today)
  await markReaders(tx, [organizationId])
}
