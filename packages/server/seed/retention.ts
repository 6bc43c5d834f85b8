import { addDays, addMonths } from '@registrar/domain/shared/iso-date'
import { sql } from 'kysely'
import type { Maker } from './firm.ts'

const ENDED = 4

/** Relationships that ended long ago: two companies are to be erased, one of them is on hold, and two are coming. */
export const makeRetention: Maker = async ({ db, today }) => {
  const { rows } = await sql<{ id: string }>`
    select id from organizations where creation_status = 'STRIKE_OFF' order by created_at, id limit ${ENDED}`.execute(
    db,
  )
  const fiveYearsAgo = addMonths(today, -60)
  const days = [
    addDays(fiveYearsAgo, -400),
    addDays(fiveYearsAgo, -90),
    addDays(fiveYearsAgo, 20),
    addDays(fiveYearsAgo, 60),
  ]

  for (const [index, { id }] of rows.entries())
    await sql`
      update organization_details set relationship_ended_on = ${days[index]}::date where organization_id = ${id}`.execute(
      db,
    )
  await sql`
    insert into retention_holds (id, organization_id, reason, user_id)
    select gen_random_uuid(), ${rows[1]?.id}, 'Claim of a former director, see the correspondence', id
    from users where role = 'admin' order by created_at limit 1`.execute(db)
}
