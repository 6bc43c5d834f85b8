import { minuteBookCalls } from '@registrar/domain/documents/minute-book.calls'
import { findRegisterCompany, listAllRegisterEntries } from '#features/registers'
import { recordDownload } from '#platform/audit/record-download'
import { today } from '#platform/clock'
import type { Routes } from '#platform/http/routes'
import { sendDocument, whenGone } from '#platform/http/send-document'
import { updateMinute } from './minute-book.commands.ts'
import { listMinutes, searchMinutes } from './minute-book.queries.ts'
import { readScans } from './scans.queries.ts'
import { printMinuteBook } from './print-minute-book.ts'

export const minuteBookRoutes = ({ serve, serveDocument, platform: { config, db } }: Routes): void => {
  serve(minuteBookCalls.searchMinuteBook, ({ body }) => searchMinutes(db, body))

  serve(minuteBookCalls.updateMinute, ({ params, body, session }) => updateMinute(db, params.id, body, session))

  serveDocument(minuteBookCalls.printMinuteBook, async ({ params, request, reply, files }) => {
    const company = await findRegisterCompany(db, params.id)
    const asAt = today(config.timeZone)
    const gone = whenGone(reply)
    const minutes = await listMinutes(db, params.id)
    const scanned = minutes.flatMap(({ signedFile }) => signedFile?.url ?? [])
    const scans = await readScans(files, scanned, gone)
    const entries = await listAllRegisterEntries(db, params.id)
    const pdf = await printMinuteBook({ company, minutes, entries, scans, today: asAt, gone })
    await recordDownload(
      db,
      request,
      { type: 'organization', id: params.id },
      { document: 'minute book', format: 'pdf', asAt },
    )
    return sendDocument(reply, 'pdf', `${company.name} minute book ${asAt}`, pdf)
  })
}
