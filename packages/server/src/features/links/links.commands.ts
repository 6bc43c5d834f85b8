import { type Link, type LinkChanges, type NewLink, percentageFor } from '@registrar/domain/links/link'
import { type Selectable, sql } from 'kysely'
import { organizationRecord } from '#features/organizations'
import { personRecord } from '#features/people'
import { changedFields, recordChange } from '#platform/commands/change-log'
import { lockIfExists, lockRecord } from '#platform/commands/lock-record'
import { createRecord, updateRecord } from '#platform/commands/record-commands'
import { notInBin, refuseRestore } from '#platform/commands/restore-record'
import { type Db, inTransaction, type Tables, type Tx } from '#platform/database/database'
import { isId } from '#platform/database/ids'
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
export const updateLink = (db: Db | Tx, id: string, body: LinkChanges, session: Session): Promise<Link> =>
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

// The fields of a link that comes or goes, as the change log shows them.
const linkFields = (link: Selectable<Tables['links']>) => ({
  peopleId: link.person_id,
  organizationId: link.organization_id,
  roles: link.roles,
  beneficiaryPercentage: link.beneficiary_percentage,
})

/**
 * Removes a link. Its row waits in the bin, whole.
 * @throws Problem NOT_FOUND
 */
export const removeLink = (db: Db | Tx, id: string, session: Session): Promise<void> =>
  inTransaction(db, async (tx) => {
    await lockRecord(tx, linkRecord, id)

    const link = await tx.selectFrom('links').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    await sql`
      with removed as (delete from links where id = ${id} returning *)
      insert into deleted_links (id, person_id, organization_id, link)
      select id, person_id, organization_id, to_jsonb(removed) from removed`.execute(tx)

    await recordChange(tx, session, {
      recordType: linkRecord.type,
      recordId: id,
      action: 'deleted',
      fields: Object.fromEntries(Object.entries(linkFields(link)).map(([field, value]) => [field, [value, null]])),
    })
  })

const requireBothEnds = async (tx: Tx, link: { person_id: string; organization_id: string }) => {
  if (!(await lockIfExists(tx, personRecord, link.person_id, 'key share')))
    throw refuseRestore('The person is in the bin. Restore the person first.')
  if (!(await lockIfExists(tx, organizationRecord, link.organization_id, 'key share')))
    throw refuseRestore('The organization is in the bin. Restore the organization first.')
}

/**
 * Takes a link out of the bin, as it was.
 * @throws Problem NOT_FOUND, RESTORE_REFUSED while one of its ends is deleted, LINK_ALREADY_EXISTS
 */
export const restoreLink = (db: Db | Tx, id: string, session: Session): Promise<void> =>
  inTransaction(db, async (tx) => {
    const deleted = isId(id)
      ? await tx.selectFrom('deleted_links').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
      : undefined
    if (!deleted) throw notInBin()
    await requireBothEnds(tx, deleted)

    await tx.deleteFrom('deleted_links').where('id', '=', id).execute()
    const { rows } = await sql<Selectable<Tables['links']>>`
      insert into links select restored.* from (select ${JSON.stringify(deleted.link)}::jsonb as link) as bin,
        jsonb_populate_record(null::links, bin.link) as restored
      on conflict (person_id, organization_id) do nothing returning *`.execute(tx)
    const [link] = rows
    if (!link) throw new Problem('LINK_ALREADY_EXISTS', 'This person is already linked to this organization.')

    const fields = changedFields({}, linkFields(link))
    await recordChange(tx, session, { recordType: linkRecord.type, recordId: id, action: 'restored', fields })
  })
