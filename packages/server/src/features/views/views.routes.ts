import { viewsCalls } from '@registrar/domain/views/views.calls'
import type { Routes } from '#platform/http/routes'
import { chooseDefaultView, createView, removeView, updateView } from './views.commands.ts'
import { searchViews } from './views.queries.ts'

export const viewsRoutes = ({ serve }: Routes): void => {
  serve(viewsCalls.searchViews, async ({ db, body, session }) => ({
    data: await searchViews(db, body.list, session.userId),
  }))

  serve(viewsCalls.createView, async ({ db, body, session }) => ({
    data: { _id: await createView(db, body, session.userId) },
  }))

  serve(viewsCalls.chooseDefaultView, async ({ db, body, session }) => {
    await chooseDefaultView(db, body, session.userId)
    return {}
  })

  serve(viewsCalls.updateView, async ({ db, params, body, session }) => {
    await updateView(db, params.id, body, session.userId)
    return {}
  })

  serve(viewsCalls.removeView, async ({ db, params, session }) => {
    await removeView(db, params.id, session.userId)
    return {}
  })
}
