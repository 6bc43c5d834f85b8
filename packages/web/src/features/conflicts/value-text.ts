import { displayDate, isIsoDate } from '@registrar/domain/shared/iso-date'

/** A field's value as a reader sees it. */
export const valueText = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return 'nothing'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'string') return isIsoDate(value) ? displayDate(value) : value
  if (Array.isArray(value)) return value.length === 0 ? 'nothing' : value.map(valueText).join(', ')
  if (typeof value === 'object') return Object.values(value).map(valueText).join(' · ')
  return JSON.stringify(value)
}
