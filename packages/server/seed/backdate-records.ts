import { addDays } from '@registrar/domain/shared/iso-date'
import { sql } from 'kysely'
import type { Maker } from './firm.ts'

const instant = (day: string, at: number) =>
  `${day}T${String(8 + (at % 9)).padStart(2, '0')}:${String(10 + (at % 50))}:00Z`

/**
 * Spreads over the firm's years what was made in a few seconds: a company was entered when it was taken on, a person
 * with the first company (or some day, when there is none), and the change log says the same.
 */
export const backdateRecords: Maker = async ({ db, random, today, organizations, people }) => {
  const ids = organizations.map(({ id }) => id)
  const created = organizations.map(({ madeOn }, at) => instant(madeOn, at))
  const updated = organizations.map(({ madeOn }, at) => {
    const day = addDays(today, -random.whole(0, 120))
    return instant(day > madeOn ? day : madeOn, at)
  })
  await sql`
    update organizations o set created_at = least(t.created, now()), updated_at = least(t.updated, now())
    from unnest(${ids}::uuid[], ${created}::timestamptz[], ${updated}::timestamptz[]) as t (id, created, updated)
    where o.id = t.id`.execute(db)
  await sql`update links l set created_at = o.created_at, updated_at = o.created_at from organizations o where o.id = l.organization_id`.execute(
    db,
  )
  const entered = people.map((_, at) => instant(addDays(today, -random.whole(1, 400)), at))
  await sql`
    update people p set created_at = t.entered, updated_at = t.entered
    from unnest(${people.map(({ id }) => id)}::uuid[], ${entered}::timestamptz[]) as t (id, entered)
    where p.id = t.id`.execute(db)
  await sql`
    update people p set created_at = t.first, updated_at = t.first
    from (select person_id, min(created_at) as first from links group by person_id) t where p.id = t.person_id`.execute(
    db,
  )
  await sql`
    update changes c set at = r.created_at
    from (select id, created_at from organizations union all select id, created_at from people union all select id, created_at from links) r
    where c.record_id = r.id and c.action = 'created'`.execute(db)
}
