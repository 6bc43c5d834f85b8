import { TextInput, type TextInputProps } from '@mantine/core'
import { displayEuros, MAX_EUROS } from '@registrar/domain/shared/money'
import { parseEuros } from '@registrar/domain/shared/parse-euros'
import { useState } from 'react'

/** An amount in euro; '' for an empty field, NaN for text that is not an amount. */
type Euros = number | ''

type Props = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange'> & {
  value?: Euros
  defaultValue?: Euros
  onChange?: (euros: Euros) => void
  /** the smallest amount, in euro */
  min?: number
}

const twoDecimals = new Intl.NumberFormat('en-IE', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const textOf = (euros: Euros | undefined) =>
  euros === undefined || euros === '' || Number.isNaN(euros) ? '' : twoDecimals.format(euros)

type Reading = { euros: Euros; problem?: string }

const readAmount = (text: string, min: number): Reading => {
  if (text.trim() === '') return { euros: '' }

  const parsed = parseEuros(text)
  if ('problem' in parsed) {
    const isAmbiguous = parsed.problem === 'ambiguous'
    return {
      euros: Number.NaN,
      problem: isAmbiguous
        ? `Thousands or decimals? Write ${text.trim()} with two decimals, or without the separator.`
        : 'Write an amount, for example 1,234.56.',
    }
  }

  const euros = parsed.cents / 100
  if (euros < min) return { euros: Number.NaN, problem: `The amount is ${displayEuros(min)} or more.` }
  if (Math.abs(euros) > MAX_EUROS)
    return { euros: Number.NaN, problem: `The amount is at most ${displayEuros(MAX_EUROS)}.` }
  return { euros }
}

/**
 * An amount in euro, typed the Irish or the French way (ORD-11). Shows how the amount is understood, and refuses what can
 * be read in two ways.
 */
export const EuroField = ({ value, defaultValue, onChange, min = -MAX_EUROS, error, onBlur, ...input }: Props) => {
  const [text, setText] = useState(() => textOf(value ?? defaultValue))
  const { euros, problem } = readAmount(text, min)
  const isUnderstood = euros !== '' && !problem

  const change = (next: string) => {
    setText(next)
    onChange?.(readAmount(next, min).euros)
  }

  return (
    <TextInput
      leftSection="€"
      inputMode="decimal"
      autoComplete="off"
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      description={isUnderstood && text !== textOf(euros) ? `= ${displayEuros(euros)}` : undefined}
      {...input}
      value={text}
      error={problem ?? error}
      onChange={(event) => change(event.currentTarget.value)}
      onBlur={(event) => {
        if (isUnderstood) setText(textOf(euros))
        onBlur?.(event)
      }}
    />
  )
}
