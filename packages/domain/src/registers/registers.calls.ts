import * as z from 'zod'
import { asAtQuery } from '../shared/as-at-query.ts'
import { call, documentCall } from '../shared/call.ts'
import { listOf } from '../shared/page.ts'
import { registerRow, registerSearchBody } from './register-row.ts'

export const registersCalls = {
  searchRegister: call({
    method: 'POST',
    path: '/register/search',
    summary: 'A register of a company as at a day',
    body: registerSearchBody,
    answer: listOf(registerRow).extend({
      /** letters of what is to be printed that no font has (DOC-2) */
      unprintable: z.array(z.string()),
    }),
  }),
  printRegister: documentCall({
    method: 'GET',
    path: '/organization/:id/register/:register.pdf',
    query: asAtQuery,
    media: ['pdf'],
    summary: 'A register as a PDF; `?asAt=yyyy-MM-dd`, without it as at today',
  }),
  exportRegister: documentCall({
    method: 'GET',
    path: '/organization/:id/register/:register.csv',
    query: asAtQuery,
    media: ['csv'],
    summary: 'A register as CSV; `?asAt=yyyy-MM-dd`, without it as at today',
  }),
}
