import { expect, it } from 'vitest'
import { sentChange } from './sent-values.ts'

const day = '2026-11-10'
const chosen = new Set(['a', 'b', 'c'])

it('each filing takes its own day and number, and those of all where it has none (BULK-8)', () => {
  const each = {
    a: { day: null, number: ' SR1 ' },
    b: { day: '2026-11-09', number: '' },
    c: { day: null, number: ' ' },
    unticked: { day, number: 'SR9' },
  }
  expect(sentChange({ day, number: 'SR0', each }, chosen)).toEqual({
    values: { sentOn: day, submissionNumber: 'SR0' },
    valuesById: { a: { submissionNumber: 'SR1' }, b: { sentOn: '2026-11-09' } },
  })
})

it('each is changed from the version that was shown, where that is known (BULK-8, API-10)', () => {
  const each = { a: { day: null, number: 'SR1' } }
  const versionOf = (id: string) => (id === 'c' ? undefined : 7)
  expect(sentChange({ day, number: '', each }, chosen, versionOf)).toEqual({
    values: { sentOn: day },
    valuesById: { a: { submissionNumber: 'SR1', version: 7 }, b: { version: 7 } },
  })
})

it('nothing is sent of single filings where none differs, and nothing at all without a day (BULK-1)', () => {
  expect(sentChange({ day, number: '', each: {} }, chosen)).toEqual({ values: { sentOn: day } })
  expect(sentChange({ day: null, number: 'SR0', each: {} }, chosen)).toBeUndefined()
})
