import type { Link, LinkSearch } from '@registrar/domain/links/link'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import type { Db, Tx } from '#platform/database/database'
import { isId } from '#platform/database/ids'
import { notFound } from '#platform/problem'
import { holdingsOf, termsOf } from './terms-and-shares.commands.ts'
import { linkColumns, linkedOrganization, linkedPerson, linkRow, nominatorOf, shownLink } from './links.row.ts'

const selectLinks = (db: Db | Tx) =>
  db
    .selectFrom('links')
    .innerJoin('people', 'people.id', 'links.person_id')
    .innerJoin('organizations as o', 'o.id', 'links.organization_id')
    .where('people.deleted_at', 'is', null)
    .where('o.deleted_at', 'is', null)
    .select(linkColumns)
    .select((eb) => [
      termsOf('link_id', eb.ref('links.id')).as('terms'),
      holdingsOf('link_id', eb.ref('links.id')).as('holdings'),
      nominatorOf(eb.ref('links.nominee_for')).as('nominator'),
      jsonBuildObject(linkedPerson(eb)).as('people'),
      linkedOrganization('o').as('organization'),
    ])

/** Whether a link has one of the roles that a search asks for; a search without roles finds all. */
export const hasRoleOf = (link: Pick<Link, 'roles'>, roles: LinkSearch['roles']): boolean =>
  !roles?.length || link.roles.some((role) => roles.includes(role))

/**
 * The links of a person or an organization, oldest first, with the roles of `day`. A link to a deleted record is left
 * out.
 */
export const searchLinks = async (
  db: Db,
  { peopleId, organizationId, roles }: LinkSearch,
  day: IsoDate,
): Promise<Link[]> => {
  if ((peopleId && !isId(peopleId)) || (organizationId && !isId(organizationId))) return []

  const rows = await selectLinks(db)
    .$if(peopleId !== undefined, (query) => query.where('links.person_id', '=', peopleId ?? ''))
    .$if(organizationId !== undefined, (query) => query.where('links.organization_id', '=', organizationId ?? ''))
    .orderBy('links.created_at')
    .orderBy('links.id')
    .execute()

  return rows.map((row) => shownLink(linkRow(row, day))).filter((link) => hasRoleOf(link, roles))
}

/**
 * One link with the roles of `day` and the percentage that is stored for all days.
 * @throws Problem NOT_FOUND
 */
export const findStoredLink = async (db: Db | Tx, id: string, day: IsoDate): Promise<Link> => {
  const row = isId(id) ? await selectLinks(db).where('links.id', '=', id).executeTakeFirst() : undefined
  if (!row) throw notFound('link')
  return linkRow(row, day)
}

/**
 * One link with its person and its organization (LINK-7), with the roles of `day`.
 * @throws Problem NOT_FOUND
 */
export const findLink = async (db: Db | Tx, id: string, day: IsoDate): Promise<Link> =>
  shownLink(await findStoredLink(db, id, day))

/** The fields of a link itself, even when its person or organization is deleted. */
export const findLinkFields = (tx: Tx, id: string) =>
  tx
    .selectFrom('links')
    .select(linkColumns)
    .select((eb) => [
      termsOf('link_id', eb.ref('links.id')).as('terms'),
      holdingsOf('link_id', eb.ref('links.id')).as('holdings'),
    ])
    .where('links.id', '=', id)
    .executeTakeFirstOrThrow()
