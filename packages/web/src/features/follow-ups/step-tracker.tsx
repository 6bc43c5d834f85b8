import { Button, Group, Text } from '@mantine/core'
import { type FollowUpCode, followUpCatalogue } from '@registrar/domain/follow-ups/catalogue'
import { IconArrowRight, IconCheck } from '@tabler/icons-react'
import { type KeyboardEvent, useState } from 'react'
import classes from './step-tracker.module.css'

type Props = {
  name: FollowUpCode
  current: number
  moving: number | undefined
  /** an archived follow-up does not move */
  isReadOnly: boolean
  onMove: (step: number) => void
}

const stepState = (step: number, current: number) =>
  step < current ? 'completed' : step === current ? 'current' : 'to come'

// The step that an arrow key, Home or End leads to, of `count` steps.
const stepForKey = (key: string, step: number, count: number): number | undefined => {
  if (key === 'ArrowRight' || key === 'ArrowDown') return Math.min(step + 1, count - 1)
  if (key === 'ArrowLeft' || key === 'ArrowUp') return Math.max(step - 1, 0)
  if (key === 'Home') return 0

  return key === 'End' ? count - 1 : undefined
}

/**
 * The numbered steps with their labels, and the next one as the main action. A click on a step moves there; the arrow keys
 * choose a step, and Enter moves to it (FUP-31, FUP-36).
 */
export const StepTracker = ({ name, current, moving, isReadOnly, onMove }: Props) => {
  const { label, steps } = followUpCatalogue[name]
  const [focusedStep, setFocusedStep] = useState<number>()
  const tabStop = focusedStep ?? current
  const nextLabel = steps[current + 1]

  const moveFocus = (event: KeyboardEvent<HTMLOListElement>) => {
    const next = stepForKey(event.key, tabStop, steps.length)
    if (next === undefined) return

    event.preventDefault()
    setFocusedStep(next)
    event.currentTarget.querySelectorAll('button')[next]?.focus()
  }

  return (
    <div>
      <Group justify="space-between" gap="xs" mb="sm">
        <Text size="sm">
          <Text span fw={600}>
            {current}/{steps.length - 1}
          </Text>{' '}
          {steps[current]}
        </Text>
        {nextLabel && !isReadOnly && (
          <Button
            size="xs"
            className={classes.next}
            rightSection={<IconArrowRight size={15} />}
            loading={moving !== undefined}
            onClick={() => onMove(current + 1)}
          >
            Next: {nextLabel}
          </Button>
        )}
      </Group>
      <ol
        className={classes.steps}
        aria-label={`Steps of ${label}`}
        onKeyDown={moveFocus}
        onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setFocusedStep(undefined)}
      >
        {steps.map((stepLabel, step) => (
          <li key={step} className={classes.step} data-state={stepState(step, current)}>
            <button
              type="button"
              className={classes.button}
              data-moving={step === moving || undefined}
              aria-current={step === current ? 'step' : undefined}
              aria-label={`Step ${step}: ${stepLabel}, ${stepState(step, current)}`}
              tabIndex={step === tabStop ? 0 : -1}
              disabled={isReadOnly || (moving !== undefined && step !== moving)}
              onFocus={() => setFocusedStep(step)}
              onClick={() => step !== current && moving === undefined && onMove(step)}
            >
              {/* The number is drawn by the style sheet: the name of the button says it in words. */}
              <span className={classes.dot} data-step={step < current ? undefined : step}>
                {step < current && <IconCheck size={14} stroke={2.5} aria-hidden />}
              </span>
              <span className={classes.label}>{stepLabel}</span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  )
}
