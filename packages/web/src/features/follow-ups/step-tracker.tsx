import { Text, Tooltip } from '@mantine/core'
import { type FollowUpCode, followUpCatalogue } from '@registrar/domain/follow-ups/catalogue'
import { IconCheck } from '@tabler/icons-react'
import { type KeyboardEvent, useState } from 'react'
import classes from './step-tracker.module.css'

type Props = { name: FollowUpCode; current: number; moving: number | undefined; onMove: (step: number) => void }

const stepState = (step: number, current: number) =>
  step < current ? 'completed' : step === current ? 'current' : 'to come'

// The step that an arrow key, Home or End leads to, of `count` steps.
const stepForKey = (key: string, step: number, count: number): number | undefined => {
  if (key === 'ArrowRight' || key === 'ArrowDown') return Math.min(step + 1, count - 1)
  if (key === 'ArrowLeft' || key === 'ArrowUp') return Math.max(step - 1, 0)
  if (key === 'Home') return 0

  return key === 'End' ? count - 1 : undefined
}

/** The numbered steps. A click on a step moves there; the arrow keys choose a step, and Enter moves to it (FUP-31). */
export const StepTracker = ({ name, current, moving, onMove }: Props) => {
  const { label, steps } = followUpCatalogue[name]
  const [focusedStep, setFocusedStep] = useState<number>()
  const tabStop = focusedStep ?? current

  const moveFocus = (event: KeyboardEvent<HTMLOListElement>) => {
    const next = stepForKey(event.key, tabStop, steps.length)
    if (next === undefined) return

    event.preventDefault()
    setFocusedStep(next)
    event.currentTarget.querySelectorAll('button')[next]?.focus()
  }

  return (
    <div>
      <ol
        className={classes.steps}
        aria-label={`Steps of ${label}`}
        onKeyDown={moveFocus}
        onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setFocusedStep(undefined)}
      >
        {steps.map((stepLabel, step) => (
          <li key={step} className={classes.step} data-state={stepState(step, current)}>
            <Tooltip label={`${step}. ${stepLabel}`} events={{ hover: true, focus: true, touch: false }}>
              <button
                type="button"
                className={classes.dot}
                data-moving={step === moving || undefined}
                aria-current={step === current ? 'step' : undefined}
                aria-label={`Step ${step}: ${stepLabel}, ${stepState(step, current)}`}
                tabIndex={step === tabStop ? 0 : -1}
                disabled={moving !== undefined && step !== moving}
                onFocus={() => setFocusedStep(step)}
                onClick={() => step !== current && moving === undefined && onMove(step)}
              >
                {step < current ? <IconCheck size={14} stroke={2.5} aria-hidden /> : step}
              </button>
            </Tooltip>
          </li>
        ))}
      </ol>
      <Text size="sm" mt={6}>
        <Text span fw={600}>
          {current}/{steps.length - 1}
        </Text>{' '}
        {steps[current]}
        {steps[current + 1] && (
          <Text span c="dimmed">
            {' '}
            · next: {steps[current + 1]}
          </Text>
        )}
      </Text>
    </div>
  )
}
