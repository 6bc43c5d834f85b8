import { settingKeys } from '@registrar/domain/settings/setting-table'
import { readSetting, settingsInForce } from '@registrar/domain/settings/setting-text'
import { expect, it } from 'vitest'
import { fieldsOf, settingValueIn } from './setting-fields.ts'

it('the fields of the settings stand for the values that they show (SET-1)', () => {
  const stored = { CLOSING_DAYS: '2026-12-24 2026-12-28', LETTERHEAD: 'Firm|Dublin', RESTRICT_SUSPICION: 'true' }
  const settings = settingsInForce(stored, {})
  const fields = fieldsOf(settings)
  expect(fields).toMatchObject({
    closingDays: '24/12/2026, 28/12/2026',
    letterhead: 'Firm\nDublin',
    reminderDays: '30, 7, -7, -30',
    papersDays: '14',
    paymentDetails: '',
    restrictSuspicion: true,
  })
  for (const { key, value } of settings)
    expect(readSetting(key, settingValueIn(key, fields[key])), key).toEqual(readSetting(key, value))
  expect(Object.keys(fields)).toEqual(settingKeys)
})

it.each([
  ['papersDays', '1.5', 'This must be a number.'],
  ['papersDays', 'soon', 'This must be a number.'],
  ['closingDays', '31/02/2026', 'Write a date as yyyy-MM-dd.'],
] as const)('the server says what is wrong with %s as %j (SET-3)', (key, typed, problem) => {
  expect(readSetting(key, settingValueIn(key, typed))).toEqual({ problem })
})

it('days are typed as everywhere else (DAY-6)', () => {
  expect(settingValueIn('closingDays', '24/12/2026, 1.3.27; 2026-12-28')).toEqual([
    '2026-12-24',
    '2027-03-01',
    '2026-12-28',
  ])
})

it('an empty field unsets its setting (SET-3)', () => {
  expect(settingValueIn('paymentDetails', '  ')).toBeNull()
  expect(settingValueIn('papersDays', '')).toBeNull()
})
