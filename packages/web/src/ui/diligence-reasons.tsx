import { List, Text } from '@mantine/core'
import { type DiligenceReason, diligenceReasonTexts } from '@registrar/domain/aml/enhanced-diligence'

/** Why enhanced due diligence is required; nothing when it is not (AML-12). */
export const DiligenceReasons = ({ reasons }: { reasons: readonly DiligenceReason[] }) =>
  reasons.length === 0 ? null : (
    <div>
      <Text size="sm" fw={500}>
        Why enhanced due diligence is required
      </Text>
      <List size="sm">
        {reasons.map((reason) => (
          <List.Item key={reason}>{diligenceReasonTexts[reason]}</List.Item>
        ))}
      </List>
    </div>
  )
