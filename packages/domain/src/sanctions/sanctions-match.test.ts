import { describe, expect, it } from 'vitest'
import { editDistance } from './edit-distance.ts'
import { SAME_NAME, similarityOf } from './name-similarity.ts'
import { readName } from './read-name.ts'
import type { SanctionsEntry } from './sanctions-entry.ts'
import { matchScore } from './sanctions-match.ts'

const similarity = (a: string, b: string) => similarityOf(readName(a), readName(b))

describe('names that may belong to one person or company (SANC-2)', () => {
  it.each([
    ['Iwan Petrow', 'Iwan Petrow'],
    ['PETROV Ivan', 'Ivan Petrov'],
    ['José García', 'Jose Garcia'],
    ['Łukasz Søndergård', 'Lukasz Sondergard'],
    ["Sean O'Brien", 'Seán OBrien'],
    ['Jon Smith', 'John Smith'],
    ['Usama Bin Ladin', 'Osama bin Laden'],
    ['Mohamed Al Ghabra', 'Mohammed Alghabra'],
    ['Vladimir Putin', 'Vladimir Vladimirovich PUTIN'],
    ['Hussein Al-Tikriti, Saddam', 'Saddam Hussein Al Tikriti'],
    ['Acme Trading Limited', 'ACME TRADING LLC'],
    ['Sovcomflot', 'PAO Sovcomflot'],
  ])('%s is like %s', (a, b) => {
    expect(similarity(a, b)).toBeGreaterThanOrEqual(SAME_NAME)
    expect(similarity(b, a)).toBe(similarity(a, b))
  })

  it.each([
    ['Mary Murphy', 'Mary Murray'],
    ['Ivan Petrov', 'Ivan Sidorov'],
    ['Ali', 'Ali Hassan'],
    ['John Michael Smith', 'John Patrick Smith'],
    ['Acme Trading Limited', 'Beta Trading Limited'],
    ['Bank of Ireland', 'Bank of Iran'],
    ['', 'Ivan Petrov'],
  ])('%s is not like %s', (a, b) => {
    expect(similarity(a, b)).toBeLessThan(SAME_NAME)
  })
})

it.each([
  ['', '', 0],
  ['', 'abc', 3],
  ['petrov', 'petrov', 0],
  ['kitten', 'sitting', 3],
  ['jon', 'john', 1],
  ['usama', 'osama', 1],
])('%j and %j differ in %i letters (SANC-2)', (a, b, letters) => {
  expect([editDistance(a, b), editDistance(b, a)]).toEqual([letters, letters])
})

describe('an entry of a list (SANC-2)', () => {
  const entry: SanctionsEntry = {
    key: 'eu:1',
    kind: 'person',
    names: ['Ivan Petrov', 'Vanya P.'],
    births: ['1970-05-06', '1971'],
    programme: 'UKR',
  }
  const person = { kind: 'person', name: 'Petrov Ivan', birth: null } as const

  it.each([
    ['the same name', person, entry, true],
    ['born on the day', { ...person, birth: '1970-05-06' }, entry, true],
    ['born in the year', { ...person, birth: '1971-12-31' }, entry, true],
    ['born in another year', { ...person, birth: '1985-05-06' }, entry, false],
    ['a list without births', { ...person, birth: '1985-05-06' }, { ...entry, births: [] }, true],
    ['born about that year', { ...person, birth: '1985-05-06' }, { ...entry, births: ['~1983'] }, true],
    ['born long after about that year', { ...person, birth: '1985-05-06' }, { ...entry, births: ['~1962'] }, true],
    ['born two years later', { ...person, birth: '1973-12-31' }, entry, true],
    ['born three years after the year', { ...person, birth: '1974-01-01' }, entry, false],
    ['a company of that name', { ...person, kind: 'organization' as const }, entry, false],
    ['a legal person of ours', { ...person, kind: null }, entry, true],
    ['an alias', { ...person, name: 'Vanya P' }, entry, true],
    ['another name', { ...person, name: 'Anna Byrne' }, entry, false],
  ])('%s', (_, screened, listed, isMatch) => {
    expect(matchScore(screened, listed) !== null).toBe(isMatch)
  })
})
