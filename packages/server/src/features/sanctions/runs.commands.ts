import type { ScreeningRun } from '@registrar/domain/sanctions/screening-run'
import { sql } from 'kysely'
import type { Tx } from '#platform/database/database'
import { newId } from '#platform/database/ids'
import { countListedHits } from './runs.queries.ts'
import { listLists } from './sanctions.queries.ts'
import type { ScreenedRecords } from './screening.queries.ts'

/** Whose screening a run is: of a person, of an organization with its people and members, or of everybody. */
export type RunScope = { personId?: string | null | undefined; organizationId?: string | null | undefined }

const readComparedLists = async (tx: Tx): Promise<ScreeningRun['lists']> =>
  (await listLists(tx)).map(({ name, fileName, version, day, entries }) => ({ name, fileName, version, day, entries }))

/** Keeps who was compared with which lists, and how many hits there were (SANC-6). Without `records` everybody was. */
export const recordRun = async (
  tx: Tx,
  { personId, organizationId }: RunScope,
  { userId, compared, records }: { userId: string | null; compared: number; records?: ScreenedRecords },
): Promise<void> => {
  const lists = await readComparedLists(tx)
  if (lists.length === 0) return
  await tx
    .insertInto('sanctions_runs')
    .values({
      id: newId(),
      user_id: userId,
      organization_id: organizationId ?? null,
      person_id: personId ?? null,
      lists: sql`${JSON.stringify(lists)}::jsonb`,
      compared,
      hits: await countListedHits(tx, records),
    })
    .execute()
}
