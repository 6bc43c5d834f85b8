import type { CompanyMemberPair } from '@registrar/domain/links/company-member'
import type { Link, LinkSearch } from '@registrar/domain/links/link'
import { recordTypeNouns } from '@registrar/domain/shared/change'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import type { Db, Tx } from '#platform/database/database'
import { isId } from '#platform/database/ids'
import { notFound } from '#platform/problem'
import { linkKinds } from './link-kinds.ts'
import { withShares } from './links-with-shares.ts'
import {
  type LinkAnswers,
  linkColumns,
  linkedOrganization,
  linkedPerson,
  linkRow,
  type LinkType,
  nominatorOf,
  shownLink,
  withRolesOn,
} from './links.row.ts'

const selectLinks = (db: Db | Tx) =>
  db
    .selectFrom('living_links as l')
    .innerJoin('organizations as o', 'o.id', 'l.organization_id')
    .where('o.deleted_at', 'is', null)
    .select(linkColumns)
    .select((eb) => [nominatorOf(eb.ref('l.nominee_for')).as('nominator'), linkedOrganization('o').as('organization')])
    .orderBy('l.created_at')
    .orderBy('l.id')

type Reader<L> = (db: Db | Tx, condition: RawBuilder<SqlBool>, day: IsoDate) => Promise<L[]>

/** Read the links `l` that fit a condition, oldest first, with the roles of a day. A link of a deleted record is left out. */
const readers: { [Type in LinkType]: Reader<LinkAnswers[Type]> } = {
  link: async (db, condition, day) => {
    const rows = await selectLinks(db)
      .innerJoin('people', 'people.id', 'l.person_id')
      .where('people.deleted_at', 'is', null)
      .where(condition)
      .select('people.id as peopleId')
      .select((eb) => jsonBuildObject(linkedPerson(eb)).as('people'))
      .execute()
    return withShares(
      db,
      rows.map((row) => linkRow(row, day)),
      day,
    )
  },
  'company-member': async (db, condition, day) => {
    const rows = await selectLinks(db)
      .innerJoin('organizations as m', 'm.id', 'l.member_id')
      .where('m.deleted_at', 'is', null)
      .where(condition)
      .select('m.id as memberId')
      .select(linkedOrganization('m').as('member'))
      .execute()
    return withShares(
      db,
      rows.map((row) => withRolesOn(row, day)),
      day,
    )
  },
}

type Search = { linkedId?: string | undefined } & Pick<LinkSearch, 'organizationId' | 'roles'>

/**
 * The links of a person, a member or an organization, oldest first, with the roles of `day`; with `roles`, only those that have one
 * of them.
 */
export const searchLinks = async <Type extends LinkType>(
  db: Db,
  type: Type,
  { linkedId, organizationId, roles }: Search,
  day: IsoDate,
): Promise<LinkAnswers[Type][]> => {
  if ([linkedId, organizationId].some((id) => id !== undefined && id !== null && !isId(id))) return []

  const ends = { [linkKinds[type].linkedColumn]: linkedId, organization_id: organizationId }
  const conditions = Object.entries(ends).flatMap(([column, id]) =>
    id === undefined ? [] : [sql`${sql.ref(`l.${column}`)} = ${id}`],
  )
  const links = await readers[type](db, sql`${sql.join(conditions, sql` and `)}`, day)

  return links.map(shownLink).filter((link) => !roles?.length || link.roles.some((role) => roles.includes(role)))
}

/**
 * One link with the roles of `day` and the percentage that is stored for all days.
 * @throws Problem NOT_FOUND
 */
export const findStoredLink = async <Type extends LinkType>(
  db: Db | Tx,
  type: Type,
  id: string,
  day: IsoDate,
): Promise<LinkAnswers[Type]> => {
  const [link] = isId(id) ? await readers[type](db, sql`l.id = ${id}`, day) : []
  if (!link) throw notFound(recordTypeNouns[type])
  return link
}

/**
 * One link with both its ends (LINK-7), with the roles of `day`.
 * @throws Problem NOT_FOUND
 */
export const findLink = async <Type extends LinkType>(
  db: Db | Tx,
  type: Type,
  id: string,
  day: IsoDate,
): Promise<LinkAnswers[Type]> => shownLink(await findStoredLink(db, type, id, day))

/** The links, with the roles of `day`, of people to organizations that are given as pairs. */
export const listLinksOfPairs = async (
  tx: Tx,
  pairs: readonly Pick<Link, 'peopleId' | 'organizationId'>[],
  day: IsoDate,
): Promise<Link[]> => {
  const [people, organizations] = [
    pairs.map(({ peopleId }) => peopleId),
    pairs.map(({ organizationId }) => organizationId),
  ]
  const isGiven = sql<SqlBool>`(l.person_id, l.organization_id) in (
    select * from unnest(${people}::uuid[], ${organizations}::uuid[]))`
  return (await readers.link(tx, isGiven, day)).map(shownLink)
}

/**
 * The id of a company member that is named by both companies.
 * @throws Problem NOT_FOUND
 */
export const companyMemberIdOf = async (db: Db, { memberId, organizationId }: CompanyMemberPair): Promise<string> => {
  if (!isId(memberId) || !isId(organizationId)) throw notFound('company member')

  const found = await db
    .selectFrom('living_links')
    .select('id')
    .where('member_id', '=', memberId)
    .where('organization_id', '=', organizationId)
    .executeTakeFirst()
  if (!found) throw notFound('company member')

  return found.id
}

/** The fields of a link itself, even when it or one of its ends is deleted. */
export const findLinkFields = async (tx: Tx, id: string) => {
  const { peopleId, memberId, ...fields } = await tx
    .selectFrom('links as l')
    .select(['l.person_id as peopleId', 'l.member_id as memberId'])
    .select(linkColumns)
    .where('l.id', '=', id)
    .executeTakeFirstOrThrow()

  return { ...(peopleId === null ? { memberId } : { peopleId }), ...fields }
}
