import { useDebouncedValue } from '@mantine/hooks'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { useQuery } from '@tanstack/react-query'
import { requestData } from '#lib/api'
import { DEBOUNCE_MS } from '#lib/debounce'
import { SimilarRecords } from '#ui/similar-records'
import { ORGANIZATIONS } from '#lib/organization-query'
import { similarOrganizationOf } from './similar-organization.ts'

/** While a name is typed, warns that an organization has it already. The user can still go on (ORG-33). */
export const SimilarOrganizations = ({ name }: { name: string }) => {
  const typed = name.trim()
  const [settled] = useDebouncedValue(typed, DEBOUNCE_MS)
  const { data = [] } = useQuery({
    queryKey: [ORGANIZATIONS, 'similar', settled],
    queryFn: ({ signal }) =>
      requestData(organizationsCalls.listSimilarOrganizations, { body: { name: settled }, signal }),
    enabled: settled !== '',
  })

  return (
    <SimilarRecords
      singular="A company of this name exists"
      plural="Companies of this name exist"
      // The answer to an earlier text does not apply to the current one.
      records={settled === typed ? data.map(similarOrganizationOf) : []}
    />
  )
}
