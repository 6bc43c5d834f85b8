import { viewsCalls } from '@registrar/domain/views/views.calls'
import type { Routes } from '#platform/http/routes'
import { chooseDefaultView, createView, removeView, updateView } from './views.commands.ts'
import { searchViews } from './views.queries.ts'

export const viewsRoutes = ({ serve }: Routes): void => {
  serve(viewsCalls.searchViews, async ({ db, body, session }) => ({
    data: await searchViews(db, body.list, session.userId),
  }))

  serve(viewsCalls.createView, async ({ db, body, session }) => ({
    data: { _id: await createView(db, body, session) },
  }))

  serve(viewsCalls.chooseDefaultView, ({ db, body, session }) => chooseDefaultView(db, body, session.userId))

  serve(viewsCalls.updateView, ({ db, params, body, session }) => updateView(db, params.id, body, session))

  serve(viewsCalls.removeView, ({ db, params, session }) => removeView(db, params.id, session))
}
