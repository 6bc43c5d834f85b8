import * as z from 'zod'
import { call } from '../shared/call.ts'
import { ownershipAnswer, ownershipSearchBody } from './ownership-answer.ts'

export const ownershipCalls = {
  searchOwnership: call({
    method: 'POST',
    path: '/ownership/search',
    summary: 'Who owns a company on a day, through any number of companies',
    body: ownershipSearchBody,
    answer: z.object({ data: ownershipAnswer }),
  }),
  drawOwnership: call({
    method: 'GET',
    path: '/organization/:id/ownership.svg',
    summary: 'The chart of the holders as SVG; `?asAt=yyyy-MM-dd`, without it as at today',
  }),
  printOwnership: call({
    method: 'GET',
    path: '/organization/:id/ownership.pdf',
    summary: 'The chart and the owners as a PDF; `?asAt=yyyy-MM-dd`, without it as at today',
  }),
}
