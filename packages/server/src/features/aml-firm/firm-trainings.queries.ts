import type { FirmTraining, FirmTrainingSearch } from '@registrar/domain/aml-firm/firm-training'
import type { UserReference } from '@registrar/domain/users/users'
import { sql } from 'kysely'
import { versionOf } from '#platform/commands/record-version'
import type { Db, Tx } from '#platform/database/database'
import { fullName } from '#platform/database/full-name'
import { isId } from '#platform/database/ids'
import { answeredPage } from '#platform/lists/answered-page'
import { offsetOf, type Page } from '#platform/lists/search-list'
import { notFound } from '#platform/problem'

const participants = sql<UserReference[]>`(
  select coalesce(json_agg(json_build_object('userId', u.id, 'userName', ${fullName('u')}) order by taken.place), '[]')
  from unnest(t.user_ids) with ordinality as taken (id, place) join users u on u.id = taken.id)`

const select = (db: Db | Tx) =>
  db
    .selectFrom('aml_trainings as t')
    .select(['t.id as _id', 't.title', 't.held_on as heldOn', 't.user_ids as users', 't.renew_on as renewOn'])
    .select([participants.as('participants'), versionOf('t')])

/** The trainings that were held, the latest first (FIRM-3). */
export const searchTrainings = async (db: Db, { page, limit }: FirmTrainingSearch): Promise<Page<FirmTraining>> => {
  const { total } = await db
    .selectFrom('aml_trainings')
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  const rows = await select(db)
    .orderBy('t.held_on', 'desc')
    .orderBy('t.id', 'desc')
    .limit(limit)
    .offset(offsetOf({ page, limit }))
    .execute()
  return answeredPage(rows, total, limit)
}

/**
 * One training.
 * @throws Problem NOT_FOUND
 */
export const findTraining = async (db: Db | Tx, id: string): Promise<FirmTraining> => {
  const row = isId(id) ? await select(db).where('t.id', '=', id).executeTakeFirst() : undefined
  if (!row) throw notFound('training')
  return row
}
