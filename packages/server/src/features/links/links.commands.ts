import type { Link, LinkChanges, NewLink } from '@registrar/domain/links/link'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { organizationRecord } from '#features/organizations'
import { personRecord } from '#features/people'
import { lockRecord } from '#platform/commands/lock-record'
import { createRecord, updateRecord } from '#platform/commands/record-commands'
import type { Db, Tx } from '#platform/database/database'
import { Problem } from '#platform/problem'
import type { Session } from '#platform/sessions/session'
import { fieldsAfterUpdate, namesNominator, newFields, requireNominator, writeDatedParts } from './link-fields.ts'
import { linkKinds } from './link-kinds.ts'
import { findLink, findStoredLink } from './links.queries.ts'
import { linkRecord, shownLink } from './links.row.ts'

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
    await requireNominator(tx, body.nomineeFor, { holder: body.peopleId })

    const fields = newFields(body, today)

    const inserted = await tx
      .insertInto('links')
      .values({
        id,
        person_id: body.peopleId,
        organization_id: body.organizationId,
        nominee_for: fields.nomineeFor,
        beneficiary_percentage: fields.beneficiaryPercentage,
      })
      .onConflict((conflict) => conflict.columns(['person_id', 'organization_id']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!inserted) throw new Problem('LINK_ALREADY_EXISTS', linkKinds.link_id.alreadyExists)
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
  isUndo = false,
): Promise<Link> => {
  const saved = await updateRecord(db, linkRecord, id, session, {
    read: (tx) => findStoredLink(tx, id, today),
    decide: (before, tx) =>
      fieldsAfterUpdate(before, { tx, body, author: session, today, holder: before.peopleId, isUndo }),
    write: async (tx, { after, changed, updatedAt }) => {
      await tx
        .updateTable('links')
        .set({
          nominee_for: after.nomineeFor,
          beneficiary_percentage: after.beneficiaryPercentage,
          updated_at: updatedAt,
        })
        .where('id', '=', id)
        .execute()
      await writeDatedParts(tx, 'link_id', id, changed)
    },
  })
  return namesNominator(saved) ? shownLink(saved) : findLink(db, id, today)
}
