import type { Link, LinkSearch } from '@registrar/domain/links/link'
import { sql } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import type { Db, Tx } from '#platform/database/database'
import { isId } from '#platform/database/ids'
import { notFound } from '#platform/http/problem'
import { linkColumns, linkedOrganization, linkedPerson, linkRow } from './links.row.ts'

const selectLinks = (db: Db | Tx) =>
  db
    .selectFrom('links')
    .innerJoin('people', 'people.id', 'links.person_id')
    .innerJoin('organizations', 'organizations.id', 'links.organization_id')
    .where('people.deleted_at', 'is', null)
    .where('organizations.deleted_at', 'is', null)
    .select(linkColumns)
    .select((eb) => [
      jsonBuildObject(linkedPerson(eb)).as('people'),
      jsonBuildObject(linkedOrganization(eb)).as('organization'),
    ])

/** The links of a person or an organization, oldest first. A link to a deleted record is left out. */
export const searchLinks = async (db: Db, { peopleId, organizationId, roles }: LinkSearch): Promise<Link[]> => {
  if ((peopleId && !isId(peopleId)) || (organizationId && !isId(organizationId))) return []

  const rows = await selectLinks(db)
    .$if(peopleId !== undefined, (query) => query.where('links.person_id', '=', peopleId ?? ''))
    .$if(organizationId !== undefined, (query) => query.where('links.organization_id', '=', organizationId ?? ''))
    .$if((roles?.length ?? 0) > 0, (query) => query.where('links.roles', '&&', sql.val(roles ?? [])))
    .orderBy('links.created_at')
    .orderBy('links.id')
    .execute()

  return rows.map(linkRow)
}

/**
 * One link with its person and its organization (LINK-7).
 * @throws Problem NOT_FOUND
 */
export const findLink = async (db: Db | Tx, id: string): Promise<Link> => {
  const row = isId(id) ? await selectLinks(db).where('links.id', '=', id).executeTakeFirst() : undefined
  if (!row) throw notFound('link')
  return linkRow(row)
}
