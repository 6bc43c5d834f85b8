import { settingKeys, type SettingKey, settingOf } from '@registrar/domain/settings/setting-table'
import type { SettingInForce, SettingValue } from '@registrar/domain/settings/setting-text'

/** What the field of a setting holds: a text, or whether it is ticked. */
export type SettingFields = Record<SettingKey, string | boolean>

const fieldOf = (value: SettingValue): string | boolean => {
  if (typeof value === 'boolean') return value
  return Array.isArray(value) ? value.join(', ') : String(value ?? '')
}

/** The fields of the settings in force. */
export const fieldsOf = (settings: readonly SettingInForce[]): SettingFields => {
  const shown = new Map(settings.map(({ key, value }) => [key, fieldOf(value)]))
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
  if (kind === 'days') return parts
  if (kind === 'numbers') return parts.map(numberOf) as number[]
  return kind === 'number' ? numberOf(typed) : typed
}
