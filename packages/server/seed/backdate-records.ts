import { addDays } from '@registrar/domain/shared/iso-date'
import { sql } from 'kysely'
import type { Maker } from './firm.ts'

const officeHour = (day: string, index: number) =>
  `${day}T${String(8 + (index % 9)).padStart(2, '0')}:${String(10 + (index % 50))}:00Z`

/**
 * Spreads the records, all made within seconds, over the years of the firm. An organization dates from the day it became a
 * client, a person from the first of their organizations (or from some day when there is none). The change log agrees.
 */
export const backdateRecords: Maker = async ({ db, random, today, organizations, people }) => {
  const ids = organizations.map(({ id }) => id)
  const created = organizations.map(({ enteredOn }, index) => officeHour(enteredOn, index))
  const updated = organizations.map(({ enteredOn }, index) => {
    const day = addDays(today, -random.whole(0, 120))
    return officeHour(day > enteredOn ? day : enteredOn, index)
  })
  await sql`
    update organizations o set created_at = least(t.created, now()), updated_at = least(t.updated, now())
    from unnest(${ids}::uuid[], ${created}::timestamptz[], ${updated}::timestamptz[]) as t (id, created, updated)
    where o.id = t.id`.execute(db)
  await sql`update links l set created_at = o.created_at, updated_at = o.created_at from organizations o where o.id = l.organization_id`.execute(
    db,
  )
  const entered = people.map((_, index) => officeHour(addDays(today, -random.whole(1, 400)), index))
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
