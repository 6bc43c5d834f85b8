import { isId } from '#platform/database/ids'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import { notFound } from '#platform/http/problem'
import { screenNow } from './screening.commands.ts'
import type { ScreenedRecords } from './screening.queries.ts'

const recordsOfPerson = async (tx: Tx, id: string): Promise<ScreenedRecords> => {
  const person = await tx
    .selectFrom('people')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!person) throw notFound('person')
  return { personIds: [id], organizationIds: [] }
}

const recordsOfOrganization = async (tx: Tx, id: string): Promise<ScreenedRecords> => {
  const found = await tx
    .selectFrom('organizations')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!found) throw notFound('organization')

  const people = await tx.selectFrom('links').select('person_id').where('organization_id', '=', id).execute()
  const members = await tx
    .selectFrom('organization_members')
    .select('member_id')
    .where('organization_id', '=', id)
    .execute()
  return {
    personIds: people.map(({ person_id }) => person_id),
    organizationIds: [id, ...members.map(({ member_id }) => member_id)],
  }
}

type Scope = { personId?: string | null | undefined; organizationId?: string | null | undefined }

/**
 * Screens a person, or an organization with its people and company members, whether or not anything changed (SANC-3).
 * @throws Problem NOT_FOUND
 */
export const screenRecord = (db: Db, { personId, organizationId }: Scope): Promise<void> =>
  inTransaction(db, async (tx) => {
    if (![personId ?? '', organizationId ?? ''].some(isId)) throw notFound(personId ? 'person' : 'organization')
    const records = personId
      ? await recordsOfPerson(tx, personId)
      : await recordsOfOrganization(tx, organizationId ?? '')
    await screenNow(tx, records)
  })
