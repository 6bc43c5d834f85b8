import type { AmlChanges } from '@registrar/domain/aml/aml-form'
import { type AmlStatus, amlStatusOf } from '@registrar/domain/aml/assessment'
import { type DiligenceReason, reasonByQuestion } from '@registrar/domain/aml/enhanced-diligence'
import { sql } from 'kysely'
import { hasPresentPep } from '#features/present-links'
import type { Tx } from '#platform/database/database'

/** How many of the thirteen questions of the form `m` have the answer yes or no (AML-5). */
export const answeredCount = sql<number>`(
  select count(*) from jsonb_each(coalesce(m.form, '{}')) as answer
  where answer.key ~ '^appendix2_q[0-9]+$' and jsonb_typeof(answer.value) = 'boolean'
)`

/** Whether a person who is linked to the organization `o` today is a politically exposed person (AML-12, LINK-11). */
export const hasLinkedPep = hasPresentPep

/** Whether the organization `o`, or somebody concerned by it today, is on a sanctions list, and not cleared (SANC-4). */
export const hasSanctionsHit = () => sql<boolean>`has_sanctions_hit(o.id)`

/** Whether somebody whom the organization `o` concerns lives or has its office in a high-risk third country today (AML-21). */
export const hasPartyAtRisk = () => sql<boolean>`has_party_at_risk(o.id)`

const reasons = Object.entries(reasonByQuestion).map(([question, reason]) => {
  const isAnswered = sql`m.form -> ${sql.lit(question)} = 'true'::jsonb`
  const isReason =
    reason === 'HIGH_RISK_COUNTRY' ? sql`coalesce(${isAnswered}, false) or ${hasPartyAtRisk()}` : isAnswered
  return sql`case when ${isReason} then ${sql.lit(reason)} end`
})

/** The reasons for enhanced due diligence, of the form `m` and the people linked to `o` (AML-12). */
export const diligenceReasons = () =>
  sql<DiligenceReason[]>`to_jsonb(array_remove(
    array[${sql.join(reasons)}, case when ${hasLinkedPep()} then 'LINKED_PEP' end,
      case when ${hasSanctionsHit()} then 'SANCTIONS' end,
      case when o.aml_risk_level = 'high' then 'HIGH_RISK' end], null
  ))`

/** What the risk level of an organization rests on, for a form that was just read or saved. */
export const findAmlStatus = async (tx: Tx, id: string, form: AmlChanges): Promise<AmlStatus> => {
  const facts = await tx
    .selectFrom('organizations as o')
    .leftJoin('organization_aml as m', 'm.organization_id', 'o.id')
    .select(['m.completed_at as completedAt', hasLinkedPep().$castTo<boolean>().as('hasLinkedPep')])
    .select([hasSanctionsHit().as('hasSanctionsHit'), hasPartyAtRisk().as('hasPartyAtRisk')])
    .where('o.id', '=', id)
    .executeTakeFirstOrThrow()

  return amlStatusOf(form, facts)
}
