import { type Link, type LinkChanges, type NewLink, percentageFor } from '@registrar/domain/links/link'
import { changedFields, recordChange } from '#platform/commands/change-log'
import { now } from '#platform/clock'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import { holdRecord } from '#platform/hold-record'
import { isId, newId } from '#platform/database/ids'
import { notFound, Problem } from '#platform/http/problem'
import type { Session } from '#platform/sessions/session'
import { findLink } from './links.queries.ts'

// Both ends are held while the link is made, so that neither is deleted at the same moment.
const lockBothEnds = async (tx: Tx, personId: string, organizationId: string) => {
  if (!(await holdRecord(tx, 'people', personId))) throw notFound('person')
  if (!(await holdRecord(tx, 'organizations', organizationId))) throw notFound('organization')
}

/**
 * Links a person and an organization and gives the link's id.
 * @throws Problem NOT_FOUND for either end, LINK_ALREADY_EXISTS
 */
export const createLink = (db: Db | Tx, asked: NewLink, session: Session): Promise<string> =>
  inTransaction(db, async (tx) => {
    await lockBothEnds(tx, asked.peopleId, asked.organizationId)
    const id = newId()
    const fields = {
      ...asked,
      roles: [...new Set(asked.roles)],
      beneficiaryPercentage: percentageFor(asked.roles, asked.beneficiaryPercentage),
    }
    const made = await tx
      .insertInto('links')
      .values({
        id,
        person_id: fields.peopleId,
        organization_id: fields.organizationId,
        roles: fields.roles,
        beneficiary_percentage: fields.beneficiaryPercentage,
      })
      .onConflict((conflict) => conflict.columns(['person_id', 'organization_id']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!made) throw new Problem('LINK_ALREADY_EXISTS', 'This person is already linked to this organization.')
    await recordChange(tx, session, {
      recordType: 'link',
      recordId: id,
      action: 'created',
      fields: changedFields({}, fields),
    })
    return id
  })

const lockLink = async (tx: Tx, id: string) => {
  const link = isId(id)
    ? await tx
        .selectFrom('links')
        .select(['roles', 'beneficiary_percentage', 'person_id', 'organization_id'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
    : undefined
  if (!link) throw notFound('link')
  return link
}

/**
 * Changes roles and percentage and gives the link.
 * @throws Problem NOT_FOUND
 */
export const updateLink = (db: Db, id: string, sent: LinkChanges, session: Session): Promise<Link> =>
  db.transaction().execute(async (tx) => {
    const locked = await lockLink(tx, id)
    const before = await findLink(tx, id)
    const roles = sent.roles ? [...new Set(sent.roles)] : before.roles
    const beneficiaryPercentage = percentageFor(roles, sent.beneficiaryPercentage ?? locked.beneficiary_percentage)
    const fields = changedFields(before, { roles, beneficiaryPercentage })
    if (Object.keys(fields).length === 0) return before
    await tx
      .updateTable('links')
      .set({ roles, beneficiary_percentage: beneficiaryPercentage, updated_at: now() })
      .where('id', '=', id)
      .execute()
    await recordChange(tx, session, { recordType: 'link', recordId: id, action: 'updated', fields })
    return { ...before, roles, beneficiaryPercentage }
  })

/**
 * Unlinks. The link goes, its history stays in the change log (decision P4).
 * @throws Problem NOT_FOUND
 */
export const removeLink = (db: Db, id: string, session: Session): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const locked = await lockLink(tx, id)
    await tx.deleteFrom('links').where('id', '=', id).execute()
    await recordChange(tx, session, {
      recordType: 'link',
      recordId: id,
      action: 'deleted',
      fields: {
        peopleId: [locked.person_id, null],
        organizationId: [locked.organization_id, null],
        roles: [locked.roles, null],
        beneficiaryPercentage: [locked.beneficiary_percentage, null],
      },
    })
  })
