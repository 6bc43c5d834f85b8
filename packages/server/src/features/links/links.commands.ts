import { type Link, type LinkChanges, type NewLink, percentageFor } from '@registrar/domain/links/link'
import { organizationRecord } from '#features/organizations'
import { personRecord } from '#features/people'
import { recordChange } from '#platform/commands/change-log'
import { lockRecord } from '#platform/commands/lock-record'
import { createRecord, updateRecord } from '#platform/commands/record-commands'
import type { Db, Tx } from '#platform/database/database'
import { Problem } from '#platform/http/problem'
import type { Session } from '#platform/sessions/session'
import { findLink } from './links.queries.ts'
import { linkRecord } from './links.row.ts'

/**
 * Links a person and an organization and returns the link's id.
 * @throws Problem NOT_FOUND for either end, LINK_ALREADY_EXISTS
 */
export const createLink = (db: Db | Tx, body: NewLink, session: Session): Promise<string> =>
  createRecord(db, linkRecord, session, async (tx, id) => {
    // Nobody deletes either end while the link is made.
    await lockRecord(tx, personRecord, body.peopleId, 'key share')
    await lockRecord(tx, organizationRecord, body.organizationId, 'key share')

    const fields = {
      ...body,
      roles: [...new Set(body.roles)],
      beneficiaryPercentage: percentageFor(body.roles, body.beneficiaryPercentage),
    }

    const inserted = await tx
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
    if (!inserted) throw new Problem('LINK_ALREADY_EXISTS', 'This person is already linked to this organization.')

    return fields
  })

/**
 * Changes roles and percentage and returns the link.
 * @throws Problem NOT_FOUND
 */
export const updateLink = (db: Db, id: string, body: LinkChanges, session: Session): Promise<Link> =>
  updateRecord(db, linkRecord, id, session, {
    read: findLink,
    decide: (before) => {
      const roles = body.roles ? [...new Set(body.roles)] : before.roles
      const percentage = body.beneficiaryPercentage ?? before.beneficiaryPercentage

      return { roles, beneficiaryPercentage: percentageFor(roles, percentage) }
    },
    write: async (tx, { after, updatedAt }) => {
      await tx
        .updateTable('links')
        .set({ roles: after.roles, beneficiary_percentage: after.beneficiaryPercentage, updated_at: updatedAt })
        .where('id', '=', id)
        .execute()
    },
  })

/**
 * Removes a link. Its row goes; its history stays in the change log.
 * @throws Problem NOT_FOUND
 */
export const removeLink = (db: Db, id: string, session: Session): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await lockRecord(tx, linkRecord, id)

    const link = await tx.deleteFrom('links').where('id', '=', id).returningAll().executeTakeFirstOrThrow()

    await recordChange(tx, session, {
      recordType: linkRecord.type,
      recordId: id,
      action: 'deleted',
      fields: {
        peopleId: [link.person_id, null],
        organizationId: [link.organization_id, null],
        roles: [link.roles, null],
        beneficiaryPercentage: [link.beneficiary_percentage, null],
      },
    })
  })
