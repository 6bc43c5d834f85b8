import { Text, Tooltip } from '@mantine/core'
import { type FollowUpCode, followUpCatalogue } from '@registrar/domain/follow-ups/catalogue'
import { IconCheck } from '@tabler/icons-react'
import { type KeyboardEvent, useState } from 'react'
import classes from './step-tracker.module.css'

type Props = { name: FollowUpCode; current: number; moving: number | undefined; onMove: (step: number) => void }

const stateOf = (step: number, current: number) =>
  step < current ? 'completed' : step === current ? 'current' : 'to come'

// How far a key goes along the steps, of which there are `count`.
const target = (key: string, step: number, count: number): number | undefined => {
  if (key === 'ArrowRight' || key === 'ArrowDown') return Math.min(step + 1, count - 1)
  if (key === 'ArrowLeft' || key === 'ArrowUp') return Math.max(step - 1, 0)
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

/** The steps as numbers in a row that wraps; a click, or Enter on the one the arrow keys reached, moves there. */
export const StepTracker = ({ name, current, moving, onMove }: Props) => {
  const { label, steps } = followUpCatalogue[name]
  const [reached, setReached] = useState<number>()
  const focusable = reached ?? current
  const walk = (event: KeyboardEvent<HTMLOListElement>) => {
    const next = target(event.key, focusable, steps.length)
    if (next === undefined) return
    event.preventDefault()
    setReached(next)
    event.currentTarget.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div>
      <ol
        className={classes.steps}
        aria-label={`Steps of ${label}`}
        onKeyDown={walk}
        onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setReached(undefined)}
      >
        {steps.map((words, step) => (
          <li key={step} className={classes.step} data-state={stateOf(step, current)}>
            <Tooltip label={`${step}. ${words}`} events={{ hover: true, focus: true, touch: false }}>
              <button
                type="button"
                className={classes.dot}
                data-moving={step === moving || undefined}
                aria-current={step === current ? 'step' : undefined}
                aria-label={`Step ${step}: ${words}, ${stateOf(step, current)}`}
                tabIndex={step === focusable ? 0 : -1}
                disabled={moving !== undefined && step !== moving}
                onFocus={() => setReached(step)}
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
