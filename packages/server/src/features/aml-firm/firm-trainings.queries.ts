import type { FirmTraining, FirmTrainingSearch } from '@registrar/domain/aml-firm/firm-training'
import type { UserReference } from '@registrar/domain/users/users'
import { sql } from 'kysely'
import { versionOf } from '#platform/commands/record-version'
import type { Db, Tx } from '#platform/database/database'
import { fullName } from '#platform/database/full-name'
import { requireRow } from '#platform/database/require-row'
import type { Page } from '#platform/lists/search-list'
import { shortPage } from '#platform/lists/short-page'

const participants = sql<UserReference[]>`(
  select coalesce(json_agg(json_build_object('userId', u.id, 'userName', ${fullName('u')}) order by taken.place), '[]')
  from unnest(t.user_ids) with ordinality as taken (id, place) join users u on u.id = taken.id)`

const select = (db: Db | Tx) =>
  db
    .selectFrom('aml_trainings as t')
    .select(['t.id as _id', 't.title', 't.held_on as heldOn', 't.user_ids as users', 't.renew_on as renewOn'])
    .select([participants.as('participants'), versionOf('t')])

/** The trainings that were held, the latest first (FIRM-3). */
export const searchTrainings = (db: Db, search: FirmTrainingSearch): Promise<Page<FirmTraining>> =>
  shortPage(select(db).orderBy('t.held_on', 'desc').orderBy('t.id', 'desc'), db.selectFrom('aml_trainings'), search)

/**
 * One training.
 * @throws Problem NOT_FOUND
 */
export const findTraining = (db: Db | Tx, id: string): Promise<FirmTraining> =>
  requireRow('training', id, select(db).where('t.id', '=', id))
