import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { sql } from 'kysely'
import { type Author, changedFields, clearedFields } from '#platform/commands/change-log'
import { lockIfExists } from '#platform/commands/lock-record'
import { removeRecord } from '#platform/commands/record-commands'
import { recordNotInBin, restoreRecord, restoreRefusedWhileInBin } from '#platform/commands/restore-record'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import { Problem } from '#platform/problem'
import { removeRows } from '#platform/database/removed-rows'
import { fileOfficerChanges } from '#features/filings'
import { endsOfFields } from './filed-changes.ts'
import { endsOf, linkKinds } from './link-kinds.ts'
import { findLink, findLinkFields } from './links.queries.ts'
import { type LinkType, withRolesOn } from './links.row.ts'

const findLoggedFields = async (tx: Tx, id: string, today: IsoDate) => {
  const { _id: _, version: __, ...fields } = withRolesOn(await findLinkFields(tx, id), today)
  return fields
}

/**
 * Removes a link of a person, or a company member, that was made by mistake. It waits in the bin, with its terms and holdings
 * (LINK-9).
 * @throws Problem NOT_FOUND
 */
export const removeLink = (db: Db | Tx, type: LinkType, id: string, author: Author, today: IsoDate): Promise<void> =>
  removeRecord(db, linkKinds[type].record, id, author, async (tx) => {
    const fields = await findLoggedFields(tx, id, today)
    const terms = { ...endsOfFields(id, fields), before: fields.terms, after: [] }
    await fileOfficerChanges(tx, terms, { author, today })
    return clearedFields(fields)
  })

/**
 * Removes a link or a company member for a user. One whose person or company is in the bin waits for that record; only undoing
 * its creation removes it then (BIN-2).
 * @throws Problem NOT_FOUND
 */
export const unlink = (db: Db | Tx, type: LinkType, id: string, author: Author, today: IsoDate): Promise<void> =>
  inTransaction(db, async (tx) => {
    await findLink(tx, type, id, today)
    await removeLink(tx, type, id, author, today)
  })

const requireBothEnds = async (tx: Tx, type: LinkType, linkedId: string, organizationId: string) => {
  for (const { kind, id, noun } of endsOf(type, linkedId, organizationId))
    if (!(await lockIfExists(tx, kind, id, 'key share'))) throw restoreRefusedWhileInBin(noun)
}

const isTaken = (error: unknown) => error instanceof Error && 'code' in error && error.code === '23505'

/**
 * Makes sure that neither end of a link in the bin is in the bin too. Whoever held the shares for another person may have been
 * merged with that person since: then they are held for nobody.
 * @throws Problem RESTORE_REFUSED
 */
export const requireEndsOfLink = async (tx: Tx, type: LinkType, id: string): Promise<void> => {
  const { linkedId, organizationId } = await tx
    .selectFrom('links')
    .select(['organization_id as organizationId', `${linkKinds[type].linkedColumn} as linkedId`])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (linkedId === null) throw recordNotInBin()
  await requireBothEnds(tx, type, linkedId, organizationId)

  await tx
    .updateTable('links')
    .set({ nominee_for: null })
    .where('id', '=', id)
    .whereRef('nominee_for', '=', 'person_id')
    .execute()
}

/**
 * Takes a link of a person, or a company member, out of the bin, as it was (BIN-2).
 * @throws Problem NOT_FOUND, RESTORE_REFUSED while one of its ends is deleted, LINK_ALREADY_EXISTS
 */
export const restoreLink = (db: Db | Tx, type: LinkType, id: string, author: Author, today: IsoDate): Promise<void> => {
  const { record, alreadyExists } = linkKinds[type]

  return restoreRecord(db, record, id, author, async (tx) => {
    await requireEndsOfLink(tx, type, id)
    const fields = await findLoggedFields(tx, id, today)
    const terms = { ...endsOfFields(id, fields), before: [], after: fields.terms }
    await fileOfficerChanges(tx, terms, { author, today })
    return changedFields({}, fields)
  }).catch((error: unknown) => {
    throw isTaken(error) ? new Problem('LINK_ALREADY_EXISTS', alreadyExists) : error
  })
}

/** Removes what one of two companies is or was to the other: a company cannot be a member of itself (LINK-8, MERGE-3). */
export const removeOwnMembers = (tx: Tx, keep: string, merge: string): Promise<void> =>
  removeRows(tx, 'links', sql`t.member_id in (${keep}, ${merge}) and t.organization_id in (${keep}, ${merge})`)
