import type { AmlSearch } from '@registrar/domain/aml/aml-listing'
import { riskQuestions } from '@registrar/domain/aml/risk-score'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { answeredCount, diligenceReasons, hasLinkedPep, hasSanctionsHit } from '#features/organizations'
import { conditionByState, negateUnless } from '#platform/lists/filter-conditions'
import type { Filters } from '#platform/lists/list'
import { isDocumentMissing, nextReview, signedAt } from './aml-expressions.ts'

/** Days within which the next review is soon. */
const SOON_DAYS = 60

const ofForm = (expression: RawBuilder<unknown>) =>
  sql`(select ${expression} from (select 1) as one left join organization_aml m on m.organization_id = o.id)`

const isComplete = sql<SqlBool>`${ofForm(answeredCount)} = ${riskQuestions.length}`
const needsDiligence = sql<SqlBool>`jsonb_array_length(${ofForm(diligenceReasons())}) > 0`
const isSigned = sql<SqlBool>`${signedAt} is not null`

/** The filters of the list of anti-money-laundering files (AML-16). */
export const amlFilters: Filters<AmlSearch> = {
  level: (level) =>
    level === 'none' ? sql<SqlBool>`o.aml_risk_level is null` : sql<SqlBool>`o.aml_risk_level = ${level}`,
  complete: (isWanted) => negateUnless(isWanted, isComplete),
  enhanced: (isWanted) => negateUnless(isWanted, needsDiligence),
  pep: (isWanted) => negateUnless(isWanted, hasLinkedPep()),
  sanctions: (isWanted) => negateUnless(isWanted, hasSanctionsHit()),
  signed: (isWanted) => negateUnless(isWanted, isSigned),
  identityDocuments: (hasAll) => negateUnless(!hasAll, isDocumentMissing),
  review: (state, { today }) => conditionByState(nextReview, today, SOON_DAYS)[state],
}
