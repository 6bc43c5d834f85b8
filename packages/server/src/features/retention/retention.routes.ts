import { retentionCalls } from '@registrar/domain/retention/retention.calls'
import { today } from '#platform/clock'
import { recordAudit } from '#platform/audit/record-audit'
import { isId } from '#platform/database/ids'
import { clientAddress } from '#platform/http/client-address'
import type { Routes } from '#platform/http/routes'
import { outboxFolder } from '#platform/mailer/outbox'
import { missingRecord } from '#platform/commands/merged-record'
import { readPersonArchive } from './person-archive.queries.ts'
import { sendPersonArchive } from './send-person-archive.ts'
import { eraseItems, holdRecord, releaseHold } from './retention.commands.ts'
import { searchCertificates, searchRetention } from './retention.queries.ts'

export const retentionRoutes = ({ serve, serveDocument, platform: { config, db, files } }: Routes): void => {
  const { timeZone } = config

  serve(retentionCalls.searchRetention, ({ body }) => searchRetention(db, body, { today: today(timeZone), timeZone }))

  serve(retentionCalls.holdRecord, async ({ body, session, request }) => ({
    data: await holdRecord(db, body, { session, address: clientAddress(request) }),
  }))

  serve(retentionCalls.releaseHold, ({ params, session, request }) =>
    releaseHold(db, params.id, { session, address: clientAddress(request) }),
  )

  serve(retentionCalls.eraseRecords, async ({ body, session, request }) => {
    const onFileError = (error: unknown) =>
      request.log.error({ err: error }, 'the bytes of an erased file were not removed')
    const context = { author: session, today: today(timeZone), timeZone, address: clientAddress(request) }

    return { data: await eraseItems(db, { files, outbox: outboxFolder(config), onFileError }, body.items, context) }
  })

  serve(retentionCalls.searchCertificates, ({ body }) => searchCertificates(db, body))

  serveDocument(retentionCalls.downloadPersonArchive, async ({ params: { id }, session, request, reply }) => {
    const archive = isId(id) ? await readPersonArchive(db, id) : undefined
    if (!archive) throw await missingRecord(db, 'person', id)

    await recordAudit(db, {
      kind: 'archived',
      userId: session.userId,
      address: clientAddress(request),
      record: { type: 'person', id },
    })
    return sendPersonArchive(reply, files, id, archive)
  })
}
