import { displayEuros, MAX_EUROS } from '@registrar/domain/shared/money'
import { parseEuros } from '@registrar/domain/shared/parse-euros'
import { NumberTextField, type NumberTextProps, type Reading } from './number-text-field.tsx'

/** The arrow keys change an amount by a cent, and stop at nothing. */
const CENT = { by: 0.01, min: 0 }

type Props = NumberTextProps & {
  /** the smallest amount, in euro */
  min?: number
  /** the most decimals: more than two for the nominal value of a share */
  decimals?: number
  /** another currency, by its three letters */
  currency?: string
}

const formatOf = (decimals: number) =>
  new Intl.NumberFormat('en-IE', { minimumFractionDigits: 2, maximumFractionDigits: decimals })

const readAmount = (text: string, min: number, decimals: number): Reading => {
  const parsed = parseEuros(text, decimals)
  if ('problem' in parsed) {
    const isAmbiguous = parsed.problem === 'ambiguous'
    return {
      problem: isAmbiguous
        ? `Thousands or decimals? Write ${text.trim()} with two decimals, or without the separator.`
        : 'Write an amount, for example 1,234.56.',
    }
  }

  const euros = Number((parsed.cents / 100).toFixed(decimals))
  if (euros < min) return { problem: `The amount is ${displayEuros(min)} or more.` }
  if (Math.abs(euros) > MAX_EUROS) return { problem: `The amount is at most ${displayEuros(MAX_EUROS)}.` }
  return { number: euros }
}

// In `en-IE` only the euro has a sign of its own that nobody mistakes.
const signOf = (currency: string): string => (currency === 'EUR' ? '€' : currency)

/**
 * An amount in euro, typed the Irish or the French way (ORD-11). Shows how the amount is understood, and refuses what can
 * be read in two ways.
 */
export const EuroField = ({ min = -MAX_EUROS, decimals = 2, currency = 'EUR', ...props }: Props) => {
  const format = formatOf(decimals)
  const sign = signOf(currency)

  return (
    <NumberTextField
      leftSection={sign}
      {...(sign.length > 1 && { leftSectionWidth: 46 })}
      inputMode="decimal"
      {...props}
      read={(text) => readAmount(text, min, decimals)}
      write={(euros) => format.format(euros)}
      arrows={CENT}
      explain={(euros) => `${sign}${sign.length > 1 ? '\u00A0' : ''}${format.format(euros)}`}
    />
  )
}
