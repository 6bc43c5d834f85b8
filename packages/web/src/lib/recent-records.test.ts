import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetRecord, readRecentRecords, rememberRecord } from './recent-records.ts'

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})
afterEach(() => void vi.unstubAllGlobals())

const company = (number: number) => ({
  recordType: 'organization' as const,
  _id: `c${number}`,
  title: `Company ${number}`,
  path: `/organization/c${number}`,
})
const titles = (user: string) => readRecentRecords(user).map(({ title }) => title)

it('the last 8 records opened are remembered, the latest first, each once (FIND-4)', () => {
  for (let number = 1; number <= 9; number++) rememberRecord('niamh', company(number))
  rememberRecord('niamh', { ...company(5), title: 'Company 5 Renamed' })

  expect(titles('niamh')).toEqual(['Company 5 Renamed', ...[9, 8, 7, 6, 4, 3, 2].map((number) => `Company ${number}`)])
})

it('each user of a browser has recent records of their own (FIND-4)', () => {
  rememberRecord('niamh', company(1))

  expect(titles('sean')).toEqual([])
})

it('a record that is gone is forgotten, from any of its tabs (FIND-4)', () => {
  for (const number of [1, 2, 12]) rememberRecord('niamh', company(number))
  forgetRecord('niamh', '/organization/c1/FILES')

  expect(titles('niamh')).toEqual(['Company 12', 'Company 2'])
})

it('a stored value that is not a list of records is ignored (FIND-4)', () => {
  for (const value of ['{', '{}', '[{"title":3}]']) {
    stored.set('recent-records:niamh', value)
    expect(titles('niamh')).toEqual([])
  }
})
