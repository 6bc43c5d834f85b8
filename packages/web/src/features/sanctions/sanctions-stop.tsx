import { Alert, List, Text } from '@mantine/core'
import '@mantine/core/styles/Alert.layer.css'
import { useQuery } from '@tanstack/react-query'
import { confirmedHitsQuery } from './sanctions.api.ts'

/**
 * Stands above what is done for a client while a sanctions hit of it, of its people or its members is confirmed: what stops, what is frozen
 * and to whom it is reported (SANC-10). Nothing without such a hit.
 */
export const SanctionsStop = ({ organizationId }: { organizationId: string }) => {
  const { data: hits = [] } = useQuery(confirmedHitsQuery(organizationId))
  if (hits.length === 0) return null

  return (
    <Alert color="red" role="alert" title={`On a sanctions list: ${hits.map(({ name }) => name).join(', ')}`}>
      <Text size="sm">
        The relationship stops: the AML file cannot be signed. Do nothing for the client, and hand over nothing.
      </Text>
      <List size="sm" mt="xs">
        <List.Item>
          Freeze all funds and economic resources that are held for the client, for whoever is listed, and for companies
          of which listed persons own half or more together.
        </List.Item>
        <List.Item>Report the freeze to the Central Bank of Ireland at once.</List.Item>
        <List.Item>
          Where there is a suspicion, report it to the Financial Intelligence Unit (goAML) and to Revenue too. Tell the
          client nothing of it.
        </List.Item>
      </List>
    </Alert>
  )
}
