import { isSameValue } from '@registrar/domain/shared/same-value'
import { followUpCatalogue } from '@registrar/domain/follow-ups/catalogue'
import { fieldKind, fieldLabel } from '@registrar/domain/history/logged-fields'
import { loggedValueText } from '@registrar/domain/history/logged-value'
import { canKeepBoth, differingFields } from '@registrar/domain/merges/choose-fields'
import type { MergePreview, MergePreviewBody } from '@registrar/domain/merges/merge'
import { maskedPps } from '@registrar/domain/people/masked-pps'
import { displayDate } from '@registrar/domain/shared/iso-date'
import { sql } from 'kysely'
import { countLinksOf, linksHeldForEachOther, pairsOfLinks } from '#features/links'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import { fullName } from '#platform/database/full-name'
import { countRowsToMove } from '#platform/database/moved-rows'
import { clashingFollowUps, countMovedFilings, lostByMerge } from './merge-conflicts.queries.ts'
import { mergedKinds, type Values } from './merged-kinds.ts'
import { movesInWords } from './moved-rows-label.ts'

const readNames = async (tx: Tx, ids: readonly string[]): Promise<Map<string, string>> => {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from organizations where id = any(${[...ids]}::uuid[])
    union all select id, ${fullName('people')} from people where id = any(${[...ids]}::uuid[])`.execute(tx)

  return new Map(rows.map(({ id, name }) => [id, name]))
}

const namedIds = ({ sameAsOrganization: id }: Values): string[] => (typeof id === 'string' ? [id] : [])

// The AML file is chosen as a whole. A reader wants the answers in which the two differ.
const amlText = (own: unknown, other: unknown, hidden: ReadonlySet<string>): string | null => {
  const answers = (form: unknown) => new Map(Object.entries((form ?? {}) as Values))
  const [mine, theirs] = [answers(own), answers(other)]
  const lines = [...mine].flatMap(([answer, value]) => {
    const name = `aml.${answer}`
    const text = loggedValueText(fieldKind('organization', name), value, { nameOf: () => undefined })
    return text === null || hidden.has(answer) || isSameValue(value, theirs.get(answer))
      ? []
      : [`${fieldLabel('organization', name)}: ${text}`]
  })
  return lines.join('; ') || null
}

const fieldsOf = (
  recordType: MergePreviewBody['recordType'],
  [keep, merge]: [Values, Values],
  { nameOf, hidden }: { nameOf: (id: string) => string | undefined; hidden: ReadonlySet<string> },
) =>
  differingFields(recordType, keep, merge)
    .filter(({ field }) => field !== 'countedNextAr')
    .map(({ field, keep: own, merge: other, choice }) => {
      const textOf = (value: unknown) => {
        if ((value ?? null) === null) return null
        // Enough to tell two numbers apart; neither is shown (AUD-4).
        if (field === 'pps') return maskedPps(String(value))
        return loggedValueText(fieldKind(recordType, field), value, { nameOf })
      }
      const texts =
        field === 'aml'
          ? { keep: amlText(own, other, hidden), merge: amlText(other, own, hidden) }
          : { keep: textOf(own), merge: textOf(other) }

      return {
        field,
        label: fieldLabel(recordType, field),
        ...texts,
        choice,
        canKeepBoth: canKeepBoth(recordType, field),
      }
    })

/**
 * What a merge will do: the fields that differ, how much moves, and the conflicts with their outcome (MERGE-5). `hidden`: the answers of
 * the AML file that the user may not see (AML-23).
 * @throws Problem NOT_FOUND, MERGED
 */
export const previewMerge = (
  db: Db,
  { recordType, keep, merge }: MergePreviewBody,
  hidden: ReadonlySet<string>,
): Promise<MergePreview> =>
  inTransaction(db, async (tx) => {
    const { kind, find } = mergedKinds[recordType]
    const [own, other] = [await find(tx, keep), await find(tx, merge)]

    const counts = await countRowsToMove(tx, kind.table, merge)
    if (counts.has('filings')) counts.set('filings', await countMovedFilings(tx, merge))
    const moves = movesInWords(new Map([...counts, ...(await countLinksOf(tx, merge))]))
    const files = Array.isArray(other.attachedFiles) ? other.attachedFiles.length : 0

    const pairs = await pairsOfLinks(tx, recordType, keep, merge)
    const nominees = recordType === 'person' ? await linksHeldForEachOther(tx, keep, merge) : []
    const names = await readNames(tx, [
      ...pairs.flatMap(({ other: linked, keepHeldFor, mergeHeldFor }) => [
        linked,
        keepHeldFor ?? mergeHeldFor ?? linked,
      ]),
      ...nominees.map(({ organizationId }) => organizationId),
      ...namedIds(own),
      ...namedIds(other),
    ])
    const clashes = recordType === 'organization' ? await clashingFollowUps(tx, keep, merge) : []

    const lost = recordType === 'organization' ? await lostByMerge(tx, keep, merge) : { returns: [], isMember: false }

    return {
      fields: fieldsOf(recordType, [own, other], { nameOf: (id) => names.get(id), hidden }),
      moves: files > 0 ? [...moves, { label: 'Files', count: files }] : moves,
      conflicts: [
        ...pairs.map((pair) => ({
          kind: 'link' as const,
          text: `Both are linked to ${names.get(pair.other) ?? 'the same record'}: the roles are united and the higher percentage counts.`,
        })),
        ...pairs
          .filter(({ keepHeldFor, mergeHeldFor }) => keepHeldFor !== mergeHeldFor)
          .map((pair) => ({
            kind: 'nominee' as const,
            text: `Both are linked to ${names.get(pair.other) ?? 'the same record'}, but the shares are held for different people: all are held for ${names.get(pair.keepHeldFor ?? pair.mergeHeldFor ?? '') ?? 'the same person'} afterwards.`,
          })),
        ...clashes.map(({ name }) => ({
          kind: 'followUp' as const,
          text: `Both have an active ${followUpCatalogue[name].label}: the older one is archived.`,
        })),
        ...lost.returns.map((day) => ({
          kind: 'annualReturn' as const,
          text: `Both have an annual return made up to ${displayDate(day)}: that of the company that stays counts.`,
        })),
        ...(lost.isMember
          ? [{ kind: 'membership' as const, text: 'One is a member of the other: that membership is removed.' }]
          : []),
        ...nominees.map(({ organizationId }) => ({
          kind: 'nominee' as const,
          text: `One holds shares in ${names.get(organizationId) ?? 'a company'} for the other: they are held for nobody.`,
        })),
      ],
    }
  })
