import { Progress } from '@mantine/core'
import { followUpCatalogue } from '@registrar/domain/follow-ups/catalogue'
import { type FollowUpRow, followUpListing } from '@registrar/domain/follow-ups/follow-up-listing'
import { ProgressDot } from '#ui/status'
import { choosableColumns } from '#ui/table-columns'
import { DeadlineText } from './deadline-text.tsx'
import classes from './follow-up.module.css'

const stepLabelOf = ({ name, step_index }: FollowUpRow) => followUpCatalogue[name].steps[step_index]

const CurrentStep = ({ followUp }: { followUp: FollowUpRow }) => {
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

const StepOnCard = ({ followUp }: { followUp: FollowUpRow }) => (
  <span className={classes.stepOnCard}>
    {followUp.step_index}/{followUp.max_step_index} {stepLabelOf(followUp)}
  </span>
)

/** The columns of the follow-up list (FUP-30). */
export const followUpColumns = choosableColumns(followUpListing, {
  organization_name: { isTitled: true, cardCell: (row) => row.organization_name },
  name: { card: 'bottom' },
  step_index: {
    card: 'bottom',
    cell: (row) => <CurrentStep followUp={row} />,
    cardCell: (row) => <StepOnCard followUp={row} />,
  },
  target: {
    card: 'top',
    cell: (row) => (
      <div className={classes.deadline}>
        <DeadlineText followUp={row} />
      </div>
    ),
    cardCell: (row) => (
      <span className={classes.deadlineOnCard}>
        <DeadlineText followUp={row} />
      </span>
    ),
  },
  comments: { cell: (row) => <TwoLines text={row.comments} /> },
})
