import { parseWholeNumber } from '@registrar/domain/shared/parse-whole-number'
import { NumberTextField, type NumberTextProps, type Reading } from './number-text-field.tsx'

const format = new Intl.NumberFormat('en-IE', { maximumFractionDigits: 20 })
const written = (number: number) => format.format(number)

const readWholeNumber = (text: string): Reading => {
  const parsed = parseWholeNumber(text)
  if ('number' in parsed) return parsed
  return {
    problem:
      parsed.problem === 'ambiguous'
        ? `Thousands or decimals? Write ${text.trim()} without the separator.`
        : 'Write a whole number, for example 1,000.',
  }
}

/** A whole number from 0 up, such as a number of shares (MONEY-3). Shows how it is understood, and refuses what can be read in two ways. */
export const WholeNumberField = (props: NumberTextProps) => (
  <NumberTextField inputMode="numeric" {...props} read={readWholeNumber} write={written} explain={written} />
)
