import { filingListing } from '@registrar/domain/filings/filing-listing'
import { filingsCalls } from '@registrar/domain/filings/filings.calls'
import { today } from '#platform/clock'
import type { Config } from '#platform/config'
import { listSource } from '#platform/export/list-source'
import { serveExport } from '#platform/export/serve-export'
import type { Routes } from '#platform/http/routes'
import type { FilingEffects } from './filing-effects.ts'
import { filingList } from './filing.list.ts'
import { createFiling, removeFiling, updateFiling } from './filings.commands.ts'
import { searchFilings } from './filings.queries.ts'
import { filingOfRow } from './filings.row.ts'

const dayOf = ({ timeZone, closingDays }: Config) => ({ today: today(timeZone), closingDays })

/** Registers the calls. `effects` change the companies whose annual returns and B1B73s were filed. */
export const filingsRoutes = (routes: Routes, effects: FilingEffects): void => {
  const { serve } = routes

  serve(filingsCalls.searchFilings, ({ db, body, config, session }) =>
    searchFilings(db, body, { ...dayOf(config), userId: session.userId }),
  )

  serveExport(routes, filingsCalls.exportFilings, {
    list: filingListing,
    source: listSource(filingList, (row, { config }) => filingOfRow(row, today(config.timeZone), config.closingDays)),
  })

  serve(filingsCalls.createFiling, async ({ db, body, config, session }) => ({
    data: { _id: await createFiling(db, body, { session, today: today(config.timeZone) }, effects) },
  }))

  serve(filingsCalls.updateFiling, async ({ db, params, body, config, session }) => {
    const day = dayOf(config)
    const row = await updateFiling(db, params.id, body, { session, today: day.today }, effects)
    return filingOfRow(row, day.today, day.closingDays)
  })

  serve(filingsCalls.removeFiling, async ({ db, params, session }) => {
    await removeFiling(db, params.id, session, effects)
    return {}
  })
}
