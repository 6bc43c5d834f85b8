import { dashboardCalls } from '@registrar/domain/dashboard/dashboard.calls'
import { refreshDeadlines, refreshSettings } from '#features/deadlines'
import { today } from '#platform/clock'
import type { Routes } from '#platform/http/routes'
import { countGlance } from './glance.queries.ts'
import { readWorkload } from './workload.queries.ts'

export const dashboardRoutes = ({ serve }: Routes): void => {
  serve(dashboardCalls.readGlance, async ({ db, config }) => {
    await refreshDeadlines(db, refreshSettings(config))
    const { timeZone, closingDays } = config
    return { data: await countGlance(db, { today: today(timeZone), timeZone, closingDays }) }
  })

  serve(dashboardCalls.readWorkload, async ({ db, config }) => {
    await refreshDeadlines(db, refreshSettings(config))
    return { data: await readWorkload(db, today(config.timeZone)) }
  })
}
