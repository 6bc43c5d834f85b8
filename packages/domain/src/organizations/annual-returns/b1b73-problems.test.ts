import { describe, expect, it } from 'vitest'
import { b1b73Problems, filedB1B73s } from './b1b73-problems.ts'

const company = {
  firstAr: '2020-03-31',
  status: true,
  B1B73: null,
  nextArReminder: '2027-03-31',
  countedNextAr: '2027-03-31',
}

describe('a B1B73 (AR-11)', () => {
  it('is accepted when it is the only one and up to six months after the ARD', () => {
    expect(b1b73Problems(company, '2027-09-30', [])).toEqual([])
    expect(b1b73Problems(company, null, ['2027-03-31'])).toEqual([])
  })

  it('past six months after the ARD would be refused', () => {
    expect(b1b73Problems(company, '2027-10-01', [])).toEqual([
      'It is past six months after the ARD: 30/09/2027 is the latest day.',
    ])
  })

  it('that adds months to a B1B73 in force is counted from the ARD before both', () => {
    const moved = { ...company, B1B73: '2027-07-31', nextArReminder: '2027-07-31' }
    expect(b1b73Problems(moved, '2027-08-31', [])).toEqual([])
    expect(b1b73Problems(moved, '2027-10-31', [])).toHaveLength(1)
  })

  it('on the first return would be refused', () => {
    const young = { ...company, status: false, nextArReminder: '2020-03-31', countedNextAr: null }
    expect(b1b73Problems(young, '2020-04-30', [])).toEqual(['The date of the first annual return cannot be changed.'])
    expect(b1b73Problems({ ...young, countedNextAr: '2020-03-31' }, '2020-04-30', [])).toEqual([])
  })

  it.each([
    ['2022-05-31', 1],
    ['2022-04-30', 0],
    ['2026-12-31', 1],
  ])('after one that moved the ARD to %s would be refused for %i reasons', (earlier, count) => {
    expect(b1b73Problems(company, '2027-04-30', [earlier])).toHaveLength(count)
  })

  it('that is already saved is not asked about again', () => {
    const moved = { ...company, B1B73: '2027-12-31', nextArReminder: '2027-12-31' }
    expect(b1b73Problems(moved, '2027-12-31', ['2027-12-31'])).toEqual([])
  })
})

it('a B1B73 that was taken back was not filed', () => {
  expect(
    filedB1B73s([
      [null, '2021-03-31'],
      ['2021-03-31', null],
      [null, '2022-03-31'],
      ['2022-03-31', '2022-04-30'],
    ]),
  ).toEqual(['2022-03-31', '2022-04-30'])
})
