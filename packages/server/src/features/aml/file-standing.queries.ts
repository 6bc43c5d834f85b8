import type { ChangedFact } from '@registrar/domain/aml/review-facts'
import type { FileStanding } from '@registrar/domain/aml/risk-countries'
import { changeReviewDay } from '@registrar/domain/deadlines/review-deadlines'
import { readPartiesAtRisk, readRiskFactors, refreshReviews } from '#features/diligence'
import { requireOrganization } from '#features/organizations'
import { today } from '#platform/clock'
import type { Config } from '#platform/config'
import type { Db } from '#platform/database/database'
import { NO_GAPS, withOpenPoints } from './aml-source.ts'

const readChanged = async (db: Db, organizationId: string): Promise<FileStanding['changed']> => {
  const found = await db
    .selectFrom('aml_reviews')
    .select(['changed', 'changed_on'])
    .where('organization_id', '=', organizationId)
    .executeTakeFirst()
  if (!found?.changed_on) return null
  const changed = { facts: found.changed as ChangedFact[], on: found.changed_on }
  return { ...changed, reviewBy: changeReviewDay({ changed }) ?? changed.on }
}

/**
 * What stands beside the score of an organization's file (AML-16, AML-21, AML-22).
 * @throws Problem NOT_FOUND, MERGED
 */
export const findFileStanding = async (db: Db, organizationId: string, config: Config): Promise<FileStanding> => {
  await requireOrganization(db, organizationId)
  await refreshReviews(db, config)
  const day = today(config.timeZone)
  const [{ open, concerned } = NO_GAPS] = await withOpenPoints(db, [{ organizationId }], config)
  return {
    partiesAtRisk: await readPartiesAtRisk(db, organizationId, day),
    riskFactors: await readRiskFactors(db, organizationId, day),
    changed: await readChanged(db, organizationId),
    open,
    concerned,
  }
}
