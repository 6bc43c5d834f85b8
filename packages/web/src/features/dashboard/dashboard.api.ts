import { dashboardCalls } from '@registrar/domain/dashboard/dashboard.calls'
import { queryOptions } from '@tanstack/react-query'
import { request } from '#lib/api'

/** The first part of the query keys of the dashboard's own figures, which a change of any record may alter. */
const DASHBOARD = 'dashboard'

/** The numbers of the strip 'At a glance'. */
export const glanceQuery = queryOptions({
  queryKey: [DASHBOARD, 'glance'],
  queryFn: async ({ signal }) => (await request(dashboardCalls.readGlance, { signal })).data,
})

/** The deadlines of the next twelve weeks, and how much everybody has in charge. */
export const workloadQuery = queryOptions({
  queryKey: [DASHBOARD, 'workload'],
  queryFn: async ({ signal }) => (await request(dashboardCalls.readWorkload, { signal })).data,
})
