import { call } from '../shared/call.ts'
import { exportCall } from '../shared/export.ts'
import { created, listOf, pageOf, recordAnswer, removedWithEntry } from '../shared/page.ts'
import { recordWarning, recordWarnings } from '../shared/record-warning.ts'
import { ardChange } from './annual-returns/ard-change.ts'
import { filedReturn, filedReturnChanges, newFiledReturn, returnRegister } from '../filings/return-register.ts'
import { organizationDuplicates, similarOrganization, similarOrganizationsBody } from './duplicates.ts'
import { newOrganization, organization, organizationChanges, organizationRow } from './organization.ts'
import { organizationSearchBody } from './organization-listing.ts'
import { sharedNumbersBody } from './shared-numbers.ts'

export const organizationsCalls = {
  createOrganization: call({
    method: 'POST',
    path: '/organization',
    summary: 'Create an organization',
    body: newOrganization,
    answer: created.extend(recordWarnings),
  }),
  searchOrganizations: call({
    method: 'POST',
    path: '/organization/search',
    summary: 'The organization list: search, filters, sort, page',
    body: organizationSearchBody,
    answer: pageOf(organizationRow),
  }),
  exportOrganizations: exportCall(
    '/organization/export',
    'All organizations that a search finds, as an XLSX or CSV file',
    organizationSearchBody,
  ),
  listOrganizationDuplicates: call({
    method: 'GET',
    path: '/organization/duplicates',
    summary: 'Organizations with the same name, apart from case, accents, punctuation and company suffixes',
    answer: listOf(organizationDuplicates),
  }),
  listSharedNumbers: call({
    method: 'POST',
    path: '/organization/sharedNumbers',
    summary: 'A warning for each number, of the CRO or of tax, that other organizations have already',
    body: sharedNumbersBody,
    answer: listOf(recordWarning),
  }),
  listSimilarOrganizations: call({
    method: 'POST',
    path: '/organization/similar',
    summary: 'The organizations that have a name already, compared as for duplicates; at most 5, the oldest first',
    body: similarOrganizationsBody,
    answer: listOf(similarOrganization),
  }),
  findOrganization: call({
    method: 'GET',
    path: '/organization/:id',
    summary: 'One organization',
    answer: organization,
  }),
  listArdChanges: call({
    method: 'GET',
    path: '/organization/:id/ardHistory',
    summary: 'The past annual return dates of an organization with their reasons, the latest first',
    answer: listOf(ardChange),
  }),
  findReturnRegister: call({
    method: 'GET',
    path: '/organization/:id/annualReturns',
    summary: 'The annual returns filed, how late and at what fee; the return that is due, and the audit exemption',
    answer: returnRegister,
  }),
  registerReturn: call({
    method: 'POST',
    path: '/organization/:id/annualReturns',
    summary: 'Enter an annual return in the register; no follow-up and no date moves',
    body: newFiledReturn,
    answer: created,
  }),
  updateRegisteredReturn: call({
    method: 'PUT',
    path: '/organization/:id/annualReturns/:returnId',
    summary: 'Correct an annual return in the register',
    body: filedReturnChanges,
    answer: recordAnswer(filedReturn),
  }),
  removeRegisteredReturn: call({
    method: 'DELETE',
    path: '/organization/:id/annualReturns/:returnId',
    summary: 'Take an annual return out of the register; the answer names the entry of the history that undoes it',
    answer: removedWithEntry,
  }),
  updateOrganization: call({
    method: 'PUT',
    path: '/organization/:id',
    summary: 'Change the fields sent',
    body: organizationChanges,
    answer: organization.extend(recordWarnings),
  }),
  removeOrganization: call({
    method: 'DELETE',
    path: '/organization/:id',
    summary: 'Delete an organization; its people, tasks and orders stay',
  }),
}
