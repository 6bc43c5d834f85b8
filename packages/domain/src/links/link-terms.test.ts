import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linkRoles } from '../shared/link-roles.ts'
import { endOn, findOverlappingTerm, isInForce, rolesOn, type Term, termsAfterRoles } from './link-terms.ts'

const term = (role: Term['role'], appointed: string | null, ceased: string | null = null): Term => ({
  role,
  appointed,
  ceased,
})

it.each([
  ['2026-02-28', false],
  ['2026-03-01', true],
  ['2026-05-31', true],
  ['2026-06-01', false],
])('a period from 01/03/2026 that ceased on 01/06/2026 is in force on %s: %s', (day, holds) => {
  expect(isInForce({ from: '2026-03-01', ceased: '2026-06-01' }, day)).toBe(holds)
})

it('a period without a known first or last day is in force without that limit', () => {
  expect(isInForce({ from: null, ceased: '2026-06-01' }, '1990-01-01')).toBe(true)
  expect(isInForce({ from: '2026-03-01', ceased: null }, '2090-01-01')).toBe(true)
})

it.each([
  ['of two roles', [term('director', '2020-01-01'), term('secretary', '2020-01-01')], -1],
  ['that follow each other', [term('director', '2021-01-01'), term('director', null, '2021-01-01')], -1],
  ['that were never in force', [term('director', '2020-01-01'), term('director', '2021-01-01', '2021-01-01')], -1],
  ['that still run', [term('director', '2020-01-01'), term('director', '2021-01-01')], 1],
  ['without days', [term('other', null), term('director', null), term('director', null)], 2],
  [
    'of which one begins before the other ends',
    [term('director', '2021-01-01'), term('director', null, '2021-01-02')],
    1,
  ],
])('terms %s are told apart from terms that overlap (OWN-1)', (_, terms, place) => {
  expect(findOverlappingTerm(terms)).toBe(place)
})

// OWN-1, OWN-2
describe('saving plain roles', () => {
  const TODAY = '2026-11-21'

  it('begins a term for a new role, ends the term of one that is gone, and keeps the past', () => {
    const terms = [term('secretary', '2020-01-01', '2022-01-01'), term('director', '2022-01-01')]
    expect(termsAfterRoles(terms, ['shareholder'], TODAY)).toEqual([
      term('secretary', '2020-01-01', '2022-01-01'),
      term('director', '2022-01-01', TODAY),
      term('shareholder', TODAY),
    ])
  })

  it('leaves no term behind for a role that was given and taken back on one day', () => {
    const given = termsAfterRoles([], ['director'], TODAY)
    expect(termsAfterRoles(given, [], TODAY)).toEqual([])
  })

  it('gives a role back with a term of its own', () => {
    const terms = [term('director', '2020-01-01', '2022-01-01')]
    expect(termsAfterRoles(terms, ['director'], TODAY)).toEqual([...terms, term('director', TODAY)])
  })

  it('begins a term today that would have begun later, and keeps the one after it', () => {
    const later = [term('director', '2027-03-01', '2027-06-01'), term('director', '2028-01-01')]
    const after = termsAfterRoles(later, ['director'], TODAY)
    expect(after).toEqual([term('director', '2028-01-01'), term('director', TODAY, '2027-06-01')])
    expect(findOverlappingTerm(after)).toBe(-1)
  })

  it('always leaves exactly the saved roles in force, in their order, and the past unchanged', () => {
    const anyDay = fc.constantFrom('2019-05-01', '2022-01-01', '2024-02-29', TODAY, '2027-01-01')
    const anyTerm = fc
      .record({ role: fc.constantFrom(...linkRoles), days: fc.tuple(anyDay, fc.option(anyDay)) })
      .map(({ role, days: [first, second] }) =>
        second === null ? term(role, first) : term(role, ...([first, second].toSorted() as [string, string])),
      )
    const anyRoles = fc.uniqueArray(fc.constantFrom(...linkRoles))

    fc.assert(
      fc.property(fc.array(anyTerm, { maxLength: 8 }), anyRoles, (terms, roles) => {
        const after = termsAfterRoles(terms, roles, TODAY)
        expect(rolesOn(after, TODAY)).toEqual(roles)
        for (const day of ['2019-05-01', '2022-01-01', '2026-11-20'])
          expect(rolesOn(after, day).toSorted()).toEqual(rolesOn(terms, day).toSorted())
      }),
    )
  })
})

it('somebody who leaves on a day keeps past terms, and a term that would have begun later is removed (OWN-8, LINK-9)', () => {
  const terms = [
    term('secretary', '2020-01-01', '2022-01-01'),
    term('director', '2022-01-01'),
    term('shareholder', null, '2027-01-01'),
    term('other', '2026-12-01'),
  ]
  expect(endOn(terms, '2026-11-21')).toEqual([
    term('secretary', '2020-01-01', '2022-01-01'),
    term('director', '2022-01-01', '2026-11-21'),
    term('shareholder', null, '2026-11-21'),
  ])
})
