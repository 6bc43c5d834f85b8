import { useQuery } from '@tanstack/react-query'
import { organizationQuery } from '#lib/organization-query'

/** The name of an organization that is known by its id, or its id while it loads. */
export const OrganizationName = ({ id }: { id: string }) => {
  const { data } = useQuery({ ...organizationQuery(id), enabled: id !== '' && id !== 'N/A' })
  return data?.name ?? id
}
