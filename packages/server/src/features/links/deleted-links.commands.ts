import type { ShareHolding, Term } from '@registrar/domain/links/link-terms'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { sql } from 'kysely'
import { organizationRecord } from '#features/organizations'
import { type Author, changedFields, clearedFields, recordChange } from '#platform/commands/change-log'
import { lockIfExists, lockRecord } from '#platform/commands/lock-record'
import { recordNotInBin, restoreRefusedWhileInBin } from '#platform/commands/restore-record'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import { isId } from '#platform/database/ids'
import { Problem } from '#platform/problem'
import { type RemovedRow, removeRows } from '#platform/merges/removed-rows'
import { writeDatedParts } from './link-fields.ts'
import { linkKinds } from './link-kinds.ts'
import { withRolesOn } from './links.row.ts'
import type { HolderColumn } from './terms-and-shares.commands.ts'

const deleteRow = {
  link_id: (id: string) => sql`delete from links where id = ${id} returning *`,
  member_id: (id: string) => sql`delete from organization_members where id = ${id} returning *`,
}

const insertRow = {
  link_id: (row: string) => sql`
    insert into links select restored.* from jsonb_populate_record(null::links, ${row}::jsonb) as restored
    on conflict (person_id, organization_id) do nothing returning id`,
  member_id: (row: string) => sql`
    insert into organization_members
    select restored.* from jsonb_populate_record(null::organization_members, ${row}::jsonb) as restored
    on conflict (member_id, organization_id) do nothing returning id`,
}

/**
 * Removes a link of a person, or a company member, that was made by mistake. Its row waits in the bin, whole, with its terms
 * and holdings (LINK-9).
 * @throws Problem NOT_FOUND
 */
export const removeLink = (
  db: Db | Tx,
  column: HolderColumn,
  id: string,
  author: Author,
  today: IsoDate,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { record, readFields } = linkKinds[column]
    await lockRecord(tx, record, id)
    const { _id: _, version: __, ...fields } = withRolesOn(await readFields(tx, id), today)

    const dated = JSON.stringify({ terms: fields.terms, holdings: fields.holdings })
    await sql`
      with removed as (${deleteRow[column](id)}),
      binned as (select to_jsonb(removed) || ${dated}::jsonb as link from removed)
      insert into deleted_links (id, person_id, member_id, organization_id, link)
      select kept.id, kept.person_id, kept.member_id, kept.organization_id, binned.link
      from binned, jsonb_populate_record(null::deleted_links, binned.link) as kept`.execute(tx)

    await recordChange(tx, author, {
      recordType: record.type,
      recordId: id,
      action: 'deleted',
      fields: clearedFields(fields),
    })
  })

/**
 * Removes a link or a company member for a user. One whose person or company is in the bin waits for that record; only undoing
 * its creation removes it then (BIN-2).
 * @throws Problem NOT_FOUND
 */
export const unlink = (db: Db, column: HolderColumn, id: string, author: Author, today: IsoDate): Promise<void> =>
  inTransaction(db, async (tx) => {
    await linkKinds[column].find(tx, id, today)
    await removeLink(tx, column, id, author, today)
  })

type LinkInBin = {
  nominee_for?: string | null
  terms?: Term[]
  holdings?: ShareHolding[]
  roles?: Term['role'][]
}

// A link that was deleted before links had terms has only its roles.
const datedPartsOf = ({ terms, holdings = [], roles = [] }: LinkInBin) => ({
  terms: terms ?? roles.map((role) => ({ role, appointed: null, ceased: null })),
  holdings,
})

const lockDeleted = async (tx: Tx, column: HolderColumn, id: string) => {
  const { linkedColumn } = linkKinds[column]
  const deleted = isId(id)
    ? await tx
        .selectFrom('deleted_links')
        .select(['organization_id as organizationId', 'link'])
        .select((eb) => eb.ref(linkedColumn).$notNull().as('linkedId'))
        .where('id', '=', id)
        .where(linkedColumn, 'is not', null)
        .forUpdate()
        .executeTakeFirst()
    : undefined
  if (!deleted) throw recordNotInBin()

  // Only the removal of a link, and its merges, write what waits.
  return { ...deleted, link: deleted.link as LinkInBin }
}

// In the order of the ids, so that two companies that are each other's members do not wait for each other.
const requireBothEnds = async (tx: Tx, column: HolderColumn, linkedId: string, organizationId: string) => {
  const { linkedRecord, linkedNoun } = linkKinds[column]
  const ends = [
    { kind: linkedRecord, id: linkedId, noun: linkedNoun },
    { kind: organizationRecord, id: organizationId, noun: 'organization' },
  ]

  for (const { kind, id, noun } of ends.toSorted((one, other) => (one.id < other.id ? -1 : 1)))
    if (!(await lockIfExists(tx, kind, id, 'key share'))) throw restoreRefusedWhileInBin(noun)
}

// The person for whom shares are held may have been erased since, or merged into their holder. Then they are held for nobody, as
// in links that stayed.
const knownNominee = async (tx: Tx, id: string | null | undefined, holder: string): Promise<string | null> => {
  if (!id || id === holder) return null
  const person = await tx.selectFrom('people').select('id').where('id', '=', id).forKeyShare().executeTakeFirst()
  return person?.id ?? null
}

/**
 * Takes a link of a person, or a company member, out of the bin, as it was (BIN-2).
 * @throws Problem NOT_FOUND, RESTORE_REFUSED while one of its ends is deleted, LINK_ALREADY_EXISTS
 */
export const restoreLink = (
  db: Db | Tx,
  column: HolderColumn,
  id: string,
  author: Author,
  today: IsoDate,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { record, readFields, alreadyExists } = linkKinds[column]
    const { link, linkedId, organizationId } = await lockDeleted(tx, column, id)
    await requireBothEnds(tx, column, linkedId, organizationId)

    const row = JSON.stringify({ ...link, nominee_for: await knownNominee(tx, link.nominee_for, linkedId) })
    const { rows } = await insertRow[column](row).execute(tx)
    if (rows.length === 0) throw new Problem('LINK_ALREADY_EXISTS', alreadyExists)
    await writeDatedParts(tx, column, id, datedPartsOf(link))
    await tx.deleteFrom('deleted_links').where('id', '=', id).execute()

    const { _id: _, version: __, ...restored } = withRolesOn(await readFields(tx, id), today)
    const fields = changedFields({}, restored)
    await recordChange(tx, author, { recordType: record.type, recordId: id, action: 'restored', fields })
  })

/**
 * Removes from the bin what one of two companies was to the other before they become one: a company cannot be a member of
 * itself (LINK-8, MERGE-3).
 */
export const removeOwnMembersInBin = (tx: Tx, keep: string, merge: string): Promise<RemovedRow[]> =>
  removeRows(tx, 'deleted_links', sql`t.member_id in (${keep}, ${merge}) and t.organization_id in (${keep}, ${merge})`)

/**
 * Updates the copies of links in the bin after their columns have moved from one record to another, so that a link that is
 * restored names the right records (BIN-2). `ids`: the links whose shares may be held for the other record now; all by default.
 * @returns the ids of the links whose shares are held for the other record now
 */
export const renewLinksInBin = async (tx: Tx, from: string, to: string, ids?: readonly string[]): Promise<string[]> => {
  await sql`
    update deleted_links set link = link || jsonb_strip_nulls(
      jsonb_build_object('person_id', person_id, 'member_id', member_id, 'organization_id', organization_id))
    where ${from} in (person_id, member_id, organization_id) or ${to} in (person_id, member_id, organization_id)`.execute(
    tx,
  )
  const { rows } = await sql<{ id: string }>`
    update deleted_links set link = link || jsonb_build_object('nominee_for', ${to}::text)
    where link ->> 'nominee_for' = ${from} and (${ids === undefined} or id = any(${[...(ids ?? [])]}::uuid[]))
    returning id`.execute(tx)

  return rows.map(({ id }) => id)
}
