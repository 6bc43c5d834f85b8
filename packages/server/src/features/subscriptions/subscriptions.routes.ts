import { subscriptionListing } from '@registrar/domain/subscriptions/subscription-listing'
import { subscriptionsCalls } from '@registrar/domain/subscriptions/subscriptions.calls'
import { today } from '#platform/clock'
import { serveExport } from '#platform/export/serve-export'
import type { Routes } from '#platform/http/routes'
import { subscriptionSource } from './subscription-export.queries.ts'
import { createSubscription, removeSubscription, updateSubscription } from './subscriptions.commands.ts'
import { searchSubscriptions } from './subscriptions.queries.ts'

export const subscriptionsRoutes = (routes: Routes): void => {
  const { serve } = routes

  serve(subscriptionsCalls.createSubscription, async ({ db, body, session }) => ({
    data: { _id: await createSubscription(db, body, session) },
  }))

  serve(subscriptionsCalls.searchSubscriptions, async ({ db, body, config }) => ({
    data: await searchSubscriptions(db, body, today(config.timeZone)),
  }))

  serveExport(routes, subscriptionsCalls.exportSubscriptions, {
    list: subscriptionListing,
    source: subscriptionSource,
  })

  serve(subscriptionsCalls.updateSubscription, ({ db, params, body, config, session }) =>
    updateSubscription(db, params.id, body, today(config.timeZone), session),
  )

  serve(subscriptionsCalls.removeSubscription, ({ db, params, config, session }) =>
    removeSubscription(db, params.id, today(config.timeZone), session),
  )
}
