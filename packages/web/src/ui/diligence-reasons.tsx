import { List, Text } from '@mantine/core'
import { type DiligenceReason, diligenceReasonText, type PartyAtRisk } from '@registrar/domain/aml/enhanced-diligence'

type Props = { reasons: readonly DiligenceReason[]; partiesAtRisk?: readonly PartyAtRisk[] }

/** Why enhanced due diligence is required, and who lives in a high-risk third country; nothing when it is not (AML-12). */
export const DiligenceReasons = ({ reasons, partiesAtRisk = [] }: Props) =>
  reasons.length === 0 ? null : (
    <div>
      <Text size="sm" fw={500}>
        Why enhanced due diligence is required
      </Text>
      <List size="sm">
        {reasons.map((reason) => (
          <List.Item key={reason}>{diligenceReasonText(reason, partiesAtRisk)}</List.Item>
        ))}
      </List>
    </div>
  )
