import { sharesOn } from '@registrar/domain/links/link-terms'
import { useQuery } from '@tanstack/react-query'
import { today } from '#lib/clock'
import { companyMembersQuery, linksQuery } from './links.api.ts'

/** How many shares of a company are in force today, held by people and by companies; undefined until both are known. */
export const useAllShares = (organizationId: string | undefined): number | undefined => {
  const end = { organizationId: organizationId ?? '' }
  const { data: people } = useQuery({ ...linksQuery(end), enabled: organizationId !== undefined })
  const { data: companies } = useQuery({
    ...companyMembersQuery(end.organizationId),
    enabled: organizationId !== undefined,
  })
  if (!people || !companies) return undefined

  return [...people, ...companies].reduce((sum, { holdings }) => sum + sharesOn(holdings, today()), 0)
}
