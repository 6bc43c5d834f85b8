import * as z from 'zod'
import { asAtQuery } from '../shared/as-at-query.ts'
import { call, documentCall } from '../shared/call.ts'
import { ownershipAnswer, ownershipSearchBody } from './ownership-answer.ts'

export const ownershipCalls = {
  searchOwnership: call({
    method: 'POST',
    path: '/ownership/search',
    summary: 'Who owns a company on a day, through any number of companies',
    body: ownershipSearchBody,
    answer: z.object({ data: ownershipAnswer }),
  }),
  drawOwnership: documentCall({
    method: 'GET',
    path: '/organization/:id/ownership.svg',
    query: asAtQuery,
    media: ['svg'],
    summary: 'The chart of the holders as SVG; `?asAt=yyyy-MM-dd`, without it as at today',
  }),
  printOwnership: documentCall({
    method: 'GET',
    path: '/organization/:id/ownership.pdf',
    query: asAtQuery,
    media: ['pdf'],
    summary: 'The chart and the owners as a PDF; `?asAt=yyyy-MM-dd`, without it as at today',
  }),
}
