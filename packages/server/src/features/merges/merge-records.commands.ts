import {
  bothTexts,
  canKeepBoth,
  type DifferingField,
  differingFields,
  isChoosable,
  unitedMails,
} from '@registrar/domain/merges/choose-fields'
import type { MergeBody, MergedRecordType } from '@registrar/domain/merges/merge'
import { readEmailAddresses } from '@registrar/domain/shared/email-address'
import { isIsoDate } from '@registrar/domain/shared/iso-date'
import { isSameValue } from '@registrar/domain/shared/same-value'
import { sql } from 'kysely'
import { keepRunningReturn, removeRunningReturn } from '#features/filings'
import { updateFollowUp } from '#features/follow-ups'
import { removeOwnMembers, typesOfLivingLinks, uniteLinksOf } from '#features/links'
import { dismissOrganizationDuplicates } from '#features/organizations'
import { dismissPersonDuplicates } from '#features/people'
import { now } from '#platform/clock'
import { type FieldChanges, recordChange, recordChanges } from '#platform/commands/change-log'
import { lockRecord } from '#platform/commands/lock-record'
import type { RestoreContext, UndoableKinds } from '#platform/commands/restore-record'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import { Problem } from '#platform/problem'
import { keepNumbers, storeMerge } from '#platform/commands/merge-log'
import { type MovedRows, moveRows } from '#platform/database/moved-rows'
import { removeRows } from '#platform/database/removed-rows'
import { clashingFollowUps, distinctFrom } from './merge-conflicts.queries.ts'
import { keepHiddenAnswers, type MergeContext } from './keep-hidden-answers.ts'
import { loggedReference, mergedKinds, storedIds, type Values } from './merged-kinds.ts'

type Pair = { keep: string; merge: string }

const requireChoosable = (recordType: MergedRecordType, { keep, merge, fields }: MergeBody) => {
  if (keep.toLowerCase() === merge.toLowerCase())
    throw new Problem('VALIDATION_FAILED', 'Choose two different records.', {
      fields: { merge: 'This is the record that stays.' },
    })

  const unknown = Object.keys(fields).find((field) => !isChoosable(recordType, field))
  if (unknown !== undefined)
    throw new Problem('VALIDATION_FAILED', 'A chosen field does not exist.', {
      fields: { [`fields.${unknown}`]: 'There is no such field.' },
    })

  const single = Object.keys(fields).find((field) => fields[field] === 'both' && !canKeepBoth(recordType, field))
  if (single !== undefined) throw cannotKeepBoth(single, 'Only one value of this field can stay.')
}

const cannotKeepBoth = (field: string, reason: string): Problem =>
  new Problem('VALIDATION_FAILED', 'Both values of a field cannot be kept.', {
    fields: { [`fields.${field}`]: reason },
  })

const bothOf = (recordType: MergedRecordType, { field, keep, merge }: DifferingField): unknown => {
  if (field === 'mail') {
    if (readEmailAddresses(typeof merge === 'string' ? merge : null).state === 'unreadable')
      throw cannotKeepBoth(field, 'The second address cannot be read.')
    return keep
  }
  const both = bothTexts(recordType, field, [keep, merge])
  if (both === undefined) throw cannotKeepBoth(field, 'Both texts together are too long.')
  return both
}

const urlOf = (file: unknown): unknown => (typeof file === 'object' && file !== null && 'url' in file ? file.url : file)

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

// Logs for each moved row that its record now names another company or person. Links in the bin have moved silently.
const logMovedRows = async (
  tx: Tx,
  moved: readonly MovedRows[],
  [from, to]: readonly [string, string],
  { session }: RestoreContext,
): Promise<void> => {
  const linkIds = moved.flatMap(({ table, ids }) => (table === 'links' ? ids : []))
  const linkTypes = await typesOfLivingLinks(tx, linkIds)

  const changes = moved.flatMap(({ table, column, ids }) => {
    const reference = loggedReference(table, column)
    if (!reference) return []

    const fields: FieldChanges = { [reference.field]: [from, to] }
    return ids.flatMap((recordId) => {
      const recordType = reference.recordType ?? linkTypes.get(recordId)
      return recordType ? [{ recordType, recordId, action: 'updated' as const, fields }] : []
    })
  })

  await recordChanges(tx, session, changes)
}

// Two active follow-ups of a kind: the older one is archived (MERGE-3).
const archiveOlder = async (tx: Tx, { keep, merge }: Pair, context: RestoreContext) => {
  for (const { older } of await clashingFollowUps(tx, keep, merge))
    await updateFollowUp(tx, older, { archived_at: now() }, context)
}

// The values that were taken move dates that rules compute from them. A date that was chosen, of either record, stays.
const keepChosenDates = async (
  tx: Tx,
  kinds: UndoableKinds,
  recordType: MergedRecordType,
  { body, keep, merge, context }: { body: MergeBody; keep: Values; merge: Values; context: RestoreContext },
) => {
  const after = await mergedKinds[recordType].find(tx, body.keep)
  const differing = differingFields(recordType, keep, merge, body.fields)
  const taken = new Set(differing.flatMap(({ field, choice }) => (choice === 'merge' ? field : [])))
  const moved: FieldChanges = Object.fromEntries(
    Object.keys(keep).flatMap((field) => {
      const chosen = (taken.has(field) ? merge : keep)[field]
      const isMoved =
        isChoosable(recordType, field) && typeof chosen === 'string' && isIsoDate(chosen) && chosen !== after[field]
      return isMoved ? [[field, [chosen, after[field]]]] : []
    }),
  )

  if (Object.keys(moved).length > 0) await kinds[recordType]?.update(tx, body.keep, moved, context)
}

const applyFields = async (
  tx: Tx,
  kinds: UndoableKinds,
  recordType: MergedRecordType,
  { body, keep, merge, context }: { body: MergeBody; keep: Values; merge: Values; context: RestoreContext },
) => {
  const differing = differingFields(recordType, keep, merge, body.fields)
  const wanted: FieldChanges = Object.fromEntries(
    differing.flatMap((one) => {
      const { field, choice, keep: own, merge: other } = one
      const value = choice === 'both' ? bothOf(recordType, one) : choice === 'merge' ? other : own
      return isSameValue(value, own) ? [] : [[field, [value ?? null, own ?? null]]]
    }),
  )

  const mails = unitedMails(keep, merge, differing.find(({ field }) => field === 'mail')?.choice)
  if (!isSameValue(mails, keep['otherMails'])) wanted['otherMails'] = [mails, keep['otherMails']]

  const files = listOf(keep.attachedFiles)
  const urls = new Set(files.map(urlOf))
  const addedFiles = listOf(merge.attachedFiles).filter((file) => !urls.has(urlOf(file)))
  if (addedFiles.length > 0) wanted.attachedFiles = [[...files, ...addedFiles], files]

  if (Object.keys(wanted).length > 0) await kinds[recordType]?.update(tx, body.keep, wanted, context)
  await keepChosenDates(tx, kinds, recordType, { keep, merge, body, context })
}

// Somebody said that these records are not duplicates of the one that goes. The same then holds for the one that stays.
const keepDismissedDuplicates = async (
  tx: Tx,
  recordType: MergedRecordType,
  { keep, merge }: Pair,
  { session }: RestoreContext,
) => {
  const dismiss = recordType === 'person' ? dismissPersonDuplicates : dismissOrganizationDuplicates
  for (const other of await distinctFrom(tx, recordType, merge))
    if (other !== keep) await dismiss(tx, [keep, other], session)
}

/**
 * Moves everything that refers to the record that goes to the one that stays, then deletes its row. The database refuses the
 * deletion while a row still refers to it (MERGE-1).
 */
const removeMergedRecord = async (tx: Tx, recordType: MergedRecordType, pair: Pair, context: RestoreContext) => {
  const { kind } = mergedKinds[recordType]
  const { keep, merge } = pair

  await keepDismissedDuplicates(tx, recordType, pair, context)
  await removeOwnMembers(tx, keep, merge)
  const moved = await moveRows(tx, kind.table, merge, keep, storedIds)
  await logMovedRows(tx, moved, [merge, keep], context)

  await removeRows(tx, 'deadline_snoozes', sql`t.deadline_id like ${`%${merge}%`}`)
  await removeRows(tx, 'deadlines', sql`${merge} in (t.source_id, t.record_id, t.organization_id, t.person_id)`)
  await removeRows(tx, kind.table, sql`t.id = ${merge}`)
  await recordChange(tx, context.session, {
    recordType,
    recordId: merge,
    action: 'deleted',
    fields: { mergedInto: [null, keep] },
  })
}

/**
 * Merges a record into another in one transaction (MERGE-1 to MERGE-4). The record that stays gets the chosen values, then
 * everything that refers to the other one. The journal keeps what the merge changes.
 * @returns the id of the merge
 * @throws Problem NOT_FOUND, MERGED, VALIDATION_FAILED
 */
export const mergeRecords = (
  db: Db,
  kinds: UndoableKinds,
  recordType: MergedRecordType,
  body: MergeBody,
  { session, today, hidden }: MergeContext,
): Promise<string> =>
  inTransaction(db, async (tx) => {
    requireChoosable(recordType, body)
    const { kind, find } = mergedKinds[recordType]
    const context: MergeContext = { session: { ...session, source: 'merge' }, today, hidden }
    const pair = { keep: body.keep.toLowerCase(), merge: body.merge.toLowerCase() }

    // In the order of the ids, so that two merges do not wait for each other.
    for (const id of [pair.keep, pair.merge].toSorted()) await lockRecord(tx, kind, id)

    await keepNumbers(tx)
    const before = await find(tx, pair.keep)
    const other = await find(tx, pair.merge)
    await keepHiddenAnswers(tx, kinds, { recordType, keep: pair.keep, before }, context, () =>
      applyFields(tx, kinds, recordType, { body: { ...body, ...pair }, keep: before, merge: other, context }),
    )

    if (recordType === 'organization') await archiveOlder(tx, pair, context)
    await uniteLinksOf(tx, recordType, pair, context.session)
    if (recordType === 'organization') await removeRunningReturn(tx, pair.merge)
    await removeMergedRecord(tx, recordType, pair, context)
    if (recordType === 'organization') await keepRunningReturn(tx, pair.keep)

    return storeMerge(tx, { recordType, ...pair, userId: session.userId })
  })
