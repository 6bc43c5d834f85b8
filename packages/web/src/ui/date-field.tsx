import { DateInput, type DateInputProps } from '@mantine/dates'
import '@mantine/dates/styles.layer.css'
import dayjs from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat'
import { useEffect, useRef, useState } from 'react'

// Without this plugin a typed day is read as a US date: 12/03/2024 would be 3 December.
dayjs.extend(customParseFormat)

// The short forms are for people who type fast. The day always comes before the month.
const SEPARATORS = ['/', '.', '-', ' ']
const FORMATS = [
  ...SEPARATORS.flatMap((mark) =>
    ['DD', 'D'].flatMap((day) =>
      ['MM', 'M'].flatMap((month) => ['YYYY', 'YY'].map((year) => [day, month, year].join(mark))),
    ),
  ),
  'DDMMYYYY',
  'YYYY-MM-DD',
]

type Limit = DateInputProps['minDate']

const displayDay = (day: Limit) => dayjs(day).format('DD/MM/YYYY')

/** Reads a typed day, the day before the month, as `yyyy-MM-dd`; null when it is not a day. */
export const parseTypedDay = (typed: string): string | null => {
  const format = FORMATS.find((one) => dayjs(typed.trim(), one, true).isValid())
  return format ? dayjs(typed.trim(), format, true).format('YYYY-MM-DD') : null
}

const dayProblem = (typed: string, minDate: Limit, maxDate: Limit): string | undefined => {
  const text = typed.trim()
  if (text === '') return undefined
  const day = parseTypedDay(text)
  if (day === null) return `'${text}' is not a day. Write dd/mm/yyyy. The date is unchanged.`
  if (minDate && day < dayjs(minDate).format('YYYY-MM-DD')) return `Choose ${displayDay(minDate)} or later.`
  if (maxDate && day > dayjs(maxDate).format('YYYY-MM-DD')) return `Choose ${displayDay(maxDate)} or earlier.`
  return undefined
}

/**
 * An input of a day: shown and typed as dd/MM/yyyy (DAY-5); its value is `yyyy-MM-dd`. Text that is not a day stays in the
 * field with a message, changes nothing, and keeps its form from being saved (DAY-6).
 */
export const DateField = ({ onChange, onInput, onFocus, onBlur, onClick, error, ...props }: DateInputProps) => {
  const [typed, setTyped] = useState('')
  const [isProblemShown, setProblemShown] = useState(false)
  const [isCalendarOpen, setCalendarOpen] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const latest = useRef(props.defaultValue)
  const beforeTyping = useRef(props.defaultValue)
  const problem = dayProblem(typed, props.minDate, props.maxDate)

  useEffect(() => input.current?.setCustomValidity(problem ?? ''), [problem])

  return (
    <DateInput
      ref={input}
      valueFormat="DD/MM/YYYY"
      dateParser={parseTypedDay}
      placeholder="dd/mm/yyyy"
      clearable
      clearButtonProps={{ 'aria-label': 'Clear the date' }}
      highlightToday
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      popoverProps={{
        withinPortal: true,
        onOpen: () => setCalendarOpen(true),
        onClose: () => setCalendarOpen(false),
        // The calendar would cover the message.
        ...(isProblemShown && problem && { opened: false }),
      }}
      // Escape then closes the calendar only, and not the dialog around it.
      data-mantine-stop-propagation={isCalendarOpen || undefined}
      {...props}
      error={isProblemShown && problem ? problem : error}
      onInvalid={() => setProblemShown(true)}
      fixOnBlur={problem === undefined}
      onChange={(day) => {
        setTyped('')
        latest.current = day
        onChange?.(day)
      }}
      onInput={(event) => {
        setTyped(event.currentTarget.value)
        setProblemShown(false)
        onInput?.(event)
      }}
      onFocus={(event) => {
        setProblemShown(false)
        if (props.value !== undefined) latest.current = props.value
        beforeTyping.current = latest.current
        onFocus?.(event)
      }}
      onClick={(event) => {
        setProblemShown(false)
        onClick?.(event)
      }}
      onBlur={(event) => {
        setProblemShown(true)
        // Half of a typed text may be a day, which `onChange` has reported: 1/3/20 while typing 1/3/202. Take it back.
        if (problem && latest.current !== beforeTyping.current) {
          latest.current = beforeTyping.current
          onChange?.((beforeTyping.current as string | null | undefined) ?? null)
        }
        onBlur?.(event)
      }}
    />
  )
}
