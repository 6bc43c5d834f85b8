import { Group, Stack, Text } from '@mantine/core'
import type { ShareHolding } from '@registrar/domain/links/link-terms'
import { percentageText } from '@registrar/domain/shared/percentage'
import { DateField } from '#ui/date-field'
import { WholeNumberField } from '#ui/whole-number-field'
import type { LinkDetails } from './links.api.ts'
import type { KnownShares } from './use-known-shares.ts'

/** What a dialog of roles sends of the shares that it took: they are of the class that the company has (LINK-10). */
export const sharesToSend = (
  { roles, shares, acquired = null }: LinkDetails,
  known: KnownShares | undefined,
  held: readonly ShareHolding[] = [],
): { holdings?: ShareHolding[] } => {
  if (!known || typeof shares !== 'number' || shares <= 0 || !roles.includes('shareholder')) return {}
  return { holdings: [...held, { class: known.class, nominal: known.nominal, number: shares, acquired, ceased: null }] }
}

type Props = {
  known: KnownShares
  details: LinkDetails
  onChange: (details: LinkDetails) => void
  /** what the shares of the link are already, in percent */
  percentage?: number | undefined
  problem?: string | undefined
}

/** Asks for the number of the shares of a member, and says why for no percentage (LINK-10). */
export const NewShares = ({ known, details, onChange, percentage = 0, problem }: Props) => (
  <Stack gap={6}>
    <Text size="sm">
      {percentage > 0 && `These shares are ${percentageText(percentage)} of the company. `}
      The shares of this company are recorded, so the percentage follows from their number. Where they are kept as
      events, enter an allotment or a transfer in the tab Shares.
    </Text>
    {percentage === 0 && (
      <Group align="flex-end" gap="xs">
        <WholeNumberField
          label={`Number of ${known.class} shares`}
          value={details.shares ?? ''}
          error={problem}
          onChange={(shares) => onChange({ ...details, shares })}
          w={220}
        />
        <DateField
          label="Acquired on"
          value={details.acquired ?? null}
          onChange={(acquired) => onChange({ ...details, acquired })}
          w={150}
        />
      </Group>
    )}
  </Stack>
)
