import { deadlinesCalls } from '@registrar/domain/deadlines/deadlines.calls'
import { today } from '#platform/clock'
import type { Routes } from '#platform/http/routes'
import { searchDeadlines } from './deadlines.queries.ts'
import { refreshDeadlines } from './refresh-deadlines.commands.ts'
import { refreshSettings } from './refresh-settings.ts'
import { snoozeDeadline, wakeDeadline } from './snoozes.commands.ts'

export const deadlinesRoutes = ({ serve }: Routes): void => {
  serve(deadlinesCalls.searchDeadlines, async ({ db, body, config, session }) => {
    await refreshDeadlines(db, refreshSettings(config))
    return searchDeadlines(db, body, { today: today(config.timeZone), userId: session.userId })
  })

  serve(deadlinesCalls.snoozeDeadline, async ({ db, params, body, config, session }) => {
    await refreshDeadlines(db, refreshSettings(config))
    await snoozeDeadline(db, params.id, body, { today: today(config.timeZone), session })
    return {}
  })

  serve(deadlinesCalls.wakeDeadline, async ({ db, params, session }) => {
    await wakeDeadline(db, params.id, session)
    return {}
  })
}
