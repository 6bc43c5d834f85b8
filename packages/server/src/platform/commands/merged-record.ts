import { type RecordType, recordTypeNouns } from '@registrar/domain/shared/change'
import { sql } from 'kysely'
import type { Db, Tx } from '../database/database.ts'
import { isId } from '../database/ids.ts'
import { notFound, Problem } from '../problem.ts'

/** The record that a merged one has become, over any number of merges; undefined for any other record (MERGE-4). */
export const findMergedInto = async (db: Db | Tx, id: string): Promise<string | undefined> => {
  if (!isId(id)) return undefined

  const { rows } = await sql<{ id: string }>`
    with recursive into_record as (
      select keep_id as id, 1 as step from merges where merged_id = ${id} and undone_at is null
      union all
      select m.keep_id, step + 1 from into_record join merges m on m.merged_id = into_record.id and m.undone_at is null
      where step < 1000
    )
    select id from into_record order by step desc limit 1`.execute(db)

  return rows[0]?.id
}

/** The 404 of a record. For one that was merged it names the record that it has become (MERGE-4). */
export const missingRecord = async (db: Db | Tx, recordType: RecordType, id: string): Promise<Problem> => {
  const mergedInto = await findMergedInto(db, id)
  const noun = recordTypeNouns[recordType]
  if (mergedInto === undefined) return notFound(noun)

  return new Problem('MERGED', `This ${noun} was merged into another.`, { mergedInto })
}
