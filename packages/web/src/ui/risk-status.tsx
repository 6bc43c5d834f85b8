import { Badge, Group, Text, Tooltip, VisuallyHidden } from '@mantine/core'
import { shownLevel } from '@registrar/domain/aml/assessment'
import { type DiligenceReason, diligenceReasonTexts } from '@registrar/domain/aml/enhanced-diligence'
import type { RiskLevel } from '@registrar/domain/aml/risk-score'

const riskLooks: Record<RiskLevel, { text: string; background: string; color: string }> = {
  low: { text: 'LOW', background: 'var(--app-green-soft)', color: 'var(--app-green-text)' },
  medium: { text: 'MEDIUM', background: 'var(--app-amber-soft)', color: 'var(--app-amber-badge)' },
  high: { text: 'HIGH', background: 'var(--app-red-soft)', color: 'var(--app-red-badge)' },
}

/** A level of AML risk. */
export const RiskBadge = ({ level }: { level: RiskLevel }) => (
  <Badge bg={riskLooks[level].background} c={riskLooks[level].color} size="md" miw="max-content">
    {riskLooks[level].text}
  </Badge>
)

const REQUIRED = 'Enhanced due diligence required'

type BadgeProps = {
  reasons: readonly DiligenceReason[]
  /** whether a narrow column shows it, which has no space for its words */
  isShort?: boolean | undefined
}

/** Says that the law wants enhanced due diligence, and why (AML-12). Nothing without a reason. */
const DiligenceBadge = ({ reasons, isShort }: BadgeProps) => {
  const why = [...(isShort ? [REQUIRED] : []), ...reasons.map((reason) => diligenceReasonTexts[reason])].join('. ')

  return reasons.length === 0 ? null : (
    <Tooltip label={why} multiline maw={360}>
      <Badge bg="var(--app-red-soft)" c="var(--app-red-badge)" size="md" tt="none" miw="max-content">
        {isShort ? (
          <>
            <span aria-hidden>EDD</span>
            <VisuallyHidden>{REQUIRED}</VisuallyHidden>
          </>
        ) : (
          REQUIRED
        )}
      </Badge>
    </Tooltip>
  )
}

type Props = {
  /** the saved level; null when the form was never saved */
  level: RiskLevel | null | undefined
  answered: number
  reasons?: readonly DiligenceReason[]
  isShort?: boolean
}

/** The level of AML risk with what it rests on (AML-5), and whether enhanced due diligence is required (AML-12). */
export const RiskStatus = ({ level, answered, reasons = [], isShort }: Props) => {
  const shown = shownLevel(level, answered)

  return (
    <Group gap={6} component="span" display="inline-flex" wrap={isShort ? 'nowrap' : 'wrap'}>
      {shown.level && <RiskBadge level={shown.level} />}
      {!level && (
        <Text span size="sm" c="dimmed">
          N/A
        </Text>
      )}
      {shown.note && (
        <Text span size="sm" c={level ? 'var(--app-amber-text)' : 'dimmed'}>
          {shown.note}
        </Text>
      )}
      <DiligenceBadge reasons={reasons} isShort={isShort} />
    </Group>
  )
}
