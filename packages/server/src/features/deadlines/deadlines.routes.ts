import { deadlineListing } from '@registrar/domain/deadlines/deadline-listing'
import { deadlinesCalls } from '@registrar/domain/deadlines/deadlines.calls'
import { today } from '#platform/clock'
import { serveExport } from '#platform/export/serve-export'
import type { Routes } from '#platform/http/routes'
import { deadlineSource } from './deadline-export.queries.ts'
import { searchDeadlines } from './deadlines.queries.ts'
import { refreshDeadlines } from './refresh-deadlines.commands.ts'
import { refreshSettings } from './refresh-settings.ts'
import { snoozeDeadline, unsnoozeDeadline } from './snoozes.commands.ts'

export const deadlinesRoutes = (routes: Routes): void => {
  const { serve } = routes

  serve(deadlinesCalls.searchDeadlines, async ({ db, body, config, session }) => {
    await refreshDeadlines(db, refreshSettings(config))
    return searchDeadlines(db, body, { today: today(config.timeZone), userId: session.userId })
  })

  serveExport(routes, deadlinesCalls.exportDeadlines, {
    list: deadlineListing,
    source: deadlineSource,
  })

  serve(deadlinesCalls.snoozeDeadline, async ({ db, params, body, config, session }) => {
    await refreshDeadlines(db, refreshSettings(config))
    await snoozeDeadline(db, params.id, body, { today: today(config.timeZone), session })
  })

  serve(deadlinesCalls.unsnoozeDeadline, ({ db, params, session }) => unsnoozeDeadline(db, params.id, session))
}
