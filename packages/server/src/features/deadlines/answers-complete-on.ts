import { riskQuestions } from '@registrar/domain/aml/risk-score'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { sql } from 'kysely'
import type { Tx } from '#platform/database/database'

const answers = [...riskQuestions, 'appendix2_signature']

/**
 * The day on which each company's thirteen answers were last complete (DUE-5), by the change log: the latest save that
 * changed an answer or the signature and left no question unanswered. Days are those of `timeZone`.
 */
export const readAnswersCompleteOn = async (
  tx: Tx,
  organizationIds: string[],
  timeZone: string,
): Promise<Map<string, IsoDate>> => {
  const isAnswered = riskQuestions.map(
    (question) => sql<boolean>`jsonb_typeof(c.fields #> array['aml', '1', ${sql.lit(question)}]) = 'boolean'`,
  )
  const isChanged = answers.map(
    (answer) => sql<boolean>`(c.fields #> array['aml', '0', ${sql.lit(answer)}])
      is distinct from (c.fields #> array['aml', '1', ${sql.lit(answer)}])`,
  )
  const { rows } = await sql<{ id: string; day: IsoDate }>`
    select c.record_id as id, (max(c.at) at time zone ${timeZone})::date as day
    from organization_aml m join changes c on c.record_id = m.organization_id
    where m.organization_id = any(${organizationIds}) and c.record_type = 'organization'
      and ${sql.join(isAnswered, sql` and `)} and (${sql.join(isChanged, sql` or `)})
    group by c.record_id`.execute(tx)

  return new Map(rows.map(({ id, day }) => [id, day]))
}
