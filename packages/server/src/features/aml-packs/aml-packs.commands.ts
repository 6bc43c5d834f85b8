import type { AmlPack, PackState } from '@registrar/domain/aml-packs/aml-pack'
import { sql } from 'kysely'
import { queueFileRemovals } from '#features/files'
import { recordAudit } from '#platform/audit/record-audit'
import { type Db, inTransaction } from '#platform/database/database'
import { isId, newId } from '#platform/database/ids'

/** After so many seconds in which its server has said nothing, a pack has ended with it. */
const SILENT_FOR_SECONDS = 30

/** Where the bytes of a pack are in the file store. Only the calls of packs lead there: no row of `files` has the key. */
export const packKey = (id: string): string => `aml-pack/${id}/pack.zip`

/** What a pack is of: a client, or the firm; with the register of suspicions or without. */
type PackOf = { organizationId: string | null; withReports: boolean }

/** Stores that a pack is begun, and audits who wanted it. Returns its id. */
export const createPack = (
  db: Db,
  { organizationId, withReports }: PackOf,
  { userId, address }: { userId: string; address: string | null },
): Promise<string> =>
  inTransaction(db, async (tx) => {
    const id = newId()
    await tx
      .insertInto('aml_packs')
      .values({ id, organization_id: organizationId, with_reports: withReports, user_id: userId, state: 'running' })
      .execute()
    await recordAudit(tx, {
      kind: 'amlPack',
      userId,
      address,
      ...(organizationId !== null && { record: { type: 'organization', id: organizationId } }),
      details: { document: organizationId === null ? 'firm' : 'client', withReports },
    })
    return id
  })

/** Stores how far a pack is. What has ended stays so. */
export const storePack = async (db: Db, id: string, pack: AmlPack): Promise<void> => {
  await db
    .updateTable('aml_packs')
    .set({ ...pack, updated_at: sql<string>`now()` })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute()
}

/** How far a pack is, and what it is of; undefined when there is none. One whose server says nothing any more has failed. */
export const findPack = async (
  db: Db,
  id: string,
): Promise<(AmlPack & { organizationId: string | null }) | undefined> => {
  if (!isId(id)) return undefined
  const found = await db
    .selectFrom('aml_packs')
    .select(['state', 'done', 'total', 'message', 'organization_id as organizationId'])
    .select(sql<boolean>`updated_at < now() - make_interval(secs => ${SILENT_FOR_SECONDS})`.as('isSilent'))
    .where('id', '=', id)
    .executeTakeFirst()
  if (!found) return undefined

  const { isSilent, state, ...pack } = found
  if (state === 'running' && isSilent)
    return { ...pack, state: 'failed', message: 'The server was stopped. Make the pack again.' }
  // A check constraint keeps the state within its type.
  return { ...pack, state: state as PackState }
}

/** Forgets the packs of a day ago, and removes their bytes. */
export const removeOldPacks = (db: Db): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { rows } = await sql<{ id: string }>`
      delete from aml_packs where created_at < now() - interval '1 day' returning id`.execute(tx)
    await queueFileRemovals(
      tx,
      rows.map(({ id }) => packKey(id)),
    )
  })
