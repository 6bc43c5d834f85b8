import { liveCalls } from '@registrar/domain/live/live.calls'
import { findUserReferences } from '#features/users'
import { announceEditing } from '#platform/live/editors'
import type { Routes } from '#platform/http/routes'
import { streamEvents } from './event-stream.ts'

/** Registers the calls. All streams end when the server closes. */
export const liveRoutes = ({ app, platform, serve }: Routes): void => {
  serve(liveCalls.streamEvents, ({ liveChanges, session, request, reply, query }) =>
    streamEvents(liveChanges, session, { request, reply, query }),
  )

  serve(liveCalls.setEditing, async ({ db, body, session }) => {
    const user = (await findUserReferences(db, [session.userId])).get(session.userId)
    await announceEditing(db, { ...body, user: { _id: session.userId, name: user?.userName ?? '' } })
  })

  app.addHook('preClose', async () => platform.liveChanges.stop())
}
