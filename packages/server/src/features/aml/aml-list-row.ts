import type { AmlRow } from '@registrar/domain/aml/aml-listing'
import { type Expression, sql } from 'kysely'
import { answeredCount, diligenceReasons, hasLinkedPep } from '#features/organizations'
import type { Db } from '#platform/database/database'
import { isDocumentMissing, nextReview } from './aml-expressions.ts'

const lastVersion = sql`(select v.signed_at, v.content from aml_versions v
  where v.organization_id = o.id order by v.signed_at desc limit 1)`

/** What the list shows of an anti-money-laundering file, under the API's field names. */
export const listRow = (db: Db, id: Expression<string>): Expression<AmlRow> =>
  db
    .selectFrom('organizations as o')
    .leftJoin('organization_aml as m', 'm.organization_id', 'o.id')
    .leftJoin(sql<{ signed_at: string; content: string }>`lateral ${lastVersion}`.as('v'), (join) => join.onTrue())
    .select((on) => [
      'o.id as _id',
      'o.id as organizationId',
      'o.name as organizationName',
      on.ref('o.aml_risk_level').$castTo<AmlRow['level']>().as('level'),
      answeredCount.as('answered'),
      diligenceReasons().as('enhanced'),
      hasLinkedPep().$castTo<boolean>().as('hasLinkedPep'),
      sql<number>`(select count(*) from uncleared_sanctions() s where s.organization_id = o.id)`.as('sanctionsHits'),
      sql<boolean>`not ${isDocumentMissing}`.as('hasIdentityDocuments'),
      sql<string | null>`v.signed_at`.as('signedAt'),
      sql<boolean>`coalesce(v.content::jsonb -> 'form' <> coalesce(m.form, '{}'), false)`.as('isChangedSinceSigned'),
      nextReview.as('nextReview'),
    ])
    .where('o.id', '=', id)
