import * as z from 'zod'
import { call } from '../shared/call.ts'
import { created, pageOf, removedWithEntry } from '../shared/page.ts'
import { newTaxDistribution, taxDueChanges, taxDueRow, taxDueSearchBody } from './tax-due.ts'
import {
  newTaxRegistration,
  taxRegistration,
  taxRegistrationChanges,
  taxRegistrationSearchBody,
} from './tax-registration.ts'

export const taxesCalls = {
  createTaxRegistration: call({
    method: 'POST',
    path: '/tax/registration',
    summary: 'Register a company for a tax: its returns and payments fall due from then on',
    body: newTaxRegistration,
    answer: created,
  }),
  searchTaxRegistrations: call({
    method: 'POST',
    path: '/tax/registration/search',
    summary: 'The taxes that a company is registered for, those that have ended too',
    body: taxRegistrationSearchBody,
    answer: pageOf(taxRegistration),
  }),
  updateTaxRegistration: call({
    method: 'PUT',
    path: '/tax/registration/:id',
    summary: 'Correct or end a registration for a tax',
    body: taxRegistrationChanges,
    answer: taxRegistration,
  }),
  removeTaxRegistration: call({
    method: 'DELETE',
    path: '/tax/registration/:id',
    summary: 'Delete a registration that was made by mistake',
    answer: z.object({}),
  }),
  createTaxDistribution: call({
    method: 'POST',
    path: '/tax/distribution',
    summary:
      'Enter a distribution: dividend withholding tax is returned by the 14th of the next month; `amount` is that tax',
    body: newTaxDistribution,
    answer: created,
  }),
  removeTaxDistribution: call({
    method: 'DELETE',
    path: '/tax/distribution/:id',
    summary:
      'Delete a distribution that was entered by mistake; the id is that of what is due of it. The answer names the entry that undoes it',
    answer: removedWithEntry,
  }),
  searchTaxDues: call({
    method: 'POST',
    path: '/tax/due/search',
    summary: 'What is due of the taxes of a company, or of all: by day in law, paid or not',
    body: taxDueSearchBody,
    answer: pageOf(taxDueRow),
  }),
  updateTaxDue: call({
    method: 'PUT',
    path: '/tax/due/:id',
    summary: 'Say what is to be paid, when it was paid and under which reference',
    body: taxDueChanges,
    answer: taxDueRow,
  }),
}
