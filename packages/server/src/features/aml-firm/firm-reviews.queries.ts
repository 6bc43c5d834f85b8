import type { FirmReview, FirmReviewSearch } from '@registrar/domain/aml-firm/firm-review'
import { sql } from 'kysely'
import { versionOf } from '#platform/commands/record-version'
import type { Db, Tx } from '#platform/database/database'
import { requireRow } from '#platform/database/require-row'
import type { Page } from '#platform/lists/search-list'
import { shortPage } from '#platform/lists/short-page'
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
export const searchReviews = (db: Db, search: FirmReviewSearch): Promise<Page<FirmReview>> =>
  shortPage(
    select(db).orderBy('r.created_at', 'desc').orderBy('r.id', 'desc'),
    db.selectFrom('aml_firm_reviews'),
    search,
  )

/**
 * One review.
 * @throws Problem NOT_FOUND
 */
export const findReview = (db: Db | Tx, id: string): Promise<FirmReview> =>
  requireRow('review', id, select(db).where('r.id', '=', id))
