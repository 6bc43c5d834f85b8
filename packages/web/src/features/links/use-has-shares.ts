import { sharesOn } from '@registrar/domain/links/link-terms'
import { useQuery } from '@tanstack/react-query'
import { today } from '#lib/clock'
import { companyMembersQuery, linksQuery } from './links.api.ts'

/** Whether a company has shares today, held by people or by companies that are linked to it; false until both are known. */
export const useHasShares = (organizationId: string | undefined): boolean => {
  const end = { organizationId: organizationId ?? '' }
  const { data: people } = useQuery({ ...linksQuery(end), enabled: organizationId !== undefined })
  const { data: companies } = useQuery({
    ...companyMembersQuery(end.organizationId),
    enabled: organizationId !== undefined,
  })
  return [...(people ?? []), ...(companies ?? [])].some(({ holdings }) => sharesOn(holdings, today()) > 0)
}
