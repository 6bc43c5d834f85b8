import type { ComplianceState } from '@registrar/domain/compliance/compliance-rule'
import { complianceLabels } from '@registrar/domain/shared/compliance-rule-ids'
import type { ComplianceRow } from '@registrar/domain/compliance/compliance-rules'
import { Badge, Text } from '@mantine/core'
import { PlainTable } from '#ui/plain-table'

const looks: Record<ComplianceState, { text: string; background: string; color: string }> = {
  red: { text: 'RED', background: 'var(--app-red-soft)', color: 'var(--app-red-badge)' },
  amber: { text: 'AMBER', background: 'var(--app-amber-soft)', color: 'var(--app-amber-badge)' },
  green: { text: 'GREEN', background: 'var(--app-green-soft)', color: 'var(--app-green-text)' },
}
const order = Object.keys(looks)

// A company that is listed for strike-off is the worst that can be found.
const isWorst = ({ rule, state }: ComplianceRow) => rule === 'croStatus' && state === 'red'
const place = (row: ComplianceRow) => (isWorst(row) ? -1 : order.indexOf(row.state))

/** Findings, the worst first: the state, the rule, the reason and the law (COMP-1). */
export const ComplianceTable = ({ rows }: { rows: readonly ComplianceRow[] }) => (
  <PlainTable label="Findings" headings={[{ label: 'State' }, { label: 'Rule' }]}>
    {rows
      .toSorted((a, b) => place(a) - place(b))
      .map(({ rule, state, reason, law }) => (
        <tr key={rule}>
          <td>
            <Badge bg={looks[state].background} c={looks[state].color} miw="max-content">
              {looks[state].text}
            </Badge>
          </td>
          <td style={{ whiteSpace: 'normal' }}>
            <Text size="sm" fw={500}>
              {complianceLabels[rule]}
            </Text>
            <Text size="sm">{reason}</Text>
            <Text size="xs" c="dimmed">
              {law}
            </Text>
          </td>
        </tr>
      ))}
  </PlainTable>
)
