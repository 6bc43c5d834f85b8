import { call } from '../shared/call.ts'
import { listOf } from '../shared/page.ts'
import { finderBody, foundRecord } from './found-record.ts'

export const finderCalls = {
  searchFinder: call({
    method: 'POST',
    path: '/finder/search',
    summary:
      'Records of all kinds that match, the best first; the organization with exactly that CRO number before all',
    body: finderBody,
    answer: listOf(foundRecord),
  }),
}
