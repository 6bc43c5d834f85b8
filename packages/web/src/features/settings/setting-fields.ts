import { settingKeys, type SettingKey, settingOf } from '@registrar/domain/settings/setting-table'
import type { SettingInForce, SettingValue } from '@registrar/domain/settings/setting-text'
import { displayDate } from '@registrar/domain/shared/iso-date'
import { parseTypedDay } from '#lib/typed-day'

/** What the field of a setting holds: a text, or whether it is ticked. */
export type SettingFields = Record<SettingKey, string | boolean>

const fieldOf = (key: SettingKey, value: SettingValue): string | boolean => {
  if (typeof value === 'boolean') return value
  if (!Array.isArray(value)) return String(value ?? '')
  return value.map((part) => (settingOf(key).kind === 'days' ? displayDate(String(part)) : part)).join(', ')
}

/** The fields of the settings in force. */
export const fieldsOf = (settings: readonly SettingInForce[]): SettingFields => {
  const shown = new Map(settings.map(({ key, value }) => [key, fieldOf(key, value)]))
  return Object.fromEntries(settingKeys.map((key) => [key, shown.get(key) ?? ''])) as SettingFields
}

// What is no number is sent as it was typed, so that the server says what it must be.
const numberOf = (text: string): number | string => (/^[+-]?\d+$/.test(text) ? Number(text) : text)

/** The value that a field of a setting stands for; an empty one unsets it. */
export const settingValueIn = (key: SettingKey, field: string | boolean): SettingValue => {
  if (typeof field === 'boolean') return field
  const typed = field.trim()
  if (typed === '') return null

  const { kind } = settingOf(key)
  const parts = typed.split(/[\s,;]+/).filter(Boolean)
  // What is no day is sent as it was typed, so that the server says so.
  if (kind === 'days') return parts.map((part) => parseTypedDay(part) ?? part)
  if (kind === 'numbers') return parts.map(numberOf) as number[]
  return kind === 'number' ? numberOf(typed) : typed
}
