import { Progress, Text } from '@mantine/core'
import { followUpCatalogue } from '@registrar/domain/follow-ups/catalogue'
import type { FollowUp } from '@registrar/domain/follow-ups/follow-up'
import { displayDate } from '@registrar/domain/shared/iso-date'
import type { Column } from '#ui/data-table'
import { ProgressDot } from '#ui/status'
import { DeadlineText } from './deadline-text.tsx'
import classes from './follow-up.module.css'

const CurrentStep = ({ followUp }: { followUp: FollowUp }) => {
  const { name, step_index: step, max_step_index: last } = followUp
  const stepLabel = followUpCatalogue[name].steps[step]

  return (
    <div className={classes.currentStep}>
      <span className={classes.counter}>
        {step}/{last}
      </span>
      <Progress value={(step / last) * 100} w={56} size={4} flex="none" aria-label={`${step} of ${last} steps`} />
      <ProgressDot isCompleted={step === last} />
      <Text span size="sm" c="dimmed" truncate title={stepLabel}>
        {stepLabel}
      </Text>
    </div>
  )
}

/** The columns of the follow-up list (FUP-30). */
export const followUpColumns: Column<FollowUp>[] = [
  { label: 'Organization', sortField: 'organization_name', cell: (row) => row.organization_name },
  { label: 'Follow Up', sortField: 'name', card: 'bottom', cell: (row) => row.label },
  { label: 'Current Step', cell: (row) => <CurrentStep followUp={row} /> },
  { label: 'Start Date', sortField: 'start_date', cell: (row) => displayDate(row.start_date) },
  { label: 'ARD', sortField: 'ARD', cell: (row) => displayDate(row.ARD) },
  { label: 'Deadline', sortField: 'target', card: 'top', cell: (row) => <DeadlineText followUp={row} /> },
  { label: 'Comments', maxWidth: 260, cell: (row) => <span title={row.comments ?? undefined}>{row.comments}</span> },
]
