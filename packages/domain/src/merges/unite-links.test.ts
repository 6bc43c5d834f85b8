import { describe, expect, it } from 'vitest'
import { uniteLinks } from './unite-links.ts'

const term = (role: 'director' | 'secretary', appointed: string | null = null, ceased: string | null = null) => ({
  role,
  appointed,
  ceased,
})
const holding = (number: number, of = 'Ordinary') => ({ class: of, number, nominal: 1, acquired: null, ceased: null })
const link = (fields: Partial<Parameters<typeof uniteLinks>[0]> = {}) => ({
  beneficiaryPercentage: 0,
  terms: [],
  holdings: [],
  controls: [],
  nomineeFor: null,
  ...fields,
})

describe('two links to one company become one (MERGE-3)', () => {
  it('has the roles of both and the higher percentage', () => {
    const keep = link({ terms: [term('director')], beneficiaryPercentage: 20 })
    const merge = link({ terms: [term('secretary')], beneficiaryPercentage: 30 })

    expect(uniteLinks(keep, merge)).toMatchObject({
      terms: [term('director'), term('secretary')],
      beneficiaryPercentage: 30,
    })
  })

  it('prefers a running appointment with its day, and keeps past ones', () => {
    const keep = link({ terms: [term('director')] })
    const dated = [term('director', '2010-01-01', '2012-01-01'), term('director', '2020-01-01')]

    expect(uniteLinks(keep, link({ terms: dated })).terms).toEqual(dated)
  })

  it('keeps a running appointment beside a past one', () => {
    const past = term('director', '2010-01-01', '2012-01-01')
    expect(uniteLinks(link({ terms: [past] }), link({ terms: [term('director')] })).terms).toEqual([
      past,
      term('director'),
    ])
  })

  it.each([
    [[term('director', '2010-01-01', '2014-01-01')], [term('director', '2012-01-01', '2016-01-01')], '2016-01-01'],
    [[term('director', '2010-01-01', '2014-01-01')], [term('director', '2012-01-01')], null],
    [[term('director', '2010-01-01')], [term('director', '2010-02-01')], null],
    [
      [term('director', '2010-01-01', '2012-01-01'), term('director', '2014-01-01', '2016-01-01')],
      [term('director', '2011-01-01', '2015-01-01')],
      '2016-01-01',
    ],
  ])('makes one appointment of those that overlap (OWN-1)', (own, other, ceased) => {
    const united = [term('director', '2010-01-01', ceased)]

    expect(uniteLinks(link({ terms: own }), link({ terms: other })).terms).toEqual(united)
    expect(uniteLinks(link({ terms: other }), link({ terms: own })).terms).toEqual(united)
  })

  it('does not add up shares that both name', () => {
    expect(
      uniteLinks(link({ holdings: [holding(100)] }), link({ holdings: [holding(120), holding(5, 'B')] })).holdings,
    ).toEqual([holding(120), holding(5, 'B')])
  })
})
