import type { FirmReview, FirmReviewSearch } from '@registrar/domain/aml-firm/firm-review'
import { sql } from 'kysely'
import { versionOf } from '#platform/commands/record-version'
import type { Db, Tx } from '#platform/database/database'
import { isId } from '#platform/database/ids'
import { answeredPage } from '#platform/lists/answered-page'
import { offsetOf, type Page } from '#platform/lists/search-list'
import { notFound } from '#platform/problem'
import { userNamed } from './aml-firm.row.ts'

const organizations = sql<FirmReview['organizations']>`(
  select coalesce(json_agg(json_build_object('_id', o.id, 'name', o.name) order by drawn.place), '[]')
  from unnest(r.organization_ids) with ordinality as drawn (id, place) join organizations o on o.id = drawn.id)`

const select = (db: Db | Tx) =>
  db
    .selectFrom('aml_firm_reviews as r')
    .innerJoin('users as maker', 'maker.id', 'r.created_by')
    .select(['r.id as _id', 'r.year', 'r.sample', 'r.organization_ids as organizationIds', 'r.created_at as createdAt'])
    .select(sql<FirmReview['findings']>`r.findings`.as('findings'))
    .select([organizations.as('organizations'), userNamed('maker').$notNull().as('createdBy'), versionOf('r')])

/** The reviews of the firm's compliance, the latest first (FIRM-6). */
export const searchReviews = async (db: Db, { page, limit }: FirmReviewSearch): Promise<Page<FirmReview>> => {
  const { total } = await db
    .selectFrom('aml_firm_reviews')
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  const rows = await select(db)
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(limit)
    .offset(offsetOf({ page, limit }))
    .execute()
  return answeredPage(rows, total, limit)
}

/**
 * One review.
 * @throws Problem NOT_FOUND
 */
export const findReview = async (db: Db | Tx, id: string): Promise<FirmReview> => {
  const row = isId(id) ? await select(db).where('r.id', '=', id).executeTakeFirst() : undefined
  if (!row) throw notFound('review')
  return row
}
