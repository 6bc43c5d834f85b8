import { call } from '../shared/call.ts'
import { exportCall } from '../shared/export.ts'
import { created, listOf, pageOf } from '../shared/page.ts'
import {
  form,
  formChanges,
  formMatches,
  formSubmission,
  MAX_FORM_BYTES,
  organizationFromForm,
  submittedForm,
} from './form.ts'
import { formListing } from './form-listing.ts'
import { formMessages } from './form-messages.ts'

export const formsCalls = {
  submitForm: call({
    method: 'POST',
    path: '/form',
    access: 'public',
    summary: 'Send the public company-creation form',
    body: formSubmission,
    maxBytes: MAX_FORM_BYTES,
    isIdempotent: true,
    messages: formMessages,
    answer: submittedForm,
  }),
  searchForms: call({
    method: 'POST',
    path: '/form/search',
    summary: 'The forms sent in: search, sort, page',
    body: formListing.searchBody,
    answer: pageOf(formListing.row),
  }),
  exportForms: exportCall(
    '/form/export',
    'All forms that a search finds, as an XLSX or CSV file',
    formListing.searchBody,
  ),
  findForm: call({ method: 'GET', path: '/form/:id', summary: 'One form', answer: form }),
  updateForm: call({
    method: 'PUT',
    path: '/form/:id',
    summary: 'Change the fields sent',
    body: formChanges,
    answer: form,
  }),
  removeForm: call({
    method: 'DELETE',
    path: '/form/:id',
    summary: 'Delete a form; what was created from it stays',
  }),
  listFormMatches: call({
    method: 'GET',
    path: '/form/:id/matches',
    summary: 'For each person of the form, the known people who may be the same',
    answer: listOf(formMatches),
  }),
  createOrganizationFromForm: call({
    method: 'POST',
    path: '/form/:id/organization',
    summary: 'Make the organization, its people, links and incorporation follow-up from a form, all or nothing',
    body: organizationFromForm,
    answer: created,
  }),
}
