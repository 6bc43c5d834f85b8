import { followUpCatalogue } from '@registrar/domain/follow-ups/catalogue'
import { fieldLabel, loggedFields } from '@registrar/domain/history/logged-fields'
import { loggedValueText } from '@registrar/domain/history/logged-value'
import { differingFields } from '@registrar/domain/merges/choose-fields'
import type { MergePreview, MergePreviewBody } from '@registrar/domain/merges/merge'
import { maskedPps } from '@registrar/domain/people/masked-pps'
import { sql } from 'kysely'
import { pairsOfLinks } from '#features/links'
import type { Db, Tx } from '#platform/database/database'
import { countRowsToMove } from '#platform/merges/moved-rows'
import { clashingFollowUps } from './merge-conflicts.queries.ts'
import { mergedKinds, type Values } from './merged-kinds.ts'
import { movedRowsLabel } from './moved-rows-label.ts'

const readNames = async (tx: Tx, ids: readonly string[]): Promise<Map<string, string>> => {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from organizations where id = any(${[...ids]}::uuid[])
    union all select id, trim(first_name || ' ' || last_name) from people where id = any(${[...ids]}::uuid[])`.execute(
    tx,
  )

  return new Map(rows.map(({ id, name }) => [id, name]))
}

const fieldsOf = (recordType: MergePreviewBody['recordType'], keep: Values, merge: Values) =>
  differingFields(recordType, keep, merge)
    .filter(({ field }) => field !== 'countedNextAr')
    .map(({ field, keep: own, merge: other, choice }) => {
      const kind = loggedFields[recordType][field]?.kind ?? 'text'
      const textOf = (value: unknown) => {
        if ((value ?? null) === null) return null
        // Enough to tell two numbers apart; neither is shown (AUD-4).
        if (field === 'pps') return maskedPps(String(value))
        return loggedValueText(kind, value, { nameOf: () => undefined })
      }

      return { field, label: fieldLabel(recordType, field), keep: textOf(own), merge: textOf(other), choice }
    })

/**
 * What a merge will do: the fields that differ, how much moves, and the conflicts with their outcome (MERGE-5).
 * @throws Problem NOT_FOUND, MERGED
 */
export const previewMerge = (db: Db, { recordType, keep, merge }: MergePreviewBody): Promise<MergePreview> =>
  db.transaction().execute(async (tx) => {
    const { kind, find } = mergedKinds[recordType]
    const [own, other] = [await find(tx, keep), await find(tx, merge)]

    const counts = await countRowsToMove(tx, kind.table, merge)
    const moves = [...counts].flatMap(([table, count]) =>
      count > 0 ? [{ label: movedRowsLabel(table) ?? table, count }] : [],
    )
    const files = Array.isArray(other.attachedFiles) ? other.attachedFiles.length : 0

    const pairs = await pairsOfLinks(tx, recordType, keep, merge)
    const names = await readNames(
      tx,
      pairs.map((pair) => pair.other),
    )
    const clashes = recordType === 'organization' ? await clashingFollowUps(tx, keep, merge) : []

    return {
      fields: fieldsOf(recordType, own, other),
      moves: files > 0 ? [...moves, { label: 'Files', count: files }] : moves,
      conflicts: [
        ...pairs.map((pair) => ({
          kind: 'link' as const,
          text: `Both are linked to ${names.get(pair.other) ?? 'the same record'}: the roles are united and the higher percentage counts.`,
        })),
        ...clashes.map(({ name }) => ({
          kind: 'followUp' as const,
          text: `Both have an active ${followUpCatalogue[name].label}: the older one is archived.`,
        })),
      ],
    }
  })
