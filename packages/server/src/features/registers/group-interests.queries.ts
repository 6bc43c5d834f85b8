import { type Control, groupOf, interestedIn, interestsInGroup } from '@registrar/domain/registers/interests'
import { type Holder, membersOn, type ShareRow } from '@registrar/domain/registers/registers'
import { classKey } from '@registrar/domain/shares/share-class'
import { sql } from 'kysely'
import { type CompanyBook, readShareBooks } from '#features/shares'
import type { Db } from '#platform/database/database'
import type { CompanyHolder } from './company-holder.ts'
import { listHolders } from './holders.queries.ts'
import type { AsAt } from './register-facts.queries.ts'

/** The companies that hold or are held, directly or through others, as far as anybody reads them. */
const MOST_COMPANIES = 500

const listConnected = async (db: Db, organizationId: string) => {
  const { rows } = await sql<{ id: string; name: string }>`
    with recursive connected(id) as (
      select ${organizationId}::uuid
      union
      select case when l.organization_id = c.id then l.member_id else l.organization_id end
      from connected c
      join living_links l on l.member_id is not null and (l.organization_id = c.id or l.member_id = c.id))
    select o.id, o.name from connected c join organizations o on o.id = c.id
    where o.deleted_at is null order by o.sort_name, o.id limit ${MOST_COMPANIES}`.execute(db)
  return rows
}

const votesIn = (book: CompanyBook | undefined) => {
  const votes = new Map(book?.classes.map((one) => [classKey(one.name), one.votes]))
  return (shareClass: string) => votes.get(classKey(shareClass)) ?? 1
}

// What each company that is a member has of the votes.
const controlsOf = (
  organizationId: string,
  holders: readonly Holder[],
  votesOf: (name: string) => number,
  at: AsAt,
) => {
  const rows = membersOn(holders, at.asAt)
  const votes = (row: ShareRow) => (row.number === null ? row.percentage : row.number * votesOf(row.class ?? ''))
  const all = rows.every(({ number }) => number === null) ? 100 : rows.reduce((sum, row) => sum + votes(row), 0)
  return rows.flatMap((row): Control[] =>
    'organizationId' in row && !row.jointWith
      ? [{ parent: row.organizationId, subsidiary: organizationId, percentage: (votes(row) / all) * 100 }]
      : [],
  )
}

const joined = (controls: readonly Control[]): Control[] =>
  [...Map.groupBy(controls, ({ parent, subsidiary }) => `${parent} ${subsidiary}`).values()].flatMap(
    ([first, ...others]) =>
      first
        ? [{ ...first, percentage: others.reduce((sum, { percentage }) => sum + percentage, first.percentage) }]
        : [],
  )

/** What the officers of a company that is declared to be part of a group hold of the other companies of the group (OWN-5). */
export const readGroupInterests = async (db: Db, officers: readonly CompanyHolder[], at: AsAt) => {
  const declared = await db
    .selectFrom('organization_details')
    .select('is_in_group as isInGroup')
    .where('organization_id', '=', at.organizationId)
    .executeTakeFirst()
  if (!declared?.isInGroup) return []

  const companies = await listConnected(db, at.organizationId)
  const ids = companies.map(({ id }) => id)
  const [holders, books] = [await listHolders(db, ids), await readShareBooks(db, ids)]
  const holdersOf = Map.groupBy(holders, ({ organizationId }) => organizationId)
  const controls = ids.flatMap((id) => controlsOf(id, holdersOf.get(id) ?? [], votesIn(books.get(id)), at))
  const group = new Set(groupOf(at.organizationId, joined(controls)))
  const ofGroup = companies
    .filter(({ id }) => group.has(id))
    .map(({ id, name }) => ({ name, holders: interestedIn(holdersOf.get(id) ?? []), votesOf: votesIn(books.get(id)) }))
  return interestsInGroup(officers, ofGroup, { day: at.asAt, history: at.history })
}
