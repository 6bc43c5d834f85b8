import type { ClosingDays } from '@registrar/domain/working-days/working-days'
import type { Db, Tx } from '#platform/database/database'
import { sql } from 'kysely'

/** The closing days in force, which what is kept in the database is computed with (DUE-3). */
export const readClosingDays = async (db: Db | Tx): Promise<ClosingDays> => {
  const days = sql<{ days: ClosingDays }>`select settings -> 'closingDays' as days from deadline_settings`
  const { rows } = await days.execute(db)
  return rows[0]?.days ?? []
}
