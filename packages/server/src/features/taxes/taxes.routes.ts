import { taxesCalls } from '@registrar/domain/taxes/taxes.calls'
import { today } from '#platform/clock'
import type { Config } from '#platform/config'
import type { Routes } from '#platform/http/routes'
import { createTaxDistribution, removeTaxDistribution, updateTaxDue } from './tax-dues.commands.ts'
import { searchTaxDues } from './tax-dues.queries.ts'
import { createTaxRegistration, removeTaxRegistration, updateTaxRegistration } from './tax-registrations.commands.ts'
import { searchTaxRegistrations } from './tax-registrations.queries.ts'

const dayOf = ({ timeZone }: Config) => ({ today: today(timeZone), timeZone })

export const taxesRoutes = ({ serve }: Routes): void => {
  serve(taxesCalls.createTaxRegistration, async ({ db, body, session }) => ({
    data: { _id: await createTaxRegistration(db, body, session) },
  }))

  serve(taxesCalls.searchTaxRegistrations, ({ db, body }) => searchTaxRegistrations(db, body))

  serve(taxesCalls.updateTaxRegistration, ({ db, params, body, session }) =>
    updateTaxRegistration(db, params.id, body, session),
  )

  serve(taxesCalls.removeTaxRegistration, async ({ db, params, session }) => {
    await removeTaxRegistration(db, params.id, session)
    return {}
  })

  serve(taxesCalls.createTaxDistribution, async ({ db, body, config, session }) => ({
    data: { _id: await createTaxDistribution(db, body, { ...dayOf(config), session }) },
  }))

  serve(taxesCalls.removeTaxDistribution, ({ db, params, session }) => removeTaxDistribution(db, params.id, session))

  serve(taxesCalls.searchTaxDues, ({ db, body, config }) => searchTaxDues(db, body, dayOf(config)))

  serve(taxesCalls.updateTaxDue, ({ db, params, body, config, session }) =>
    updateTaxDue(db, params.id, body, { ...dayOf(config), session }),
  )
}
