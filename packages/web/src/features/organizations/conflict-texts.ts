import { actionTexts, riskQuestionTexts } from '@registrar/domain/aml/aml-texts'
import { displayDate, isIsoDate } from '@registrar/domain/shared/iso-date'

// Where the documented name says little to a reader.
const names: Record<string, string> = {
  cro: 'CRO Number',
  rbo: 'RBO Compliant',
  firstAr: 'First AR',
  status: 'First AR done',
  comments: 'Comment',
  address: 'Office Address',
  creationPackage: 'Creation Pack',
  coroporationTaxNumber: 'Corporation Tax Number',
  B1B73: 'B1B73 - Annual Return and Change of ARD',
  anonymousShareholdePaymentHistory: 'Anonymous Shareholder Payment History',
}
const texts: Record<string, string> = { ...riskQuestionTexts, ...actionTexts }

const inWords = (code: string) => {
  const words = code.replaceAll('_', ' ').replaceAll(/([a-z])([A-Z])/g, '$1 $2')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

/** A field's name for a reader. */
export const fieldLabel = (name: string): string => {
  const code = name.replace(/^aml\./, '')
  return names[code] ?? texts[code] ?? texts[code.replace(/^appendix2_/, '')] ?? inWords(code)
}

/** A field's value for a reader. */
export const valueText = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return 'nothing'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'string') return isIsoDate(value) ? displayDate(value) : value
  if (Array.isArray(value)) return value.length === 0 ? 'nothing' : value.map(valueText).join(', ')
  if (typeof value === 'object') return Object.values(value).map(valueText).join(' · ')
  return JSON.stringify(value)
}
