import { expect, it } from 'vitest'
import { type ChangedFact, changesOf, pendingChanges, type ReviewFacts, withMergedIds } from './review-facts.ts'

const signed: ReviewFacts = {
  name: 'Corrib Ltd',
  activity: 'Trade',
  status: 'ACTIVE',
  directors: ['a'],
  owners: ['b', 'c'],
  countries: { company: 'IE', a: 'IE', b: '', c: 'FR' },
  names: { a: 'aoife byrne', b: 'brian kelly', c: 'ciara nolan' },
}

it.each<[string, Partial<ReviewFacts>, ChangedFact[]]>([
  ['nothing', {}, []],
  ['owners in another order', { owners: ['c', 'b'] }, []],
  ['an owner who has gone', { owners: ['b'], countries: { company: 'IE', a: 'IE', b: '' } }, ['owner']],
  ['another director', { directors: ['d'], countries: { ...signed.countries, d: 'RU' } }, ['director']],
  ['a director who moved', { countries: { ...signed.countries, a: 'FR' } }, ['country']],
  ['a country that is known now', { countries: { ...signed.countries, b: 'RU' } }, ['country']],
  ['an office that moved abroad', { countries: { ...signed.countries, company: 'FR' } }, ['country']],
  ['an owner with another name', { names: { ...signed.names, b: 'brian walsh' } }, ['name']],
  ['the name of somebody who came', { owners: ['b', 'c'], names: { ...signed.names, d: 'dara' } }, []],
  ['name, activity and status', { name: 'X', activity: '', status: 'STRIKE_OFF' }, ['name', 'activity', 'status']],
])('of %s, the changes are named (AML-22)', (_, fields, changed) => {
  expect(changesOf(signed, { ...signed, ...fields })).toEqual(changed)
})

it('several changes are one review from the first, and one that is taken back calls for none (AML-22)', () => {
  const now = { ...signed, name: 'X', directors: [] }
  expect(pendingChanges({ signed, now }, null, '2026-11-26')).toEqual({ facts: ['director', 'name'], on: '2026-11-26' })
  expect(pendingChanges({ signed, now }, '2026-11-01', '2026-11-26')?.on).toBe('2026-11-01')
  expect(pendingChanges({ signed, now: signed }, '2026-11-01', '2026-11-26')).toBeNull()
})

it('a file that was signed before names were kept is not compared by them (AML-22)', () => {
  const { names: _, ...older } = signed
  expect(changesOf(older, signed)).toEqual([])
})

it('a person who was merged into another is the same, under another name too (AML-22)', () => {
  const merged = withMergedIds(signed, (id) => (id === 'a' ? 'z' : id))
  expect(
    changesOf(merged, {
      ...signed,
      directors: ['z'],
      countries: { company: 'IE', z: 'IE', b: '', c: 'FR' },
      names: { ...signed.names, z: 'aoife walsh' },
    }),
  ).toEqual([])
})
