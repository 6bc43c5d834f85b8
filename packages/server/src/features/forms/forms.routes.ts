import { formListing } from '@registrar/domain/forms/form-listing'
import { formsCalls } from '@registrar/domain/forms/forms.calls'
import { today } from '#platform/clock'
import { clientAddress, networkOf } from '#platform/http/client-address'
import { digestOf, idempotencyKeyOf } from '#platform/http/idempotency-key'
import { listSource } from '#platform/export/list-source'
import { serveExport } from '#platform/export/serve-export'
import type { Routes } from '#platform/http/routes'
import { searchList } from '#platform/lists/search-list'
import { formList } from './form.list.ts'
import { createOrganizationFromForm } from './form-to-organization.commands.ts'
import { removeForm, submitForm, updateForm } from './forms.commands.ts'
import { findForm, listFormMatches } from './forms.queries.ts'

export const formsRoutes = (routes: Routes): void => {
  const { serve } = routes

  serve(formsCalls.submitForm, async ({ db, body, request, config }) => ({
    data: await submitForm(db, body, {
      from: networkOf(clientAddress(request)),
      triesPerMinute: config.formsPerMinute,
      idempotencyKey: idempotencyKeyOf(request),
      digest: digestOf(body),
      today: today(config.timeZone),
      emails: config,
    }),
  }))

  serve(formsCalls.searchForms, ({ db, body, config }) =>
    searchList(db, formList, body, { today: today(config.timeZone) }),
  )

  serveExport(routes, formsCalls.exportForms, {
    list: formListing,
    source: listSource(formList, (row) => row),
  })

  serve(formsCalls.findForm, ({ db, params }) => findForm(db, params.id))

  serve(formsCalls.updateForm, ({ db, params, body, session }) => updateForm(db, params.id, body, session))

  serve(formsCalls.removeForm, ({ db, params, session }) => removeForm(db, params.id, session))

  serve(formsCalls.listFormMatches, async ({ db, params }) => ({ data: await listFormMatches(db, params.id) }))

  serve(formsCalls.createOrganizationFromForm, async ({ db, params, body, session, config }) => ({
    data: { _id: await createOrganizationFromForm(db, params.id, body, { ...config, session }) },
  }))
}
