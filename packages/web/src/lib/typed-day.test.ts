import { expect, it } from 'vitest'
import { parseTypedDay } from './typed-day.ts'

it.each([
  ['12/03/2024', '2024-03-12'],
  ['1/2/2026', '2026-02-01'],
  ['31.12.2026', '2026-12-31'],
  ['1.3.2026', '2026-03-01'],
  ['1/3/26', '2026-03-01'],
  ['1-3-2026', '2026-03-01'],
  ['1 3 26', '2026-03-01'],
  [' 12/03/2024 ', '2024-03-12'],
  ['2024-03-12', '2024-03-12'],
  ['31/02/2024', null],
  ['03/13/2024', null],
  ['soon', null],
  ['', null],
])('%j typed is read as %j (DAY-6)', (typed, day) => expect(parseTypedDay(typed)).toBe(day))
