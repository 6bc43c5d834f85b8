import { DateInput, type DateInputProps } from '@mantine/dates'
import '@mantine/dates/styles.layer.css'
import dayjs from 'dayjs'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { parsePastedDay } from '#lib/typed-day'
import { useUnsavedTextGuard } from './unsaved-guard.tsx'

type Limit = DateInputProps['minDate']

const displayDay = (day: Limit) => dayjs(day).format('DD/MM/YYYY')

const dayProblem = (typed: string, minDate: Limit, maxDate: Limit): string | undefined => {
  const text = typed.trim()
  if (text === '') return undefined
  const day = parsePastedDay(text)
  if (day === null) return `'${text}' is not a day. Write dd/mm/yyyy. The date is unchanged.`
  if (minDate && day < dayjs(minDate).format('YYYY-MM-DD')) return `Choose ${displayDay(minDate)} or later.`
  if (maxDate && day > dayjs(maxDate).format('YYYY-MM-DD')) return `Choose ${displayDay(maxDate)} or earlier.`
  return undefined
}

type Props = Omit<DateInputProps, 'value' | 'defaultValue' | 'onChange'> & {
  value?: string | null | undefined
  defaultValue?: string | null | undefined
  /** for a form that is saved later: each day that the typed text means, and the day before once it means none */
  onChange?: (day: string | null) => void
  /** for what takes effect at once: the day of a whole entry, which was picked, cleared, or typed and then confirmed with Enter or left */
  onEntry?: (day: string | null) => void
  /** shows the day before again once the field is left with text that is not a day; the message stays until the next visit */
  revertsOnBlur?: boolean
}

/**
 * An input of a day: shown and typed as dd/MM/yyyy (DAY-5); its value is `yyyy-MM-dd`. Text that is not a day stays in the
 * field with a message, changes nothing, keeps its form from being saved, and is not left without a question (DAY-6, UI-9).
 */
export const DateField = (props: Props) => {
  const { value, defaultValue = null, onChange, onEntry, onInput, onFocus, onBlur, onClick, onKeyDown, ...rest } = props
  const { minDate, maxDate, error, clearable = true, revertsOnBlur = false, ...input } = rest
  const [entered, setEntered] = useState(value ?? defaultValue)
  const [lastValue, setLastValue] = useState(value)
  // What was typed since the last whole entry. The first part of a text may be another day: 1/3/20 while typing 1/3/202.
  const [typed, setTyped] = useState<string>()
  const [shownProblem, setShownProblem] = useState<string>()
  const [isCalendarOpen, setCalendarOpen] = useState(false)
  // The refusal of a save puts the focus on the field: its message is read before a click opens the calendar over it.
  const [readError, setReadError] = useState<typeof error>()
  // A dialog that opens puts the focus on its first field, where the calendar would cover the others and the buttons.
  const [isFocusOfDialog, setFocusOfDialog] = useState(false)
  const wasFocused = useRef(false)
  const [resetCount, setResetCount] = useState(0)
  const field = useRef<HTMLInputElement>(null)

  const problemOf = (text: string) => dayProblem(text, minDate, maxDate)
  const dayOf = (text: string) => {
    if (text.trim() === '') return clearable ? null : entered
    return problemOf(text) === undefined ? parsePastedDay(text) : entered
  }
  const problem = typed === undefined ? undefined : problemOf(typed)
  const day = typed === undefined ? entered : dayOf(typed)

  if (value !== lastValue) {
    setLastValue(value)
    if (value !== undefined && value !== day) {
      setTyped(undefined)
      setShownProblem(undefined)
      setEntered(value)
      // The library shows a value that comes from outside only while its calendar is closed.
      if (isCalendarOpen) setResetCount(resetCount + 1)
    }
  }

  useLayoutEffect(() => {
    if (resetCount > 0) field.current?.focus()
  }, [resetCount])

  useEffect(() => field.current?.setCustomValidity(problem ?? ''), [problem])
  // A form asks before the text is lost, and so does a day that is saved at once; a filter, which only has `onEntry`, does not.
  const isEntryOpen = onEntry !== undefined && day !== entered
  useUnsavedTextGuard(onChange !== undefined && (problem !== undefined || isEntryOpen))

  const report = (next: string | null) => {
    if (next !== day) onChange?.(next)
  }

  const type = (text: string) => {
    setTyped(text)
    setShownProblem(undefined)
    report(dayOf(text))
  }

  const enter = (next: string | null) => {
    setTyped(undefined)
    setEntered(next)
    report(next)
    if (next !== entered) onEntry?.(next)
  }

  const enterTyped = () => {
    setShownProblem(problem)
    if (typed !== undefined && problem === undefined) enter(day)
  }

  return (
    <DateInput
      key={resetCount}
      ref={field}
      valueFormat="DD/MM/YYYY"
      placeholder="dd/mm/yyyy"
      clearButtonProps={{ 'aria-label': 'Clear the date' }}
      highlightToday
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      popoverProps={{
        withinPortal: true,
        onOpen: () => setCalendarOpen(true),
        onClose: () => setCalendarOpen(false),
        // The calendar would cover the message.
        ...((isFocusOfDialog || shownProblem || (error && error !== readError)) && { opened: false }),
      }}
      // Escape then closes the calendar only, and not the dialog around it.
      data-mantine-stop-propagation={isCalendarOpen || undefined}
      {...input}
      {...(minDate && { minDate })}
      {...(maxDate && { maxDate })}
      clearable={clearable}
      value={day}
      error={shownProblem ?? error}
      onInvalid={() => setShownProblem(problem)}
      fixOnBlur={problem === undefined || revertsOnBlur}
      // The typed text is read above. The library reports only what is picked or cleared, and an emptied text once more.
      dateParser={() => null}
      onChange={(next) => (next !== null || field.current?.value.trim()) && enter(next)}
      onInput={(event) => {
        type(event.currentTarget.value)
        onInput?.(event)
      }}
      onFocus={(event) => {
        setShownProblem(undefined)
        setFocusOfDialog(!wasFocused.current && event.currentTarget.hasAttribute('data-autofocus'))
        wasFocused.current = true
        onFocus?.(event)
      }}
      onClick={(event) => {
        setShownProblem(undefined)
        setReadError(error)
        setFocusOfDialog(false)
        onClick?.(event)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') enterTyped()
        onKeyDown?.(event)
      }}
      onBlur={(event) => {
        enterTyped()
        if (revertsOnBlur) setTyped(undefined)
        onBlur?.(event)
      }}
    />
  )
}
