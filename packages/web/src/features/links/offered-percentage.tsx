import { Button, Group, Text } from '@mantine/core'
import { percentageOn } from '@registrar/domain/links/link-terms'
import { percentageText, shownPercentage } from '@registrar/domain/shared/percentage'
import { today } from '#lib/clock'
import type { ShownLink } from './links.api.ts'
import { useAllShares } from './use-all-shares.ts'

/** The percentage that the shares in force today make, with a button that fills it in. Renders nothing without shares. */
export const OfferedPercentage = ({ link, onUse }: { link: ShownLink; onUse: (percentage: number) => void }) => {
  const allShares = useAllShares(link.organizationId)
  if (!allShares) return null
  const percentage = shownPercentage(percentageOn(link, allShares, today()))

  return (
    <Group gap="xs">
      <Text size="sm">These shares are {percentageText(percentage)} of the company.</Text>
      <Button variant="default" size="xs" onClick={() => onUse(percentage)}>
        Use {percentageText(percentage)}
      </Button>
    </Group>
  )
}
