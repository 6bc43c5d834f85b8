import { TextInput, type TextInputProps } from '@mantine/core'
import { displayPercentage, readPercentage } from '@registrar/domain/shared/percentage'
import { useState } from 'react'
import { selectNought } from '#lib/select-nought'
import type { FormLabels } from './form-labels.ts'

/** A percentage; '' for an empty field, NaN for text that is not a percentage. */
type Percentage = number | ''

type Props = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange'> & {
  labels: FormLabels
  defaultValue?: Percentage
  onChange?: (percentage: Percentage) => void
}

const readField = (text: string): Percentage => (text.trim() === '' ? '' : readPercentage(text))
const isAllowed = (percentage: Percentage) => percentage === '' || (percentage >= 0 && percentage <= 100)

/** A percentage, typed or pasted with a comma or a point, and shown as people of the form's language write it (FORM-5). */
export const PercentageField = ({ labels, defaultValue = '', onChange, onBlur, error, ...input }: Props) => {
  const textOf = (shown: Percentage) => (shown === '' ? '' : displayPercentage(shown, labels.language))
  const [text, setText] = useState(() => textOf(defaultValue))
  const [isLeft, setLeft] = useState(false)
  const isWrong = isLeft && !isAllowed(readField(text))

  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      {...input}
      value={text}
      error={isWrong ? labels.wrongPercentage : error}
      onChange={({ currentTarget: { value } }) => {
        setText(value)
        onChange?.(readField(value))
      }}
      onFocus={(event) => {
        setLeft(false)
        selectNought(event.currentTarget, readField(text) === 0)
      }}
      onBlur={(event) => {
        setLeft(true)
        if (isAllowed(readField(text))) setText(textOf(readField(text)))
        onBlur?.(event)
      }}
    />
  )
}
