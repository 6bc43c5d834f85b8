import { viewsCalls } from '@registrar/domain/views/views.calls'
import type { Routes } from '#platform/http/routes'
import { Problem } from '#platform/problem'
import type { CountedList } from './counted-list.ts'
import { chooseDefaultView, createView, removeView, updateView } from './views.commands.ts'
import { searchViews } from './views.queries.ts'

/** Registers the calls. `countedLists`: the lists whose searches can be counted, by the name under which their views are saved. */
export const viewsRoutes = ({ serve }: Routes, countedLists: Readonly<Record<string, CountedList>>): void => {
  serve(viewsCalls.searchViews, async ({ db, body, session }) => ({
    data: await searchViews(db, body.list, session.userId),
  }))

  serve(viewsCalls.countViews, async ({ db, config, body, session }) => {
    const count = Object.hasOwn(countedLists, body.list) ? countedLists[body.list] : undefined
    if (!count) {
      const message = `No list of that name is counted. These are: ${Object.keys(countedLists).join(', ')}.`
      throw new Problem('VALIDATION_FAILED', `list: ${message}`, { fields: { list: message } })
    }
    return { data: await count(body.searches, { db, config, userId: session.userId }) }
  })

  serve(viewsCalls.createView, async ({ db, body, session }) => ({
    data: { _id: await createView(db, body, session) },
  }))

  serve(viewsCalls.chooseDefaultView, ({ db, body, session }) => chooseDefaultView(db, body, session.userId))

  serve(viewsCalls.updateView, ({ db, params, body, session }) => updateView(db, params.id, body, session))

  serve(viewsCalls.removeView, ({ db, params, session }) => removeView(db, params.id, session))
}
