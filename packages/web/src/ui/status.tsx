import { Badge, Text } from '@mantine/core'
import type { CreationStatus } from '@registrar/domain/organizations/creation-status'
import type { CSSProperties } from 'react'
import classes from './status.module.css'

const creation: Record<CreationStatus, { words: string; color: string }> = {
  IN_PROGRESS: { words: 'IN PROGRESS', color: 'var(--app-blue)' },
  COMPLETED: { words: 'COMPLETED', color: 'var(--app-teal)' },
  LATE: { words: 'LATE', color: 'var(--app-red)' },
  STRIKE_OFF: { words: 'STRIKE OFF', color: 'var(--app-grey)' },
}

/** A dot and plain words: never colour alone. */
export const CreationStatusDot = ({ status }: { status: CreationStatus | null }) => {
  const { words, color } = status ? creation[status] : { words: 'N/A', color: 'var(--app-line)' }
  return (
    <span className={classes.dot} style={{ '--dot': color } as CSSProperties}>
      {words}
    </span>
  )
}

type Risk = 'low' | 'medium' | 'high'
const risk: Record<Risk, { words: string; tone: string; ink: string }> = {
  low: { words: 'LOW', tone: 'var(--app-green-soft)', ink: 'var(--app-green-text)' },
  medium: { words: 'MEDIUM', tone: 'var(--app-amber-soft)', ink: 'var(--app-amber-badge)' },
  high: { words: 'HIGH', tone: 'var(--app-red-soft)', ink: 'var(--app-red-badge)' },
}

/** The AML risk level; N/A when it was never assessed. */
export const RiskBadge = ({ level }: { level: Risk | null | undefined }) =>
  level ? (
    <Badge bg={risk[level].tone} c={risk[level].ink} size="md">
      {risk[level].words}
    </Badge>
  ) : (
    <Text span size="sm" c="dimmed">
      N/A
    </Text>
  )

/** DONE, or what is still to do in the colour of waiting. */
export const DoneStatus = ({ isDone, otherwise }: { isDone: boolean; otherwise: string }) =>
  isDone ? (
    <span>DONE</span>
  ) : (
    <Text span size="sm" c="var(--app-amber-text)">
      {otherwise}
    </Text>
  )

/** Where a follow-up stands: in progress, or completed at its last step. */
export const ProgressDot = ({ isCompleted }: { isCompleted: boolean }) => (
  <span
    className={classes.dot}
    style={{ '--dot': isCompleted ? 'var(--app-teal)' : 'var(--app-blue)' } as CSSProperties}
  >
    {isCompleted ? 'Completed' : 'In progress'}
  </span>
)
