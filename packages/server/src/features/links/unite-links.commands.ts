import { uniteLinks } from '@registrar/domain/merges/unite-links'
import { isSameValue } from '@registrar/domain/shared/same-value'
import { sql } from 'kysely'
import { type Author, changedFields, type FieldChanges, recordChange } from '#platform/commands/change-log'
import { lockIfExists } from '#platform/commands/lock-record'
import { restoreRefused } from '#platform/commands/restore-record'
import type { Tx } from '#platform/database/database'
import { type RemovedRow, removeRows } from '#platform/merges/removed-rows'
import { linkKinds } from './link-kinds.ts'
import { type HolderColumn, replaceHoldings, replaceTerms } from './terms-and-shares.commands.ts'

/** A link that took over the fields of another one; `fields` are the old and new values. */
export type UnitedLink = { holder: HolderColumn; id: string; fields: FieldChanges }

type Fields = Awaited<ReturnType<(typeof linkKinds)[HolderColumn]['readFields']>>

const partsOf = ({ beneficiaryPercentage, terms, holdings, nomineeFor }: Fields) => ({
  beneficiaryPercentage,
  terms,
  holdings,
  nomineeFor,
})

const writeParts = async (tx: Tx, holder: HolderColumn, id: string, parts: ReturnType<typeof partsOf>) => {
  const columns = { beneficiary_percentage: parts.beneficiaryPercentage, nominee_for: parts.nomineeFor }
  if (holder === 'link_id') await tx.updateTable('links').set(columns).where('id', '=', id).execute()
  else await tx.updateTable('organization_members').set(columns).where('id', '=', id).execute()

  await replaceTerms(tx, holder, id, parts.terms)
  await replaceHoldings(tx, holder, id, parts.holdings)
}

/** Two links to the same third record, and the people for whom their shares are held. */
type LinkPair = {
  holder: HolderColumn
  keep: string
  merge: string
  other: string
  keepHeldFor: string | null
  mergeHeldFor: string | null
}

/** The pairs of links that lead from two records to the same third record: `keep` stays, `merge` goes. */
export const pairsOfLinks = async (tx: Tx, recordType: 'organization' | 'person', keep: string, merge: string) => {
  const pairs = (holder: HolderColumn, table: string, own: string, other: string) =>
    sql<LinkPair>`
      select ${holder}::text as holder, k.id as keep, m.id as merge, k.${sql.ref(other)} as other,
        k.nominee_for as "keepHeldFor", m.nominee_for as "mergeHeldFor"
      from ${sql.table(table)} k join ${sql.table(table)} m on m.${sql.ref(other)} = k.${sql.ref(other)}
      where k.${sql.ref(own)} = ${keep} and m.${sql.ref(own)} = ${merge}
        and k.${sql.ref(other)} not in (${keep}, ${merge})`

  if (recordType === 'person') return (await pairs('link_id', 'links', 'person_id', 'organization_id').execute(tx)).rows

  const found = [
    await pairs('link_id', 'links', 'organization_id', 'person_id').execute(tx),
    await pairs('member_id', 'organization_members', 'organization_id', 'member_id').execute(tx),
    await pairs('member_id', 'organization_members', 'member_id', 'organization_id').execute(tx),
  ]
  return found.flatMap(({ rows }) => rows)
}

/** The links by which one of two people holds shares for the other. */
export const linksHeldForEachOther = async (tx: Tx, keep: string, merge: string) => {
  const { rows } = await sql<{ id: string; nomineeFor: string; organizationId: string }>`
    select id, nominee_for as "nomineeFor", organization_id as "organizationId" from links
    where person_id in (${keep}, ${merge}) and nominee_for in (${keep}, ${merge}) order by id`.execute(tx)
  return rows
}

const clearNominees = async (tx: Tx, { keep, merge }: { keep: string; merge: string }, author: Author) => {
  const cleared: UnitedLink[] = []

  for (const { id, nomineeFor } of await linksHeldForEachOther(tx, keep, merge)) {
    const fields: FieldChanges = { nomineeFor: [nomineeFor, null] }
    await tx.updateTable('links').set({ nominee_for: null }).where('id', '=', id).execute()
    await recordChange(tx, author, {
      recordType: linkKinds.link_id.record.type,
      recordId: id,
      action: 'updated',
      fields,
    })
    cleared.push({ holder: 'link_id', id, fields })
  }
  return cleared
}

/**
 * Unites the links that two records have to the same third record, before one of them is merged into the other: the link that
 * stays gets the roles of both and the higher percentage (MERGE-3). If one company is a member of the other, that membership
 * is removed. Shares that one person holds for the other are held for nobody.
 */
export const uniteLinksOf = async (
  tx: Tx,
  recordType: 'organization' | 'person',
  { keep, merge }: { keep: string; merge: string },
  author: Author,
): Promise<{ united: UnitedLink[]; removed: RemovedRow[] }> => {
  const united: UnitedLink[] = []
  const removed: RemovedRow[] = []

  for (const pair of await pairsOfLinks(tx, recordType, keep, merge)) {
    const { readFields, record } = linkKinds[pair.holder]
    const before = partsOf(await readFields(tx, pair.keep))
    const after = uniteLinks(before, partsOf(await readFields(tx, pair.merge)))

    removed.push(...(await removeRows(tx, record.table, sql`t.id = ${pair.merge}`)))
    await recordChange(tx, author, { recordType: record.type, recordId: pair.merge, action: 'deleted' })

    const fields = changedFields(before, after)
    if (Object.keys(fields).length === 0) continue
    await writeParts(tx, pair.holder, pair.keep, after)
    await recordChange(tx, author, { recordType: record.type, recordId: pair.keep, action: 'updated', fields })
    united.push({ holder: pair.holder, id: pair.keep, fields })
  }

  if (recordType === 'person') united.push(...(await clearNominees(tx, { keep, merge }, author)))
  else
    removed.push(
      ...(await removeRows(
        tx,
        'organization_members',
        sql`t.member_id in (${keep}, ${merge}) and t.organization_id in (${keep}, ${merge})`,
      )),
    )

  return { united, removed }
}

/**
 * Gives united links the fields back that they had before. A link that was removed since then stays removed.
 * @throws Problem RESTORE_REFUSED when somebody has changed it since
 */
export const separateLinks = async (tx: Tx, united: readonly UnitedLink[], author: Author): Promise<void> => {
  for (const { holder, id, fields } of united.toReversed()) {
    const { readFields, record } = linkKinds[holder]
    if (!(await lockIfExists(tx, record, id, 'update'))) continue

    const current = await readFields(tx, id)
    const now = new Map<string, unknown>(Object.entries(partsOf(current)))
    const moved = Object.keys(fields).find((field) => !isSameValue(now.get(field), fields[field]?.[1]))
    if (moved !== undefined) throw restoreRefused('Somebody has changed a united link since the merge.')

    const old = Object.fromEntries(Object.entries(fields).map(([field, [before]]) => [field, before]))
    await writeParts(tx, holder, id, { ...partsOf(current), ...old })
    await recordChange(tx, author, {
      recordType: record.type,
      recordId: id,
      action: 'updated',
      fields: Object.fromEntries(Object.entries(fields).map(([field, [before, after]]) => [field, [after, before]])),
    })
  }
}
