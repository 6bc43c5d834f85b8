import { Text } from '@mantine/core'
import type { RiskFactor } from '@registrar/domain/aml/risk-countries'

/** Nationalities of high-risk third countries: a risk factor, which asks for nothing by itself (AML-21). */
export const RiskFactors = ({ factors }: { factors: readonly RiskFactor[] }) =>
  factors.length === 0 ? null : (
    <Text size="sm" mt="xs">
      Risk factor, which asks for nothing by itself: the nationality of{' '}
      {factors.map(({ name, nationality }) => `${name} (${nationality})`).join(', ')}.
    </Text>
  )
