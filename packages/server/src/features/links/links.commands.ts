import type { Link, LinkChanges, NewLink } from '@registrar/domain/links/link'
import type { ShareHolding, Term } from '@registrar/domain/links/link-terms'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { sql } from 'kysely'
import { mergeEdits } from '#features/conflicts'
import { organizationRecord } from '#features/organizations'
import { personRecord } from '#features/people'
import { changedFields, clearedFields, recordChange } from '#platform/commands/change-log'
import { lockIfExists, lockRecord } from '#platform/commands/lock-record'
import { createRecord, updateRecord } from '#platform/commands/record-commands'
import { recordNotInBin, restoreRefused } from '#platform/commands/restore-record'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import { isId } from '#platform/database/ids'
import { Problem } from '#platform/http/problem'
import type { Session } from '#platform/sessions/session'
import {
  fieldsAfter,
  namesNominator,
  newFields,
  requireNominator,
  storedPercentage,
  writeDatedParts,
} from './link-fields.ts'
import { findLink, findLinkFields } from './links.queries.ts'
import { linkRecord, withRolesOn } from './links.row.ts'

/**
 * Links a person and an organization and returns the link's id. Plain roles begin `today`.
 * @throws Problem NOT_FOUND for either end, LINK_ALREADY_EXISTS, UNKNOWN_PERSON
 */
export const createLink = (
  db: Db | Tx,
  body: Pick<NewLink, 'peopleId' | 'organizationId'> & LinkChanges,
  session: Session,
  today: IsoDate,
): Promise<string> =>
  createRecord(db, linkRecord, session, async (tx, id) => {
    // Nobody deletes either end while the link is made.
    await lockRecord(tx, personRecord, body.peopleId, 'key share')
    await lockRecord(tx, organizationRecord, body.organizationId, 'key share')
    await requireNominator(tx, body.nomineeFor, body.peopleId)

    const fields = newFields(body, today)

    const inserted = await tx
      .insertInto('links')
      .values({
        id,
        person_id: body.peopleId,
        organization_id: body.organizationId,
        nominee_for: fields.nomineeFor,
        beneficiary_percentage: storedPercentage(fields, body) ?? 0,
      })
      .onConflict((conflict) => conflict.columns(['person_id', 'organization_id']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!inserted) throw new Problem('LINK_ALREADY_EXISTS', 'This person is already linked to this organization.')
    await writeDatedParts(tx, 'link_id', id, fields)

    return { peopleId: body.peopleId, organizationId: body.organizationId, ...fields }
  })

/**
 * Changes roles, percentage, terms and holdings and returns the link.
 * @throws Problem NOT_FOUND, UNKNOWN_PERSON, VALIDATION_FAILED, CHANGED_MEANWHILE
 */
export const updateLink = async (
  db: Db | Tx,
  id: string,
  body: LinkChanges,
  session: Session,
  today: IsoDate,
): Promise<Link> => {
  const saved = await updateRecord(db, linkRecord, id, session, {
    read: (tx) => findLink(tx, id, today),
    decide: async (before, tx) => {
      const edits = await mergeEdits(tx, before, body, session)
      if (edits.nomineeFor !== before.nomineeFor) await requireNominator(tx, edits.nomineeFor, before.peopleId)
      return fieldsAfter(before, edits, today)
    },
    write: async (tx, { after, changed, updatedAt }) => {
      await tx
        .updateTable('links')
        .set({
          nominee_for: after.nomineeFor,
          beneficiary_percentage: storedPercentage(after, body),
          updated_at: updatedAt,
        })
        .where('id', '=', id)
        .execute()
      await writeDatedParts(tx, 'link_id', id, changed)
    },
  })
  return namesNominator(saved) ? saved : findLink(db, id, today)
}

/**
 * Removes a link that was made by mistake. Its row waits in the bin, whole, with its terms and holdings.
 * @throws Problem NOT_FOUND
 */
export const removeLink = (db: Db | Tx, id: string, session: Session, today: IsoDate): Promise<void> =>
  inTransaction(db, async (tx) => {
    await lockRecord(tx, linkRecord, id)
    const { _id: _, version: __, ...fields } = withRolesOn(await findLinkFields(tx, id), today)

    const dated = JSON.stringify({ terms: fields.terms, holdings: fields.holdings })
    await sql`
      with removed as (delete from links where id = ${id} returning *)
      insert into deleted_links (id, person_id, organization_id, link)
      select id, person_id, organization_id, to_jsonb(removed) || ${dated}::jsonb from removed`.execute(tx)

    await recordChange(tx, session, {
      recordType: linkRecord.type,
      recordId: id,
      action: 'deleted',
      fields: clearedFields(fields),
    })
  })

const requireBothEnds = async (tx: Tx, link: { person_id: string; organization_id: string }) => {
  if (!(await lockIfExists(tx, personRecord, link.person_id, 'key share')))
    throw restoreRefused('The person is in the bin. Restore the person first.')
  if (!(await lockIfExists(tx, organizationRecord, link.organization_id, 'key share')))
    throw restoreRefused('The organization is in the bin. Restore the organization first.')
}

type LinkInBin = { terms?: Term[]; holdings?: ShareHolding[]; roles?: Term['role'][] }

// A link that was deleted before links had terms has only its roles.
const datedPartsOf = (link: unknown) => {
  const { terms, holdings = [], roles = [] } = link as LinkInBin
  return { terms: terms ?? roles.map((role) => ({ role, appointed: null, ceased: null })), holdings }
}

/**
 * Takes a link out of the bin, as it was.
 * @throws Problem NOT_FOUND, RESTORE_REFUSED while one of its ends is deleted, LINK_ALREADY_EXISTS
 */
export const restoreLink = (db: Db | Tx, id: string, session: Session, today: IsoDate): Promise<void> =>
  inTransaction(db, async (tx) => {
    const deleted = isId(id)
      ? await tx.selectFrom('deleted_links').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
      : undefined
    if (!deleted) throw recordNotInBin()
    await requireBothEnds(tx, deleted)

    await tx.deleteFrom('deleted_links').where('id', '=', id).execute()
    const { rows } = await sql`
      insert into links select restored.* from (select ${JSON.stringify(deleted.link)}::jsonb as link) as bin,
        jsonb_populate_record(null::links, bin.link) as restored
      on conflict (person_id, organization_id) do nothing returning id`.execute(tx)
    if (rows.length === 0)
      throw new Problem('LINK_ALREADY_EXISTS', 'This person is already linked to this organization.')
    await writeDatedParts(tx, 'link_id', id, datedPartsOf(deleted.link))

    const { _id: _, ...link } = withRolesOn(await findLinkFields(tx, id), today)
    const fields = changedFields({}, link)
    await recordChange(tx, session, { recordType: linkRecord.type, recordId: id, action: 'restored', fields })
  })
