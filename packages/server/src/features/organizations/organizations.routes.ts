import { exportedOrganizationColumns, organizationListing } from '@registrar/domain/organizations/organization-listing'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { answerRecord } from '@registrar/domain/shared/page'
import { withWarnings } from '@registrar/domain/shared/record-warning'
import { findReturnRegister, registerReturn, removeRegisteredReturn, updateRegisteredReturn } from '#features/filings'
import { today } from '#platform/clock'
import type { Config } from '#platform/config'
import type { Db } from '#platform/database/database'
import { listSource } from '#platform/export/list-source'
import { serveExport } from '#platform/export/serve-export'
import type { Routes } from '#platform/http/routes'
import { searchList } from '#platform/lists/search-list'
import { listArdChanges } from './annual-returns/ard-history.queries.ts'
import { organizationList } from './organization.list.ts'
import { createOrganization, removeOrganization, updateOrganization } from './organizations.commands.ts'
import type { OnArdMoved } from './annual-returns/on-ard-moved.ts'
import type { OnIncorporated } from './on-incorporated.ts'
import { listOrganizationDuplicates, listSimilarOrganizations } from './organization-duplicates.queries.ts'
import { findOrganization } from './organizations.queries.ts'
import { warnOfNumbers } from './shared-numbers.queries.ts'

/**
 * Registers the calls. `onArdMoved` tells another feature that a return is due on another day, `onIncorporated` that the day of
 * incorporation was entered or corrected; `refreshCompliance` checks the
 * changed companies again before the list is filtered by broken rules.
 */
export const organizationsRoutes = (
  routes: Routes,
  { onArdMoved, onIncorporated }: { onArdMoved: OnArdMoved; onIncorporated: OnIncorporated },
  refreshCompliance: (db: Db, config: Config) => Promise<void>,
): void => {
  const { serve } = routes

  serve(organizationsCalls.createOrganization, async ({ db, body, session, config }) => {
    const _id = await createOrganization(db, body, session, today(config.timeZone))
    return { data: { _id }, ...withWarnings(await warnOfNumbers(db, body, _id)) }
  })

  serve(organizationsCalls.searchOrganizations, async ({ db, body, config }) => {
    if (body.hasRed !== undefined) await refreshCompliance(db, config)
    const { timeZone, closingDays } = config
    return searchList(db, organizationList, body, { today: today(timeZone), timeZone, closingDays })
  })

  const exported = listSource(organizationList, (row) => row)
  serveExport(routes, organizationsCalls.exportOrganizations, {
    list: { title: organizationListing.title, columns: exportedOrganizationColumns },
    source: {
      ...exported,
      listIds: async (query, context) => {
        if (query.hasRed !== undefined) await refreshCompliance(context.db, context.config)
        return exported.listIds(query, context)
      },
    },
  })

  serve(organizationsCalls.listOrganizationDuplicates, async ({ db }) => ({
    data: await listOrganizationDuplicates(db),
  }))

  serve(organizationsCalls.listSharedNumbers, async ({ db, body }) => ({
    data: await warnOfNumbers(db, body, body.except),
  }))

  serve(organizationsCalls.listSimilarOrganizations, async ({ db, body }) => ({
    data: await listSimilarOrganizations(db, body.name),
  }))

  serve(organizationsCalls.findOrganization, ({ db, params }) => findOrganization(db, params.id))

  serve(organizationsCalls.listArdChanges, async ({ db, params }) => ({ data: await listArdChanges(db, params.id) }))

  serve(organizationsCalls.findReturnRegister, ({ db, params, config }) =>
    findReturnRegister(db, params.id, {
      today: today(config.timeZone),
      closingDays: config.closingDays,
    }),
  )

  serve(organizationsCalls.registerReturn, async ({ db, params, body, config, session }) => ({
    data: { _id: await registerReturn(db, params.id, body, { session, today: today(config.timeZone) }) },
  }))

  serve(organizationsCalls.updateRegisteredReturn, async ({ db, params, body, config, session }) =>
    answerRecord(
      await updateRegisteredReturn(db, params, body, {
        session,
        closingDays: config.closingDays,
        today: today(config.timeZone),
      }),
    ),
  )

  serve(organizationsCalls.removeRegisteredReturn, ({ db, params, session }) =>
    removeRegisteredReturn(db, params, session),
  )

  serve(organizationsCalls.updateOrganization, ({ db, params, body, session, config }) =>
    updateOrganization(db, params.id, body, session, { onArdMoved, onIncorporated, today: today(config.timeZone) }),
  )

  serve(organizationsCalls.removeOrganization, ({ db, params, session }) => removeOrganization(db, params.id, session))
}
