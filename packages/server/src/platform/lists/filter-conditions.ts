import { addDays, type IsoDate } from '@registrar/domain/shared/iso-date'
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Tables } from '../database/database.ts'
import type { Condition } from './list.ts'

/** The condition of a filter by yes or no: the condition itself, or its opposite. */
export const negateUnless = (isWanted: boolean, condition: Condition): Condition =>
  isWanted ? condition : sql`not (${condition})`

/** A condition for each state of a day: `late` is before today, `soon` at most `soonDays` ahead, `ok` after that. */
export const conditionByState = (day: Expression<unknown>, today: IsoDate, soonDays: number) => {
  const soonUntil = addDays(today, soonDays)
  return {
    late: sql<SqlBool>`${day} < ${today}`,
    soon: sql<SqlBool>`${day} between ${today} and ${soonUntil}`,
    ok: sql<SqlBool>`${day} > ${soonUntil}`,
    none: sql<SqlBool>`${day} is null`,
  }
}

/** Selects, as `id`, the records whose rows in one of the tables were written by a save, which `save` selects. */
export const recordsOfSave = (save: RawBuilder<unknown>, tables: readonly (keyof Tables)[]): RawBuilder<unknown> => sql`
  select record_id as id from row_changes where save_id = (${save}) and table_name = any(${[...tables]}::text[])`
