import type { ImportJobState, ImportProgress, ImportReport } from '@registrar/domain/imports/import-run'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database'
import { isId } from '#platform/database/ids'

/** An import that goes on after its call. */
export type LongImport = ImportProgress & { id: string; userId: string }

/** After so many seconds in which its server has said nothing, an import has ended with it. */
const SILENT_FOR_SECONDS = 60

/** Stores how far an import is, where every server finds it. What has ended stays so. */
export const storeImportJob = async (db: Db | Tx, job: LongImport): Promise<void> => {
  const { id, userId, state, done, total, message } = job
  const report = job.report && JSON.stringify(job.report)
  const values = { state, done, total, message, report, updated_at: sql<string>`now()` }
  await db
    .insertInto('import_jobs')
    .values({ ...values, id, user_id: userId })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(values).where('import_jobs.state', 'not in', ['done', 'failed']),
    )
    .execute()
}

/** An import of this user; undefined when there is none. */
export const findImportJob = async (
  db: Db,
  id: string,
  userId: string,
): Promise<(LongImport & { isSilent: boolean }) | undefined> => {
  if (!isId(id)) return undefined
  const found = await db
    .selectFrom('import_jobs')
    .select(['id', 'state', 'done', 'total', 'report', 'message'])
    .select(sql<boolean>`updated_at < now() - make_interval(secs => ${SILENT_FOR_SECONDS})`.as('isSilent'))
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  // A check constraint keeps the state within its type, and only `storeImportJob` writes the report.
  return (
    found && { ...found, userId, state: found.state as ImportJobState, report: found.report as ImportReport | null }
  )
}

/** Forgets the imports that ended a day ago. */
export const removeOldImportJobs = async (db: Db): Promise<void> => {
  await sql`delete from import_jobs where updated_at < now() - interval '1 day'`.execute(db)
}
