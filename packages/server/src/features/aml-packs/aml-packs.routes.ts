import { amlPacksCalls } from '@registrar/domain/aml-packs/aml-packs.calls'
import { answerRecord } from '@registrar/domain/shared/page'
import { mediaTypes } from '@registrar/domain/shared/media-types'
import { create as contentDisposition } from 'content-disposition'
import { requireOrganization } from '#features/organizations'
import { recordAudit } from '#platform/audit/record-audit'
import { clientAddress } from '#platform/http/client-address'
import type { Routes } from '#platform/http/routes'
import { notFound, Problem } from '#platform/problem'
import { createPack, findPack, packKey } from './aml-packs.commands.ts'
import { planClientPack } from './client-pack.queries.ts'
import { planFirmPack } from './firm-pack.queries.ts'
import { createPackJobs } from './pack-jobs.ts'

export const amlPacksRoutes = ({ app, serve, serveDocument, platform: { config, db, files } }: Routes): void => {
  const jobs = createPackJobs(db, files, {
    onError: (error) => app.log.error({ err: error }, 'an inspection pack was not made'),
  })
  app.addHook('preClose', () => jobs.stop())

  serve(amlPacksCalls.createAmlPack, async ({ body, session: { userId }, request }) => {
    const [organizationId, withReports] = [body.organizationId ?? null, body.withReports ?? false]
    if (organizationId !== null) await requireOrganization(db, organizationId, { isInBinToo: true })

    const _id = await createPack(db, { organizationId, withReports }, { userId, address: clientAddress(request) })
    jobs.start(_id, () =>
      organizationId === null
        ? planFirmPack({ db, config, files }, { userId, withReports })
        : planClientPack({ db, config, files }, { organizationId, withReports }),
    )
    return answerRecord({ _id })
  })

  serve(amlPacksCalls.findAmlPack, async ({ params }) => {
    const pack = await findPack(db, params.id)
    if (!pack) throw notFound('pack')
    const { state, done, total, message } = pack
    return { state, done, total, message }
  })

  serveDocument(amlPacksCalls.downloadAmlPack, async ({ params: { id }, session: { userId }, request, reply }) => {
    const pack = await findPack(db, id)
    if (pack?.state !== 'done') throw notFound('finished pack')
    const bytes = await files.get(packKey(id))
    if (!bytes) throw new Problem('NOT_FOUND', 'The archive of this pack is gone. Make the pack again.')

    const { organizationId } = pack
    await recordAudit(db, {
      kind: 'export',
      userId,
      address: clientAddress(request),
      ...(organizationId !== null && { record: { type: 'organization', id: organizationId } }),
      details: { document: 'amlPack', format: 'zip' },
    })
    return reply
      .headers({
        'content-type': mediaTypes.zip,
        'content-disposition': contentDisposition(`aml-pack-${organizationId ?? 'firm'}.zip`),
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      })
      .send(bytes)
  })
}
