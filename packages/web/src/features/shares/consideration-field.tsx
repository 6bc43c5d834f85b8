import { TextInput, type TextInputProps } from '@mantine/core'
import { displayEuros } from '@registrar/domain/shared/money'
import { readConsideration } from './read-consideration.ts'

type Props = Omit<TextInputProps, 'value'> & { value: string }

/** What was paid for shares. Shows how an amount is understood, and says when it can be read in two ways. */
export const ConsiderationField = ({ value, error, ...props }: Props) => {
  const read = readConsideration(value)
  const amount = 'value' in read && typeof read.value === 'number' ? read.value : null

  return (
    <TextInput
      label="Consideration"
      {...props}
      value={value}
      description={amount === null ? 'An amount, or in words when it is not cash' : `= ${displayEuros(amount)}`}
      error={'problem' in read ? read.problem : error}
    />
  )
}
