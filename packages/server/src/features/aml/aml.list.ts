import type { AmlRow, AmlSearch } from '@registrar/domain/aml/aml-search'
import { addDays } from '@registrar/domain/shared/iso-date'
import { expressionBuilder, sql } from 'kysely'
import { answeredCount, diligenceReasons, hasLinkedPep, hasSanctionsHit } from '#features/organizations'
import type { Tables } from '#platform/database/database'
import { filled, type List } from '#platform/lists/list'

const eb = expressionBuilder<Tables & { o: Tables['organizations'] }, 'o'>()

const SOON_DAYS = 60
const QUESTIONS = 13

const ofForm = (expression: typeof answeredCount | ReturnType<typeof diligenceReasons>) =>
  sql`(select ${expression} from (select 1) as one left join organization_aml m on m.organization_id = o.id)`

// The statement of a row takes no values, so the kind stands in the text.
const nextReview = sql<string | null>`(select d.date from deadlines d
  where d.source_id = o.id and d.source = 'organization' and d.kind = 'AML_REVIEW')`

const lastVersion = sql`(select v.signed_at, v.content from aml_versions v
  where v.organization_id = o.id order by v.signed_at desc limit 1)`

const signedAt = sql<string | null>`(select max(v.signed_at) from aml_versions v where v.organization_id = o.id)`

const isDocumentMissing = sql<boolean>`exists (select from company_compliance c
  where c.organization_id = o.id and 'identityDocuments' = any(c.red_rules))`

const is = (condition: unknown, isWanted: boolean) =>
  isWanted ? sql<boolean>`${condition}` : sql<boolean>`not ${condition}`

/** The anti-money-laundering files of all organizations (AML-16). */
export const amlList: List<AmlSearch, AmlRow> = {
  from: 'organizations as o',
  shown: eb('o.deleted_at', 'is', null),
  search: { field: 'search', column: 'o.search_text' },
  filters: {
    level: (level) => (level === 'none' ? eb('o.aml_risk_level', 'is', null) : eb('o.aml_risk_level', '=', level)),
    complete: (isWanted) => is(sql`(${ofForm(answeredCount)} = ${QUESTIONS})`, isWanted),
    enhanced: (isWanted) => is(sql`(jsonb_array_length(${ofForm(diligenceReasons())}) > 0)`, isWanted),
    pep: (isWanted) => is(hasLinkedPep(), isWanted),
    sanctions: (isWanted) => is(hasSanctionsHit(), isWanted),
    signed: (isWanted) => is(sql`(${signedAt} is not null)`, isWanted),
    identityDocuments: (isWanted) => is(isDocumentMissing, !isWanted),
    review: (state, { today }) => {
      const soonUntil = addDays(today, SOON_DAYS)
      return {
        late: sql<boolean>`${nextReview} < ${today}`,
        soon: sql<boolean>`${nextReview} between ${today} and ${soonUntil}`,
        ok: sql<boolean>`${nextReview} > ${soonUntil}`,
        none: sql<boolean>`${nextReview} is null`,
      }[state]
    },
  },
  sorts: {
    ...filled({ organizationName: 'o.sort_name' }),
    level: { value: sql`array_position(array['low', 'medium', 'high'], o.aml_risk_level)`, isNullable: true },
    signedAt: { value: signedAt, isNullable: true },
    nextReview: { value: nextReview, isNullable: true },
  },
  row: (db, id) =>
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
      .where('o.id', '=', id),
}
