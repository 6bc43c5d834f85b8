import { answerRecord } from '@registrar/domain/shared/page'
import { textsCalls } from '@registrar/domain/texts/texts.calls'
import { clientAddress } from '#platform/http/client-address'
import type { Routes } from '#platform/http/routes'
import { previewText } from './preview-text.ts'
import { resetText, updateText } from './texts.commands.ts'
import { findTextRecord, searchTexts } from './texts.queries.ts'

export const textsRoutes = ({ serve }: Routes): void => {
  serve(textsCalls.searchTexts, ({ db, body }) => searchTexts(db, body))

  serve(textsCalls.findText, async ({ db, params }) => answerRecord(await findTextRecord(db, params.key)))

  serve(textsCalls.updateText, async ({ db, params, body, session, request }) => {
    await updateText(db, params.key, body, { session, address: clientAddress(request) })
    return answerRecord(await findTextRecord(db, params.key))
  })

  serve(textsCalls.resetText, ({ db, params, session, request }) =>
    resetText(db, params.key, { session, address: clientAddress(request) }),
  )

  serve(textsCalls.previewText, async ({ db, config, params, body }) => ({
    data: await previewText(db, config, params.key, body),
  }))
}
