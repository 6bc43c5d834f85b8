import { Button, Group, Text } from '@mantine/core'
import type { Link } from '@registrar/domain/links/link'
import { sharesOn } from '@registrar/domain/links/link-terms'
import { percentageText } from '@registrar/domain/registers/register-texts'
import { useQuery } from '@tanstack/react-query'
import { today } from '#lib/clock'
import { companyMembersQuery } from './company-members.api.ts'
import { linksQuery } from './links.api.ts'

const DECIMALS = 4

/** The percentage that the shares in force today make, with a button that takes it over; nothing without shares. */
export const OfferedPercentage = ({ link, onUse }: { link: Link; onUse: (percentage: number) => void }) => {
  const { organizationId } = link
  const { data: people = [] } = useQuery(linksQuery({ organizationId }))
  const { data: companies = [] } = useQuery(companyMembersQuery(organizationId))

  const all = [...people, ...companies].reduce((sum, { holdings }) => sum + sharesOn(holdings, today()), 0)
  if (all === 0) return null
  const percentage = Number(((sharesOn(link.holdings, today()) / all) * 100).toFixed(DECIMALS))

  return (
    <Group gap="xs">
      <Text size="sm">The shares make {percentageText(percentage)}.</Text>
      <Button variant="default" size="xs" onClick={() => onUse(percentage)}>
        Use {percentageText(percentage)}
      </Button>
    </Group>
  )
}
