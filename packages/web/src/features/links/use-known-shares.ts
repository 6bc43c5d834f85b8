import { isHoldingInForce, type ShareHolding } from '@registrar/domain/links/link-terms'
import { useQuery } from '@tanstack/react-query'
import { today } from '#lib/clock'
import { companyMembersQuery, linksQuery } from './links.api.ts'

/** A class in which a company has shares today. */
export type KnownShares = Pick<ShareHolding, 'class' | 'nominal'>

/**
 * A class in which a company has shares today, held by people or by companies that are linked to it; undefined where there are none,
 * and until both are known.
 */
export const useKnownShares = (organizationId: string | undefined): KnownShares | undefined => {
  const end = { organizationId: organizationId ?? '' }
  const { data: people } = useQuery({ ...linksQuery(end), enabled: organizationId !== undefined })
  const { data: companies } = useQuery({
    ...companyMembersQuery(end.organizationId),
    enabled: organizationId !== undefined,
  })
  return [...(people ?? []), ...(companies ?? [])]
    .flatMap(({ holdings }) => holdings)
    .find((holding) => holding.number > 0 && isHoldingInForce(holding, today()))
}
