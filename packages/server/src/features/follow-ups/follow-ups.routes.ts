import { followUpListing } from '@registrar/domain/follow-ups/follow-up-listing'
import { followUpsCalls } from '@registrar/domain/follow-ups/follow-ups.calls'
import { today } from '#platform/clock'
import type { Config } from '#platform/config'
import { listSource } from '#platform/export/list-source'
import { serveExport } from '#platform/export/serve-export'
import type { ListDay } from '#platform/lists/list'
import type { Routes } from '#platform/http/routes'
import { summarizeFollowUps } from './follow-up-summary.ts'
import { removeFollowUp, startFollowUp, updateFollowUp } from './follow-ups.commands.ts'
import { searchFollowUpOrganizations } from './follow-up-organizations.queries.ts'
import { findWhatComesNext } from './what-comes-next.queries.ts'
import { previewReturn } from './return-preview.ts'
import { followUpList } from './follow-up.list.ts'
import { findFollowUp, searchFollowUps, withDefaultSort } from './follow-ups.queries.ts'
import { followUpRow } from './follow-ups.row.ts'

const dayOf = ({ timeZone, closingDays }: Config): ListDay => ({
  today: today(timeZone),
  closingDays,
})

export const followUpsRoutes = (routes: Routes): void => {
  const { serve } = routes
  const listed = listSource(followUpList, (row) => followUpRow(row, []))

  serve(followUpsCalls.searchFollowUps, ({ db, body, config }) => searchFollowUps(db, body, dayOf(config)))

  serve(followUpsCalls.summarizeFollowUps, async ({ db, body, config }) => ({
    data: await summarizeFollowUps(db, body, dayOf(config)),
  }))

  serveExport(routes, followUpsCalls.exportFollowUps, {
    list: followUpListing,
    source: { ...listed, listIds: (query, context) => listed.listIds(withDefaultSort(query), context) },
  })

  serve(followUpsCalls.searchFollowUpOrganizations, ({ db, body }) => searchFollowUpOrganizations(db, body))

  serve(followUpsCalls.startFollowUp, async ({ db, body, config, session }) => ({
    data: await startFollowUp(db, body, today(config.timeZone), session),
  }))

  serve(followUpsCalls.findFollowUp, ({ db, params }) => findFollowUp(db, params.id))

  serve(followUpsCalls.previewReturn, async ({ db, params }) => ({ data: await previewReturn(db, params.id) }))

  serve(followUpsCalls.findWhatComesNext, async ({ db, params, config }) => ({
    data: await findWhatComesNext(db, params.id, today(config.timeZone)),
  }))

  serve(followUpsCalls.updateFollowUp, ({ db, params, body, config, session }) =>
    updateFollowUp(db, params.id, body, { session, today: today(config.timeZone) }),
  )

  serve(followUpsCalls.removeFollowUp, ({ db, params, session }) => removeFollowUp(db, params.id, session))
}
