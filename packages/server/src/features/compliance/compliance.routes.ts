import { checkCompliance } from '@registrar/domain/compliance/compliance-rules'
import { complianceCalls } from '@registrar/domain/compliance/compliance.calls'
import { diligenceDay, readOpenPoints, refreshReviews } from '#features/diligence'
import { screenStale } from '#features/sanctions'
import { isId } from '#platform/database/ids'
import type { Routes } from '#platform/http/routes'
import { missingRecord } from '#platform/commands/merged-record'
import { complianceDay } from './compliance-day.ts'
import { readComplianceFacts } from './compliance-facts.queries.ts'

export const complianceRoutes = ({ serve }: Routes): void => {
  serve(complianceCalls.searchCompliance, async ({ db, body, config }) => {
    await screenStale(db)
    await refreshReviews(db, config)
    const day = complianceDay(config)
    const [facts] = isId(body.organizationId) ? await readComplianceFacts(db, [body.organizationId], day) : []
    if (!facts) throw await missingRecord(db, 'organization', body.organizationId)

    const open =
      (await readOpenPoints(db, [facts.organizationId], diligenceDay(config))).get(facts.organizationId) ?? []
    return { data: checkCompliance({ ...facts, aml: { ...facts.aml, open } }, day) }
  })
}
