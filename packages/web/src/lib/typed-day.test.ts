import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { parsePastedDay, parseTypedDay } from './typed-day.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-27T11:30:00Z') }))
afterEach(() => void vi.useRealTimers())

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
  ['17/05/65', '1965-05-17'],
  ['17/05/70', '1970-05-17'],
  ['1/3/36', '2036-03-01'],
  ['1.3.37', '1937-03-01'],
  ['29/02/24', '2024-02-29'],
  ['31/02/2024', null],
  ['03/13/2024', null],
  ['soon', null],
  ['', null],
])('%j typed is read as %j (DAY-6)', (typed, day) => expect(parseTypedDay(typed)).toBe(day))

it.each([
  ['12/03/2024', '2024-03-12'],
  ['4 August 2026', '2026-08-04'],
  ['1er août 2026', '2026-08-01'],
  ['Tuesday, 4 August 2026', '2026-08-04'],
  ['2026-08-04T09:30:00Z', '2026-08-04'],
  ['31 February 2026', null],
  ['4 August', null],
])('%j pasted is read as %j (DAY-6)', (text, day) => expect(parsePastedDay(text)).toBe(day))
