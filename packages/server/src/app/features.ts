import { emailsRoutes } from '#features/emails'
import { filesRoutes } from '#features/files'
import { followUpsRoutes } from '#features/follow-ups'
import { formsRoutes } from '#features/forms'
import { linksRoutes } from '#features/links'
import { ordersRoutes } from '#features/orders'
import { organizationsRoutes } from '#features/organizations'
import { peopleRoutes } from '#features/people'
import { tasksRoutes } from '#features/tasks'
import { productsRoutes } from '#features/products'
import { subscriptionsRoutes } from '#features/subscriptions'
import { usersRoutes } from '#features/users'
import type { Routes } from '#platform/http/routes'

/** What the server offers: each feature's routes, in one list. */
export const features: ((routes: Routes) => void)[] = [
  usersRoutes,
  organizationsRoutes,
  peopleRoutes,
  linksRoutes,
  followUpsRoutes,
  tasksRoutes,
  formsRoutes,
  emailsRoutes,
  filesRoutes,
  productsRoutes,
  ordersRoutes,
  subscriptionsRoutes,
]
