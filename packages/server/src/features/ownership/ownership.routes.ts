import { ownershipSvg } from '@registrar/domain/ownership/chart-svg'
import { ownershipCalls } from '@registrar/domain/ownership/ownership.calls'
import { findRegisterCompany } from '#features/registers'
import { recordDownload } from '#platform/audit/record-download'
import { today } from '#platform/clock'
import type { CallContext, Routes } from '#platform/http/routes'
import { sendDocument, whenGone } from '#platform/http/send-document'
import { searchOwnership } from './ownership.queries.ts'
import { printOwnership } from './print-ownership.ts'

type ChartContext = Pick<CallContext<typeof ownershipCalls.drawOwnership>, 'params' | 'query'>

export const ownershipRoutes = ({ serve, serveDocument, platform: { config, db } }: Routes): void => {
  const day = () => today(config.timeZone)

  const readChart = async ({ params: { id: organizationId }, query }: ChartContext) => {
    const asAt = query.asAt ?? day()
    const company = await findRegisterCompany(db, organizationId)
    const ownership = await searchOwnership(db, organizationId, asAt, config.ownerThresholds)
    return { organizationId, company, ownership, asAt, fileName: `${company.name} ownership ${asAt}` }
  }

  serve(ownershipCalls.searchOwnership, async ({ body }) => ({
    data: await searchOwnership(db, body.organizationId, body.asAt ?? day(), config.ownerThresholds),
  }))

  serveDocument(ownershipCalls.drawOwnership, async ({ params, query, request, reply }) => {
    const { ownership, organizationId, fileName, asAt } = await readChart({ params, query })
    await recordDownload(
      db,
      request,
      { type: 'organization', id: organizationId },
      { document: 'ownership', format: 'svg', asAt },
    )
    return sendDocument(reply, 'svg', fileName, ownershipSvg(ownership, organizationId))
  })

  serveDocument(ownershipCalls.printOwnership, async ({ params, query, request, reply }) => {
    const { organizationId, fileName, asAt, ...chart } = await readChart({ params, query })
    const pdf = await printOwnership({
      ...chart,
      organizationId,
      asAt,
      today: day(),
      gone: whenGone(reply),
    })
    await recordDownload(
      db,
      request,
      { type: 'organization', id: organizationId },
      { document: 'ownership', format: 'pdf', asAt },
    )
    return sendDocument(reply, 'pdf', fileName, pdf)
  })
}
