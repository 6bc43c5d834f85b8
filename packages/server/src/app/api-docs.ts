import { emailsCalls } from '@registrar/domain/emails/emails.calls'
import { filesCalls } from '@registrar/domain/files/files.calls'
import { followUpsCalls } from '@registrar/domain/follow-ups/follow-ups.calls'
import { formsCalls } from '@registrar/domain/forms/forms.calls'
import { linksCalls } from '@registrar/domain/links/links.calls'
import { ordersCalls } from '@registrar/domain/orders/orders.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { tasksCalls } from '@registrar/domain/tasks/tasks.calls'
import { productsCalls } from '@registrar/domain/products/products.calls'
import { subscriptionsCalls } from '@registrar/domain/subscriptions/subscriptions.calls'
import { usersCalls } from '@registrar/domain/users/users.calls'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { Routes } from '#platform/http/routes'
import { openApiDocument } from '#platform/http/open-api'

const callTables = {
  users: usersCalls,
  organizations: organizationsCalls,
  people: peopleCalls,
  links: linksCalls,
  followUps: followUpsCalls,
  tasks: tasksCalls,
  forms: formsCalls,
  emails: emailsCalls,
  files: filesCalls,
  products: productsCalls,
  orders: ordersCalls,
  subscriptions: subscriptionsCalls,
}

/** `/docs`: the calls for people to read and try; `/docs/openapi.json`: the same for programs. */
export const apiDocs = async ({ app }: Routes): Promise<void> => {
  const document = openApiDocument(callTables)
  await app.register(swagger, { mode: 'static', specification: { document: document as never } })
  app.get('/docs/openapi.json', async () => document)
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true, uiConfig: { docExpansion: 'none' } })
}
