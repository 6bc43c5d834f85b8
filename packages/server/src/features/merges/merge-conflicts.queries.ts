import type { FollowUpCode } from '@registrar/domain/follow-ups/catalogue'
import type { MergedRecordType } from '@registrar/domain/merges/merge'
import { sql } from 'kysely'
import type { Tx } from '#platform/database/database'

/** The kinds of which both organizations have an active follow-up, and the older one of each (MERGE-3). */
export const clashingFollowUps = async (tx: Tx, keep: string, merge: string) => {
  const { rows } = await sql<{ name: FollowUpCode; older: string }>`
    select k.name, case when (k.created_at, k.id) <= (m.created_at, m.id) then k.id else m.id end as older
    from follow_ups k join follow_ups m on m.name = k.name
    where k.organization_id = ${keep} and m.organization_id = ${merge}
      and k.archived_at is null and k.deleted_at is null and m.archived_at is null and m.deleted_at is null
    order by k.name`.execute(tx)

  return rows
}

/** What two organizations lose when one becomes the other: returns for one day, and their own membership (MERGE-3). */
export const lostByMerge = async (tx: Tx, keep: string, merge: string) => {
  const returns = await sql<{ day: string }>`
    select k.made_up_to as day from filings k join filings m on m.made_up_to = k.made_up_to
    where k.organization_id = ${keep} and m.organization_id = ${merge}
      and k.sent_on is not null and m.sent_on is not null and k.deleted_at is null and m.deleted_at is null order by 1`.execute(
    tx,
  )
  const memberships = await sql`
    select id from living_links
    where organization_id in (${keep}, ${merge}) and member_id in (${keep}, ${merge})`.execute(tx)

  return { returns: returns.rows.map(({ day }) => day), isMember: memberships.rows.length > 0 }
}

/** How many filings of an organization move with it: all but the return that is due, which the server keeps. */
export const countMovedFilings = async (tx: Tx, id: string): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*)::float8 as total from filings where organization_id = ${id} and (kind <> 'B1' or state <> 'toFile')`.execute(
    tx,
  )
  return rows[0]?.total ?? 0
}

/** The records that somebody said are not duplicates of a record (MERGE-7). */
export const distinctFrom = async (tx: Tx, recordType: MergedRecordType, id: string): Promise<string[]> => {
  const rows =
    recordType === 'person'
      ? await tx
          .selectFrom('distinct_people')
          .innerJoin('people', 'people.id', 'other_id')
          .select('other_id')
          .where('one_id', '=', id)
          .where('people.deleted_at', 'is', null)
          .execute()
      : await tx
          .selectFrom('distinct_organizations')
          .innerJoin('organizations', 'organizations.id', 'other_id')
          .select('other_id')
          .where('one_id', '=', id)
          .where('organizations.deleted_at', 'is', null)
          .execute()

  return rows.map(({ other_id }) => other_id)
}
