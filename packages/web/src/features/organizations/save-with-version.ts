import { withoutFields } from '@registrar/domain/shared/merge-concurrent-edits'
import type { Organization } from '@registrar/domain/organizations/organization'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import type { BodyInput } from '@registrar/domain/shared/call'
import type { QueryClient } from '@tanstack/react-query'
import { request } from '#lib/api'
import { ApiProblem } from '#lib/api-problem'
import { organizationQuery } from './organization-query.ts'

export type OrganizationUpdate = BodyInput<typeof organizationsCalls.updateOrganization>

/**
 * Saves; when another has changed the same fields since `version`, asks whose values stay, and saves again. Throws the
 * refusal when the question is put away unanswered.
 */
export const saveWithVersion = async (
  client: QueryClient,
  id: string,
  body: OrganizationUpdate,
): Promise<Organization> => {
  try {
    return await request(organizationsCalls.updateOrganization, { params: { id }, body })
  } catch (error) {
    if (!(error instanceof ApiProblem) || !error.conflicts) throw error
    const { version } = await client.query({ ...organizationQuery(id), staleTime: 0 })
    // Its words would weigh on the first page that anybody opens.
    const { resolveConflicts } = await import('./conflict-dialog.tsx')
    const theirs = await resolveConflicts(error.conflicts)
    if (!theirs) throw error
    return saveWithVersion(client, id, { ...withoutFields(body, theirs), version })
  }
}
