import { TextInput, type TextInputProps } from '@mantine/core'
import { type KeyboardEvent, useState } from 'react'
import { selectNought } from '#lib/select-nought'
import { useUnsavedTextGuard } from './unsaved-guard.tsx'

/** A typed number; '' for an empty field, NaN for text that is not understood. */
export type TypedNumber = number | ''

/** How a text is understood, or why it is not. An empty text has neither a number nor a problem. */
export type Reading = { number?: number; problem?: string }

export type NumberTextProps = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange'> & {
  value?: TypedNumber
  defaultValue?: TypedNumber
  onChange?: (value: TypedNumber) => void
}

type Props = NumberTextProps & {
  /** reads a text that is not empty */
  read: (text: string) => Reading
  /** how a number is written in the field */
  write: (value: number) => string
  /** how much the arrow keys add or take, and the least they lead to; without it they do nothing */
  arrows?: { by: number; min: number } | undefined
  /** how a number is understood, shown under the field while the text differs */
  explain: (value: number) => string
}

/** A number that is typed as text. What cannot be understood stays in the field with a message, and is never saved. */
export const NumberTextField = (props: Props) => {
  const { value, defaultValue, onChange, read, write, explain, arrows, error, ...input } = props
  const { onFocus, onBlur, onKeyDown, ...rest } = input
  const textOf = (shown: TypedNumber | undefined) =>
    shown === undefined || shown === '' || Number.isNaN(shown) ? '' : write(shown)
  const readText = (typed: string): Reading => (typed.trim() === '' ? {} : read(typed))

  const [text, setText] = useState(() => textOf(value ?? defaultValue))
  const [reported, setReported] = useState(value)
  const { number, problem } = readText(text)
  useUnsavedTextGuard(problem !== undefined)

  // The form shows another number than the one that was typed.
  if (value !== undefined && !Object.is(value, reported)) {
    setReported(value)
    setText(textOf(value))
  }

  const change = (next: string) => {
    const reading = readText(next)
    const typed = reading.problem === undefined ? (reading.number ?? '') : Number.NaN
    setText(next)
    setReported(typed)
    onChange?.(typed)
  }

  const stepBy = (event: KeyboardEvent<HTMLInputElement>) => {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (!arrows || direction === undefined || problem !== undefined || rest.readOnly || rest.disabled) return

    event.preventDefault()
    const next = Math.max(arrows.min, (number ?? 0) + direction * arrows.by)
    change(write(Math.round(next / arrows.by) * arrows.by))
  }

  return (
    <TextInput
      autoComplete="off"
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      description={number !== undefined && text !== write(number) ? `= ${explain(number)}` : undefined}
      {...rest}
      value={text}
      error={problem ?? error}
      onChange={(event) => change(event.currentTarget.value)}
      onKeyDown={(event) => {
        stepBy(event)
        onKeyDown?.(event)
      }}
      onFocus={(event) => {
        selectNought(event.currentTarget, number === 0)
        onFocus?.(event)
      }}
      onBlur={(event) => {
        if (number !== undefined) setText(write(number))
        onBlur?.(event)
      }}
    />
  )
}
