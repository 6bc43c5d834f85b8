import { expect, it } from 'vitest'
import type { FieldKind } from './field.ts'
import { fieldText } from './field-text.ts'

it.each<[FieldKind, unknown, string | number | null]>([
  ['text', 'Dublin', 'Dublin'],
  ['text', '', null],
  ['text', null, null],
  ['day', '2026-03-01', '2026-03-01'],
  ['yesOrNo', false, 'No'],
  ['yesOrNo', undefined, null],
  ['choice', 'IN_PROGRESS', 'IN PROGRESS'],
  ['code', 'notSent', 'Not sent'],
  ['months', 12, '12 months'],
  ['euros', 0, 0],
  ['days', ['2026-03-01', '2027-03-01'], '01/03/2026, 01/03/2027'],
  ['days', [], null],
  ['payments', [{ paidDate: '2026-03-01', nextPaidReminder: null }], 'paid 01/03/2026'],
  [
    'users',
    [
      { userId: 'a', userName: 'Niamh Kelly' },
      { userId: 'b', userName: 'Sean Ryan' },
    ],
    'Niamh Kelly, Sean Ryan',
  ],
  ['textOrNone', '', 'None'],
  ['directorships', [], 'None'],
  ['directorships', [{ name: 'Aran Ltd', appointed: null, ceased: null }], 'Aran Ltd'],
])('a field of the kind %s that has %j shows %j in a list', (kind, value, shown) => {
  expect(fieldText(kind, value)).toBe(shown)
})
