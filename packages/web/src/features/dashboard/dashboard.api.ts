import { dashboardCalls } from '@registrar/domain/dashboard/dashboard.calls'
import { queryOptions } from '@tanstack/react-query'
import { requestData } from '#lib/api'

/** The first part of the query keys of the dashboard's own figures, which a change of any record may alter. */
const DASHBOARD = 'dashboard'

/** The numbers of the strip 'At a glance'. */
export const glanceQuery = queryOptions({
  queryKey: [DASHBOARD, 'glance'],
  queryFn: ({ signal }) => requestData(dashboardCalls.readGlance, { signal }),
})

/** The deadlines of the next twelve weeks, and how much everybody has in charge. */
export const workloadQuery = queryOptions({
  queryKey: [DASHBOARD, 'workload'],
  queryFn: ({ signal }) => requestData(dashboardCalls.readWorkload, { signal }),
})
