import type { AmlRow, AmlSearch } from '@registrar/domain/aml/aml-listing'
import { riskQuestions } from '@registrar/domain/aml/risk-score'
import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely'
import { answeredCount, diligenceReasons, hasLinkedPep, hasSanctionsHit } from '#features/organizations'
import type { Db } from '#platform/database/database'
import { conditionByState, negateUnless } from '#platform/lists/filter-conditions'
import { type Filters, type List, notNullSorts } from '#platform/lists/list'

// Parts of a statement about the anti-money-laundering file of an organization `o`. A row's statement takes no values, so
// kinds and rules are written in the text.

/** The day of the next review; null while it is not known. */
const nextReview = sql<string | null>`(select min(d.date) from deadlines d
  where d.source_id = o.id and d.source = 'organization' and d.kind = 'AML_REVIEW')`

const hasReview = (condition: Expression<SqlBool>) => sql<SqlBool>`exists (select from deadlines d
  where d.source_id = o.id and d.source = 'organization' and d.kind = 'AML_REVIEW' and ${condition})`

/** When the file was last signed. */
const signedAt = sql<string | null>`(select max(v.signed_at) from aml_versions v where v.organization_id = o.id)`

/** Whether a director or owner has no identity document in date (COMP-15). */
const isDocumentMissing = sql<boolean>`exists (select from company_compliance c
  where c.organization_id = o.id and 'identityDocuments' = any(c.red_rules))`

/** Days within which the next review is soon. */
export const SOON_DAYS = 60

const ofForm = (expression: RawBuilder<unknown>) =>
  sql`(select ${expression} from (select 1) as one left join organization_aml m on m.organization_id = o.id)`

const isComplete = sql<SqlBool>`${ofForm(answeredCount)} = ${riskQuestions.length}`
const needsDiligence = sql<SqlBool>`jsonb_array_length(${ofForm(diligenceReasons())}) > 0`
const isSigned = sql<SqlBool>`${signedAt} is not null`

/** The filters of the list of anti-money-laundering files (AML-16). */
const amlFilters: Filters<AmlSearch> = {
  level: (level) =>
    level === 'none' ? sql<SqlBool>`o.aml_risk_level is null` : sql<SqlBool>`o.aml_risk_level = ${level}`,
  complete: (isWanted) => negateUnless(isWanted, isComplete),
  enhanced: (isWanted) => negateUnless(isWanted, needsDiligence),
  pep: (isWanted) => negateUnless(isWanted, hasLinkedPep()),
  sanctions: (isWanted) => negateUnless(isWanted, hasSanctionsHit()),
  signed: (isWanted) => negateUnless(isWanted, isSigned),
  identityDocuments: (hasAll) => negateUnless(!hasAll, isDocumentMissing),
  review: (state, { today }) =>
    state === 'none'
      ? sql<SqlBool>`not ${hasReview(sql`true`)}`
      : hasReview(conditionByState(sql`d.date`, today, SOON_DAYS)[state]),
}

const isRed = (rule: string) => sql`exists (select from company_compliance c
  where c.organization_id = o.id and ${sql.lit(rule)} = any(c.red_rules))`

// What stops first, then what is red, then what nobody has signed; among equals the review that is due first.
const urgency = sql`case when ${hasSanctionsHit()} then '0' when ${isRed('amlFile')} then '1'
  when ${isRed('identityDocuments')} then '2' when not (${isSigned}) then '3' else '4' end
  || coalesce(${nextReview}::text, '9999-12-31')`

const lastVersion = sql`(select v.signed_at, v.content from aml_versions v
  where v.organization_id = o.id order by v.signed_at desc limit 1)`

/** A row without what signing would say, which the domain finds out. */
type StoredRow = Omit<AmlRow, 'open' | 'concerned'>

/** What the list shows of an anti-money-laundering file, under the API's field names. */
const listRow = (db: Db, id: Expression<string>): Expression<StoredRow> =>
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
      sql<number | null>`(m.form ->> 'appendix2_total_score')::int`.as('score'),
      diligenceReasons().as('enhanced'),
      hasLinkedPep().$castTo<boolean>().as('hasLinkedPep'),
      sql<number>`(select count(*) from (
        select s.hit_id from uncleared_sanctions() s where s.organization_id = o.id and s.list_kind = 'sanctions'
        union select a.hit_id from uncleared_above(o.id) a where a.list_kind = 'sanctions') hits)`.as('sanctionsHits'),
      sql<boolean>`not ${isDocumentMissing}`.as('hasIdentityDocuments'),
      sql<string | null>`v.signed_at`.as('signedAt'),
      sql<boolean>`coalesce(v.content::jsonb -> 'form' <> coalesce(m.form, '{}'), false)`.as('isChangedSinceSigned'),
      nextReview.as('nextReview'),
    ])
    .where('o.id', '=', id)

/** The anti-money-laundering files of all organizations (AML-16). */
export const amlList: List<AmlSearch, StoredRow> = {
  from: 'organizations as o',
  shown: sql`o.deleted_at is null`,
  search: { field: 'search', column: 'o.search_text' },
  filters: amlFilters,
  sorts: {
    ...notNullSorts({ organizationName: 'o.sort_name' }),
    level: { value: sql`array_position(array['low', 'medium', 'high'], o.aml_risk_level)`, isNullable: true },
    open: { value: urgency, isNullable: false },
    signedAt: { value: signedAt, isNullable: true },
    nextReview: { value: nextReview, isNullable: true },
  },
  row: listRow,
}
