import { type FollowUpCode, followUpCatalogue } from '@registrar/domain/follow-ups/catalogue'
import classes from './follow-up-path.module.css'

const stateOf = (step: number, current: number) => (step < current ? 'done' : step === current ? 'current' : 'ahead')

/** The steps of a follow-up as a line of dots, drawn; its name says where it is. */
export const FollowUpPath = ({ name, current }: { name: FollowUpCode; current: number }) => {
  const { label, steps } = followUpCatalogue[name]

  return (
    <div className={classes.path} role="img" aria-label={`${label}, step ${current} of ${steps.length - 1}`}>
      {steps.map((step, index) => (
        <span key={step} className={classes.step} data-state={stateOf(index, current)} title={step} />
      ))}
    </div>
  )
}
