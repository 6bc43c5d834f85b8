import { sendsCalls } from '@registrar/domain/sends/sends.calls'
import type { Routes } from '#platform/http/routes'
import { takeSendBack } from './delayed-sends.commands.ts'
import { findSend } from './delayed-sends.queries.ts'

export const sendsRoutes = ({ serve }: Routes): void => {
  serve(sendsCalls.findSend, async ({ db, params, session }) => ({
    data: await findSend(db, params.sendId, session.userId),
  }))
  serve(sendsCalls.takeRemindersBack, ({ db, params, session }) => takeSendBack(db, params.sendId, session.userId))
  serve(sendsCalls.takeEmailsBack, ({ db, params, session }) => takeSendBack(db, params.sendId, session.userId))
}
