import { describe, expect, it } from 'vitest'
import { type ExistingIdentity, type IdentifiedRow, matchRows } from './identity.ts'

type Some = { cro?: string; day?: string; key?: string }
const identity = (name: string, { cro, day, key }: Some) => ({
  name,
  nameKey: key ?? name,
  cro: cro ?? null,
  incorporationDate: day ?? null,
})
const file = (...rows: [name: string, some?: Some][]): IdentifiedRow[] =>
  rows.map(([name, some = {}], at) => ({ ...identity(name, some), line: at + 2 }))
const known = (id: string, name: string, some: Some = {}): ExistingIdentity => ({ id, ...identity(name, some) })

/** Each line in order: 'new', the id of the existing organization, '=' and the line it repeats, or '?' and what it fits. */
const matched = (rows: IdentifiedRow[], ...existing: ExistingIdentity[]) => {
  const matches = matchRows(rows, existing)
  return rows.map(({ line }) => {
    const match = matches.get(line)
    if (match?.kind === 'several') return `?${match.ids.join('|')}`
    return match?.kind === 'existing' ? match.id : match?.kind === 'sameAsLine' ? `=${match.line}` : match?.kind
  })
}

describe('a line with a number (ORG-7, ORG-11)', () => {
  it('updates the organization with that number, whatever its name', () => {
    expect(matched(file(['New name', { cro: '12c' }]), known('a', 'Old name', { cro: '12 C' }))).toEqual(['a'])
  })

  it('never matches an organization with another number', () => {
    expect(matched(file(['Same', { cro: '1' }], ['Same', { cro: '2' }]), known('a', 'Same', { cro: '3' }))).toEqual([
      'new',
      'new',
    ])
  })

  it('matches one of the same name and day without a number, once', () => {
    expect(matched(file(['Same', { cro: '1' }], ['Same', { cro: '2' }]), known('a', 'Same'))).toEqual(['a', 'new'])
  })

  it('is used once when the file repeats its number', () => {
    expect(matched(file(['A', { cro: '1' }], ['B', { cro: '1' }], ['C', { cro: '1' }]))).toEqual(['new', '=2', '=2'])
  })
})

describe('a line without a number (ORG-7, ORG-11)', () => {
  it('matches the same normalised name and day, and fits several of them', () => {
    const existing = [known('a', 'x', { cro: '1', day: '2020-01-01' }), known('b', 'x', { day: '2020-01-01' })]
    expect(matched(file(['x', { day: '2020-01-01' }]), ...existing)).toEqual(['?a|b'])
    expect(matched(file(['x', { day: '2020-01-01' }]), existing[0] as ExistingIdentity)).toEqual(['a'])
    expect(matched(file(['x', { day: '2020-01-02' }]), ...existing)).toEqual(['new'])
  })

  it.each<[what: string, line: Some, existing: Some[], match: string]>([
    ['no day, and one of the name', {}, [{ day: '2020-01-01' }], 'a'],
    ['no day, and one of the name that has a number', {}, [{ day: '2020-01-01', cro: '1' }], 'a'],
    ['no day, and several of the name', {}, [{ day: '2020-01-01' }, { day: '2021-01-01' }, {}], '?a|b|c'],
    ['a day, and one of the name without a day', { day: '2020-01-01' }, [{ day: '2021-01-01' }, {}], 'b'],
    ['a day, and one of that day beside one without', { day: '2020-01-01' }, [{}, { day: '2020-01-01' }], 'b'],
    ['a number, no day, and one of the name without number', { cro: '5' }, [{ day: '2020-01-01' }], 'a'],
    ['a number, and several of the name without number', { cro: '5' }, [{ day: '2020-01-01' }, {}], '?a|b'],
  ])('with %s (IMP-4)', (_, line, existing, match) => {
    expect(matched(file(['x', line]), ...existing.map((some, at) => known('abc'.charAt(at), 'x', some)))).toEqual([
      match,
    ])
  })

  it('without a day is the same as an earlier line that matched, unless the name is on record twice (IMP-4)', () => {
    const lines = file(['x', { day: '2020-01-01' }], ['x'])
    expect(matched(lines)).toEqual(['new', '=2'])
    expect(matched(lines, known('a', 'x'))).toEqual(['a', '=2'])
    expect(matched(lines, known('a', 'x', { day: '2021-01-01' }))).toEqual(['new', '?a'])
    expect(matched(lines, known('a', 'x', { day: '2020-01-01' }), known('b', 'x'))).toEqual(['a', '?a|b'])
  })

  it('is used once in a file, and yields to a line with a number', () => {
    expect(matched(file(['x'], ['x'], ['y']))).toEqual(['new', '=2', 'new'])
    expect(matched(file(['x'], ['x', { cro: '1' }]))).toEqual(['=3', 'new'])
  })

  it('compares the name itself when it has no letter or digit', () => {
    expect(matched(file(['!', { key: '' }], ['?', { key: '' }], ['!', { key: '' }]))).toEqual(['new', 'new', '=2'])
    expect(matched(file(['!', { key: '' }]), known('a', '?', { key: '' }), known('b', '!', { key: '' }))).toEqual(['b'])
  })
})
