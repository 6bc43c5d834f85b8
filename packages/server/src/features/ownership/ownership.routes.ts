import { ownershipSvg } from '@registrar/domain/ownership/chart-svg'
import { ownershipCalls } from '@registrar/domain/ownership/ownership.calls'
import { asAtQuery } from '@registrar/domain/registers/register-row'
import type { FastifyRequest } from 'fastify'
import { findRegisterCompany } from '#features/registers'
import { recordDownload } from '#platform/audit/record-download'
import { today } from '#platform/clock'
import { gateOf, parse, type Routes } from '#platform/http/routes'
import { sendDocument } from '#platform/http/send-document'
import { searchOwnership } from './ownership.queries.ts'
import { printOwnership } from './print-ownership.ts'

type Drawn = { Params: { id: string } }

export const ownershipRoutes = ({ app, serve, platform: { config, db } }: Routes): void => {
  const day = () => today(config.timeZone)

  const readDrawn = async (request: FastifyRequest<Drawn>) => {
    const { id: organizationId } = request.params
    const asAt = parse(asAtQuery, request.query).asAt ?? day()
    const company = await findRegisterCompany(db, organizationId)
    const ownership = await searchOwnership(db, organizationId, asAt, config.ownerThresholds)
    return { organizationId, company, ownership, asAt, fileName: `${company.name} ownership ${asAt}` }
  }

  serve(ownershipCalls.searchOwnership, async ({ body }) => ({
    data: await searchOwnership(db, body.organizationId, body.asAt ?? day(), config.ownerThresholds),
  }))

  // These two answer a document, not JSON.
  app.route<Drawn>({
    method: ownershipCalls.drawOwnership.method,
    url: ownershipCalls.drawOwnership.path,
    config: gateOf(ownershipCalls.drawOwnership),
    handler: async (request, reply) => {
      const { ownership, organizationId, fileName, asAt } = await readDrawn(request)
      await recordDownload(db, request, organizationId, { document: 'ownership', format: 'svg', asAt })
      return sendDocument(reply, 'svg', fileName, ownershipSvg(ownership, organizationId))
    },
  })

  app.route<Drawn>({
    method: ownershipCalls.printOwnership.method,
    url: ownershipCalls.printOwnership.path,
    config: gateOf(ownershipCalls.printOwnership),
    handler: async (request, reply) => {
      const drawn = await readDrawn(request)
      const pdf = await printOwnership({ ...drawn, today: day(), letterhead: config.letterhead })
      const { organizationId, asAt } = drawn
      await recordDownload(db, request, organizationId, { document: 'ownership', format: 'pdf', asAt })
      return sendDocument(reply, 'pdf', drawn.fileName, pdf)
    },
  })
}
