import type { Organization } from '@registrar/domain/organizations/organization'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import type { BodyInput } from '@registrar/domain/shared/call'
import type { QueryClient } from '@tanstack/react-query'
import { saveWithVersion } from '#features/conflicts'
import { request } from '#lib/api'
import { organizationQuery } from '#lib/organization-query'

export type OrganizationUpdate = BodyInput<typeof organizationsCalls.updateOrganization>

/** Saves fields of an organization, and keeps the answer as the record that the page shows. */
export const saveOrganization = async (
  client: QueryClient,
  id: string,
  body: OrganizationUpdate,
): Promise<Organization> => {
  const saved = await saveWithVersion({
    recordType: 'organization',
    body,
    // The page itself warns of what it shows.
    save: async (fields) => {
      const { warnings: _, ...record } = await request(organizationsCalls.updateOrganization, {
        params: { id },
        body: fields,
      })
      return record
    },
    readVersion: async () => (await client.query({ ...organizationQuery(id), staleTime: 0 })).version,
  })

  client.setQueryData(organizationQuery(id).queryKey, saved)
  return saved
}
