import { describe, expect, it } from 'vitest'
import { firmSettings, firmSettingsOf } from './firm-settings.ts'
import { settingKeys, settingOf } from './setting-table.ts'
import { readSetting, settingsInForce, settingValueOf } from './setting-text.ts'

it.each([
  ['letterhead', 'Firm\n1 Quay Street\n\nDublin', 'Firm|1 Quay Street||Dublin'],
  ['letterhead', '\n\n', null],
  ['paymentDetails', '  IBAN IE29 ', 'IBAN IE29'],
  ['paymentDetails', '', null],
  ['paymentDetails', null, null],
  ['closingDays', ['2026-12-24', '2026-12-28'], '2026-12-24 2026-12-28'],
  ['closingDays', [], null],
  ['reminderDays', [30, -7], '30 -7'],
  ['papersDays', 0, '0'],
  ['restrictSuspicion', false, 'false'],
  ['secondFactor', 'required', 'required'],
  ['mailFrom', 'Firm <office@example.ie>', 'Firm <office@example.ie>'],
] as const)('the setting %s of %j is stored as %j (SET-3)', (key, value, text) => {
  expect(readSetting(key, value as never)).toEqual({ text })
})

it.each([
  ['letterhead', 'Firm\n1 Quay Street'],
  ['closingDays', ['2026-12-24']],
  ['reminderDays', [30, -7]],
  ['papersDays', 0],
  ['restrictSuspicion', true],
  ['secondFactor', 'required'],
] as const)('the setting %s reads %j as it was written (SET-1)', (key, value) => {
  expect(settingValueOf(key, readSetting(key, value as never).text ?? undefined)).toEqual(value)
})

it.each([
  ['papersDays', 366, 'Days to ask for papers must be a whole number from 0 to 365.'],
  ['papersDays', 1.5, 'This must be a whole number.'],
  ['papersDays', 'soon', 'This must be a number.'],
  ['closingDays', ['24/12/2026'], 'Write a date as yyyy-MM-dd.'],
  ['reminderDays', [400], 'Days of reminders must be at most 20 whole numbers from -365 to 365, such as 30 7 -7 -30.'],
  ['secondFactor', 'never', 'Choose one of: optional, required.'],
  ['restrictSuspicion', 'yes', 'This must be true or false.'],
  ['mailReplyTo', 'office', 'Reply-to must be an email address such as office@example.ie.'],
  ['idpalUrl', 'javascript:alert(1)', 'Identity verification page must be an http or https address.'],
  ['brandMain', 'x'.repeat(101), 'This may be at most 100 characters.'],
] as const)('the setting %s refuses %j and says why (SET-3)', (key, value, problem) => {
  expect(readSetting(key, value as never)).toEqual({ problem })
})

it('the environment wins over what is set, which wins over the default (SET-2)', () => {
  const found = settingsInForce({ PAPERS_DAYS: '5', SESSION_DAYS: '9' }, { PAPERS_DAYS: '3' })
  const bySource = (key: string) => found.find((one) => one.key === key)
  expect(bySource('papersDays')).toEqual({ key: 'papersDays', value: 3, source: 'environment' })
  expect(bySource('sessionDays')).toEqual({ key: 'sessionDays', value: 9, source: 'setting' })
  expect(bySource('sessionIdleHours')).toEqual({ key: 'sessionIdleHours', value: 12, source: 'default' })
  expect(bySource('paymentDetails')).toEqual({ key: 'paymentDetails', value: null, source: 'default' })
})

it('no two settings have one environment variable (SET-1)', () => {
  const variables = settingKeys.map((key) => settingOf(key).variable)
  expect(new Set(variables).size).toBe(variables.length)
})

describe('the privacy note (SET-4)', () => {
  const noteOf = (env: Record<string, string>) => firmSettingsOf(firmSettings.parse(env)).formPrivacyNote

  it('stays as it is without controller and complaint', () => {
    expect(noteOf({ FORM_PRIVACY_NOTE: 'La note.' })).toBe('La note.')
  })

  it('ends with them where they are set', () => {
    expect(
      noteOf({ FORM_PRIVACY_NOTE: 'La note.', PRIVACY_CONTROLLER: 'Firm, Dublin', PRIVACY_COMPLAINT: 'la DPC.' }),
    ).toBe('La note. Responsable du traitement : Firm, Dublin. Réclamation : la DPC.')
  })
})
