import * as z from 'zod'
import { asAtQuery } from '../shared/as-at-query.ts'
import { call, documentCall } from '../shared/call.ts'
import { created, filter, listOf, yesOrNo } from '../shared/page.ts'
import { newRegisterEntry, registerEntry, registerEntryChanges } from './register-entry.ts'
import { missingFacts, registerRow, registerSearchBody } from './register-row.ts'

const registerQuery = asAtQuery.extend({ history: filter(yesOrNo) })

export const registersCalls = {
  searchRegister: call({
    method: 'POST',
    path: '/register/search',
    summary: 'A register of a company as at a day; with `history` all rows up to it, past ones too',
    body: registerSearchBody,
    answer: listOf(registerRow).extend({
      /** what the section asks for and is not known (OWN-14) */
      missing: z.array(missingFacts),
      /** letters of what is to be printed that no font has (DOC-2) */
      unprintable: z.array(z.string()),
    }),
  }),
  createRegisterEntry: call({
    method: 'POST',
    path: '/register/entry',
    summary:
      'Enter a charge, a use of the seal, an interest in a contract or an interest in shares; a charge makes its filing',
    body: newRegisterEntry,
    answer: created,
  }),
  updateRegisterEntry: call({
    method: 'PUT',
    path: '/register/entry/:id',
    summary: 'Correct an entry of a register, or say when it ceased',
    body: registerEntryChanges,
    answer: registerEntry,
  }),
  removeRegisterEntry: call({
    method: 'DELETE',
    path: '/register/entry/:id',
    summary: 'Delete an entry of a register that was made by mistake',
    answer: z.object({}),
  }),
  printRegister: documentCall({
    method: 'GET',
    path: '/organization/:id/register/:register.pdf',
    query: registerQuery,
    media: ['pdf'],
    summary: 'A register as a PDF; `?asAt=yyyy-MM-dd`, without it as at today; `?history=true` with past rows',
  }),
  exportRegister: documentCall({
    method: 'GET',
    path: '/organization/:id/register/:register.csv',
    query: registerQuery,
    media: ['csv'],
    summary: 'A register as CSV; `?asAt=yyyy-MM-dd`, without it as at today; `?history=true` with past rows',
  }),
}
