import { Popover, TextInput, type TextInputProps } from '@mantine/core'
import { DatePicker } from '@mantine/dates'
import '@mantine/dates/styles.layer.css'
import { displayDate, isIsoDate } from '@registrar/domain/shared/iso-date'
import { useState } from 'react'
import { today } from '#lib/clock'
import { type BirthProblem, readBirth } from './read-birth.ts'
import type { FormLabels } from './form-labels.ts'

type Props = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange'> & {
  labels: FormLabels
  defaultValue?: string | null
  onChange?: (birth: string | null) => void
}

const textOf = (birth: string | null) => (birth !== null && isIsoDate(birth) ? displayDate(birth) : (birth ?? ''))

/**
 * The date of birth of a person, typed or chosen. Its value is a day, `yyyy-MM-dd`, or the typed text when that is not a
 * possible date of birth. Such a text stays in the field with a message, and the schema refuses it (FORM-1).
 */
export const BirthField = ({ labels, defaultValue = null, onChange, onBlur, error, ...input }: Props) => {
  const [text, setText] = useState(() => textOf(defaultValue))
  const [isBlurred, setBlurred] = useState(text !== '')
  const [isOpen, setOpen] = useState(false)
  const { birth, problem } = readBirth(text, today())
  const messages: Record<BirthProblem, string> = labels.date.problems

  const change = (next: string) => {
    setText(next)
    onChange?.(readBirth(next, today()).birth)
  }

  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-start"
      trapFocus={false}
      withRoles={false}
      withinPortal
    >
      <Popover.Target>
        <TextInput
          inputMode="numeric"
          placeholder={labels.date.placeholder}
          {...input}
          value={text}
          error={problem && (isBlurred || error) ? messages[problem] : error}
          onChange={(event) => change(event.currentTarget.value)}
          onClick={() => setOpen(true)}
          onFocus={() => setBlurred(false)}
          onBlur={(event) => {
            setBlurred(true)
            setOpen(false)
            if (!problem) setText(textOf(birth))
            onBlur?.(event)
          }}
        />
      </Popover.Target>
      <Popover.Dropdown onMouseDown={(event) => event.preventDefault()}>
        <DatePicker
          key={birth}
          value={problem ? null : birth}
          maxDate={today()}
          {...(birth !== null && !problem ? { defaultDate: birth } : { defaultLevel: 'decade' as const })}
          ariaLabels={{
            previousMonth: labels.date.previous,
            previousYear: labels.date.previous,
            previousDecade: labels.date.previous,
            nextMonth: labels.date.next,
            nextYear: labels.date.next,
            nextDecade: labels.date.next,
          }}
          onChange={(day) => {
            if (day) change(displayDate(day))
            setOpen(false)
          }}
        />
      </Popover.Dropdown>
    </Popover>
  )
}
