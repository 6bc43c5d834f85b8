import type { FirmPolicyRow, FirmPolicySearch, FirmPolicyVersion } from '@registrar/domain/aml-firm/firm-policy'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database'
import { fullName } from '#platform/database/full-name'
import { requireRow } from '#platform/database/require-row'
import { answeredPage } from '#platform/lists/answered-page'
import { offsetOf, type Page } from '#platform/lists/search-list'
import { userNamed } from './aml-firm.row.ts'

const selectLatest = (db: Db | Tx) =>
  db
    .selectFrom('aml_policy_versions as v')
    .innerJoin('users as saver', 'saver.id', 'v.saved_by')
    .where(
      sql<boolean>`not exists (select from aml_policy_versions later where later.policy_id = v.policy_id and later.version > v.version)`,
    )

const acknowledged = sql<FirmPolicyRow['acknowledged']>`(
  select coalesce(json_agg(json_build_object('userId', a.user_id, 'userName', ${fullName('u')}, 'version', a.version,
      'at', to_char(a.at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    order by a.version desc, a.at desc, a.user_id), '[]')
  from aml_policy_acknowledgements a join users u on u.id = a.user_id where a.policy_id = v.policy_id)`

const missing = sql<string[]>`(
  select coalesce(json_agg(u.id order by u.first_name, u.last_name, u.id), '[]') from users u
  where u.deactivated_at is null and not exists (
    select from aml_policy_acknowledgements a where a.policy_id = v.policy_id and a.version = v.version and a.user_id = u.id))`

const rowsOf = (db: Db | Tx) =>
  selectLatest(db)
    .select(['v.policy_id as _id', 'v.version', 'v.title', 'v.text', 'v.files', 'v.saved_at as savedAt'])
    .select(userNamed('saver').$notNull().as('savedBy'))
    .select([acknowledged.as('acknowledged'), missing.as('missing')])

/** The policies by title, with who has acknowledged them (FIRM-2). */
export const searchPolicies = async (
  db: Db,
  { search, page, limit }: FirmPolicySearch,
): Promise<Page<FirmPolicyRow>> => {
  const rows = await rowsOf(db)
    .$if(Boolean(search?.trim()), (query) =>
      query.where(sql<boolean>`position(fold_text(${search}) in fold_text(v.title)) > 0`),
    )
    .orderBy(sql`fold_text(v.title)`)
    .orderBy('v.policy_id')
    .execute()

  const first = offsetOf({ page, limit })
  return answeredPage(rows.slice(first, first + limit), rows.length, limit)
}

/**
 * A policy in its latest version.
 * @throws Problem NOT_FOUND
 */
export const findPolicy = (db: Db | Tx, id: string): Promise<FirmPolicyRow> =>
  requireRow('policy', id, rowsOf(db).where('v.policy_id', '=', id))

/**
 * All versions of a policy, the latest first.
 * @throws Problem NOT_FOUND
 */
export const listPolicyVersions = async (db: Db, id: string): Promise<FirmPolicyVersion[]> => {
  await findPolicy(db, id)
  return db
    .selectFrom('aml_policy_versions as v')
    .innerJoin('users as saver', 'saver.id', 'v.saved_by')
    .select(['v.version', 'v.title', 'v.text', 'v.files', 'v.saved_at as savedAt'])
    .select(userNamed('saver').$notNull().as('savedBy'))
    .where('v.policy_id', '=', id)
    .orderBy('v.version', 'desc')
    .execute()
}
