import { Text } from '@mantine/core'
import type { CreationStatus } from '@registrar/domain/organizations/creation-status'
import type { CSSProperties } from 'react'
import classes from './status.module.css'

const creationLooks: Record<CreationStatus, { text: string; color: string }> = {
  IN_PROGRESS: { text: 'IN PROGRESS', color: 'var(--app-blue)' },
  COMPLETED: { text: 'COMPLETED', color: 'var(--app-teal)' },
  LATE: { text: 'LATE', color: 'var(--app-red)' },
  STRIKE_OFF: { text: 'STRIKE OFF', color: 'var(--app-grey)' },
}

/** The creation status as a coloured dot with its name: colour alone would not be accessible. */
export const CreationStatusDot = ({ status }: { status: CreationStatus | null }) => {
  const { text, color } = status ? creationLooks[status] : { text: 'N/A', color: 'var(--app-line)' }

  return (
    <span className={classes.dot} style={{ '--dot': color } as CSSProperties}>
      {text}
    </span>
  )
}

/** DONE, or in amber what is still to do. */
export const DoneStatus = ({ isDone, otherwise }: { isDone: boolean; otherwise: string }) =>
  isDone ? (
    <span>DONE</span>
  ) : (
    <Text span size="sm" c="var(--app-amber-text)">
      {otherwise}
    </Text>
  )

/** Whether a follow-up is in progress or completed. */
export const ProgressDot = ({ isCompleted }: { isCompleted: boolean }) => (
  <span
    className={classes.dot}
    style={{ '--dot': isCompleted ? 'var(--app-teal)' : 'var(--app-blue)' } as CSSProperties}
  >
    {isCompleted ? 'Completed' : 'In progress'}
  </span>
)
