import type { ComplianceState } from '@registrar/domain/compliance/compliance-rule'
import { complianceLabels, type ComplianceRow } from '@registrar/domain/compliance/compliance-rules'
import { Badge, Text } from '@mantine/core'
import { PlainTable } from '#ui/plain-table'

const looks: Record<ComplianceState, { text: string; background: string; color: string }> = {
  red: { text: 'RED', background: 'var(--app-red-soft)', color: 'var(--app-red-badge)' },
  amber: { text: 'AMBER', background: 'var(--app-amber-soft)', color: 'var(--app-amber-badge)' },
  green: { text: 'GREEN', background: 'var(--app-green-soft)', color: 'var(--app-green-text)' },
}
const order = Object.keys(looks)

/** Findings, the worst first: the state, the rule, the reason and the law (COMP-1). */
export const ComplianceTable = ({ rows }: { rows: readonly ComplianceRow[] }) => (
  <PlainTable
    label="Compliance"
    headings={[{ label: 'State' }, { label: 'Rule' }, { label: 'Reason' }, { label: 'Law' }]}
  >
    {rows
      .toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state))
      .map(({ rule, state, reason, law }) => (
        <tr key={rule}>
          <td>
            <Badge bg={looks[state].background} c={looks[state].color}>
              {looks[state].text}
            </Badge>
          </td>
          <td>{complianceLabels[rule]}</td>
          <td style={{ whiteSpace: 'normal', minWidth: 220 }}>{reason}</td>
          <td style={{ whiteSpace: 'normal', minWidth: 160 }}>
            <Text span size="xs" c="dimmed">
              {law}
            </Text>
          </td>
        </tr>
      ))}
  </PlainTable>
)
