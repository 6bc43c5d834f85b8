import { TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'

/** A typed number; '' for an empty field, NaN for text that is not understood. */
export type TypedNumber = number | ''

/** How a text is understood, or why it is not. */
export type Reading = { value: TypedNumber; problem?: string }

export type NumberTextProps = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange'> & {
  value?: TypedNumber
  defaultValue?: TypedNumber
  onChange?: (value: TypedNumber) => void
}

type Props = NumberTextProps & {
  read: (text: string) => Reading
  /** how a number is written in the field */
  write: (value: number) => string
  /** how a number is understood, shown under the field while the text differs */
  explain: (value: number) => string
}

/** A number that is typed as text. What cannot be understood stays in the field with a message, and is never saved. */
export const NumberTextField = (props: Props) => {
  const { value, defaultValue, onChange, read, write, explain, error, onBlur, ...input } = props
  const textOf = (number: TypedNumber | undefined) =>
    number === undefined || number === '' || Number.isNaN(number) ? '' : write(number)

  const [text, setText] = useState(() => textOf(value ?? defaultValue))
  const [reported, setReported] = useState(value)
  const reading = read(text)
  const isUnderstood = reading.value !== '' && reading.problem === undefined

  // The form shows another number than the one that was typed.
  if (value !== undefined && !Object.is(value, reported)) {
    setReported(value)
    setText(textOf(value))
  }

  const change = (next: string) => {
    const { value: number } = read(next)
    setText(next)
    setReported(number)
    onChange?.(number)
  }

  return (
    <TextInput
      autoComplete="off"
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      description={isUnderstood && text !== textOf(reading.value) ? `= ${explain(reading.value as number)}` : undefined}
      {...input}
      value={text}
      error={reading.problem ?? error}
      onChange={(event) => change(event.currentTarget.value)}
      onBlur={(event) => {
        if (isUnderstood) setText(textOf(reading.value))
        onBlur?.(event)
      }}
    />
  )
}
