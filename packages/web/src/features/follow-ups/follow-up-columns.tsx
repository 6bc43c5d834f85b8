import { Progress } from '@mantine/core'
import { followUpCatalogue } from '@registrar/domain/follow-ups/catalogue'
import type { FollowUp } from '@registrar/domain/follow-ups/follow-up'
import { displayDate } from '@registrar/domain/shared/iso-date'
import type { Column } from '#ui/data-table'
import { ProgressDot } from '#ui/status'
import { DeadlineText } from './deadline-text.tsx'
import classes from './follow-up.module.css'

const stepLabelOf = ({ name, step_index }: FollowUp) => followUpCatalogue[name].steps[step_index]

const CurrentStep = ({ followUp }: { followUp: FollowUp }) => {
  const { step_index: step, max_step_index: last } = followUp

  return (
    <div className={classes.currentStep}>
      <span className={classes.counter}>
        {step}/{last}
      </span>
      <Progress value={(step / last) * 100} w={40} size={4} flex="none" aria-label={`${step} of ${last} steps`} />
      <ProgressDot isCompleted={step === last} />
      <TwoLines text={stepLabelOf(followUp)} />
    </div>
  )
}

// Two small lines are as high as a row.
const TwoLines = ({ text }: { text: string | null | undefined }) => (
  <span className={classes.twoLines} title={text ?? undefined}>
    {text}
  </span>
)

const StepOnCard = ({ followUp }: { followUp: FollowUp }) => (
  <span className={classes.stepOnCard}>
    {followUp.step_index}/{followUp.max_step_index} {stepLabelOf(followUp)}
  </span>
)

/** The columns of the follow-up list (FUP-30). */
export const followUpColumns: Column<FollowUp>[] = [
  {
    label: 'Organization',
    sortField: 'organization_name',
    maxWidth: 260,
    cell: (row) => <span title={row.organization_name}>{row.organization_name}</span>,
    cardCell: (row) => row.organization_name,
  },
  { label: 'Follow Up', sortField: 'name', card: 'bottom', cell: (row) => row.label },
  {
    label: 'Current Step',
    card: 'bottom',
    cell: (row) => <CurrentStep followUp={row} />,
    cardCell: (row) => <StepOnCard followUp={row} />,
  },
  { label: 'Start Date', sortField: 'start_date', cell: (row) => displayDate(row.start_date) },
  { label: 'ARD', sortField: 'ARD', cell: (row) => displayDate(row.ARD) },
  {
    label: 'Deadline',
    sortField: 'target',
    card: 'top',
    cell: (row) => (
      <div className={classes.deadline}>
        <DeadlineText followUp={row} />
      </div>
    ),
    cardCell: (row) => <DeadlineText followUp={row} />,
  },
  { label: 'Comments', maxWidth: 260, cell: (row) => <TwoLines text={row.comments} /> },
]
