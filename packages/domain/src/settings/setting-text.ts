import * as z from 'zod'
import { isoDate } from '../shared/iso-date.ts'
import { plainMessage } from '../shared/plain-message.ts'
import { lines, text } from '../shared/text.ts'
import { settingKeys, type SettingDeclaration, type SettingKey, settingOf } from './setting-table.ts'
import { runningSettings, type SettingTexts } from './settings-in-force.ts'

/** A value of a setting as the API has it; null: it is not set. */
export const settingValue = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.array(z.string()),
  z.array(z.number()),
  z.null(),
])
export type SettingValue = z.output<typeof settingValue>

const LONGEST = 2000

const schemaOf = ({ kind, max = LONGEST, choices = {} }: SettingDeclaration): z.ZodType<SettingValue> => {
  switch (kind) {
    case 'text':
      return text(max)
    case 'picture':
      return z.string().max(max)
    case 'lines':
      return lines(max)
    case 'number':
      return z.int()
    case 'days':
      return z.array(isoDate).max(max)
    case 'numbers':
      return z.array(z.int()).max(max)
    case 'flag':
      return z.boolean()
    case 'choice':
      return z.enum(Object.keys(choices))
  }
}

// Lines of text are separated by a bar, as in the environment.
const written = (value: SettingValue): string | null => {
  if (value === null) return null
  if (typeof value === 'object') return value.join(' ') || null
  if (typeof value !== 'string') return String(value)
  const shown = value.split('\n').map((line) => line.trim())
  return shown.join('|').replace(/^\|+|\|+$/g, '') || null
}

/** The text of a setting, or what is wrong with its value. */
type ReadSetting = { text: string | null; problem?: undefined } | { text?: undefined; problem: string }

/**
 * Reads a value of a setting into the text that its environment variable would have, which is how it is stored; null unsets it, and so
 * do an empty text and an empty list (SET-3).
 */
export const readSetting = (key: SettingKey, value: SettingValue): ReadSetting => {
  const { variable, label, ...declared } = settingOf(key)
  const cleaned = schemaOf({ variable, label, ...declared })
    .nullable()
    .safeParse(value, { error: plainMessage })
  if (!cleaned.success) return { problem: cleaned.error.issues[0]?.message ?? 'This is not accepted here.' }

  const stored = written(cleaned.data)
  const accepted = runningSettings.shape[variable].safeParse(stored ?? undefined)
  if (accepted.success) return { text: stored }
  return { problem: `${label} ${accepted.error.issues[0]?.message ?? 'is not accepted'}.` }
}

/** The value that a text of a setting stands for; without a text its default. */
export const settingValueOf = (key: SettingKey, stored: string | undefined): SettingValue => {
  const { variable, kind } = settingOf(key)
  const value = settingValue.optional().parse(runningSettings.shape[variable].parse(stored))
  return kind === 'lines' && typeof value === 'string' ? value.split('|').join('\n') : (value ?? null)
}

/** The text of a setting as the history and the audit keep it: of a picture only its size (SET-3). */
export const loggedSetting = (key: SettingKey, stored: string | null): string | null =>
  stored !== null && settingOf(key).kind === 'picture'
    ? `picture of ${Math.ceil((stored.length * 3) / 4 / 1024)} KB`
    : stored

/** Where the value of a setting that is in force comes from (SET-1). */
export const settingSources = ['environment', 'setting', 'default'] as const
type SettingSource = (typeof settingSources)[number]

/** A setting as it is in force. */
export type SettingInForce = { key: SettingKey; value: SettingValue; source: SettingSource }

const sourceOf = (variable: string, stored: SettingTexts, byOperator: SettingTexts): SettingSource => {
  if (byOperator[variable]) return 'environment'
  return stored[variable] ? 'setting' : 'default'
}

/** All settings as they are in force, in the order of the table. `stored` and `byOperator` have texts by environment variable. */
export const settingsInForce = (stored: SettingTexts, byOperator: SettingTexts): SettingInForce[] =>
  settingKeys.map((key) => {
    const { variable } = settingOf(key)
    return {
      key,
      value: settingValueOf(key, byOperator[variable] ?? stored[variable]),
      source: sourceOf(variable, stored, byOperator),
    }
  })
