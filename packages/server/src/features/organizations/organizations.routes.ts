import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { today } from '#platform/clock'
import type { Routes } from '#platform/http/routes'
import { searchList } from '#platform/lists/search-list'
import { listArdChanges } from './annual-returns/ard-history.queries.ts'
import { organizationList } from './organization.list.ts'
import { createOrganization, removeOrganization, updateOrganization } from './organizations.commands.ts'
import type { OnArdMoved } from './annual-returns/on-ard-moved.ts'
import { findOrganization, listOrganizationDuplicates } from './organizations.queries.ts'

/** Registers the calls. `onArdMoved` lets another feature follow a return that has got another day. */
export const organizationsRoutes = ({ serve }: Routes, onArdMoved: OnArdMoved): void => {
  serve(organizationsCalls.createOrganization, async ({ db, body, session }) => ({
    data: { _id: await createOrganization(db, body, session) },
  }))

  serve(organizationsCalls.searchOrganizations, ({ db, body, config }) =>
    searchList(db, organizationList, body, { today: today(config.timeZone) }),
  )

  serve(organizationsCalls.listOrganizationDuplicates, async ({ db }) => ({
    data: await listOrganizationDuplicates(db),
  }))

  serve(organizationsCalls.findOrganization, ({ db, params }) => findOrganization(db, params.id))

  serve(organizationsCalls.listArdChanges, async ({ db, params }) => ({ data: await listArdChanges(db, params.id) }))

  serve(organizationsCalls.updateOrganization, ({ db, params, body, session }) =>
    updateOrganization(db, params.id, body, session, onArdMoved),
  )

  serve(organizationsCalls.removeOrganization, async ({ db, params, session }) => {
    await removeOrganization(db, params.id, session)
    return {}
  })
}
