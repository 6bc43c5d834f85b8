import * as z from 'zod'
import { call } from '../shared/call.ts'
import { glance } from './glance.ts'
import { workload } from './workload.ts'

export const dashboardCalls = {
  readGlance: call({
    method: 'GET',
    path: '/dashboard/glance',
    summary: 'How much is late in law, due this week, waiting for the client, unpaid, new and to review',
    answer: z.object({ data: glance }),
  }),
  readWorkload: call({
    method: 'GET',
    path: '/dashboard/workload',
    summary: 'The deadlines of the next twelve weeks by kind, and how much each colleague has in charge',
    answer: z.object({ data: workload }),
  }),
}
