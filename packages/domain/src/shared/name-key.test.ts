import { expect, it } from 'vitest'
import { companyNameKey, nameKey } from './name-key.ts'
import { otherCompanies, otherPeople, partsOfName, sameCompanies, samePeople } from './name-pairs.factory.ts'

const personKey = (name: string) => partsOfName(name).map(nameKey).join(' ')

it('the table of names has at least 120 pairs, half of which must not meet', () => {
  expect(sameCompanies.length + samePeople.length).toBeGreaterThanOrEqual(60)
  expect(otherCompanies.length + otherPeople.length).toBeGreaterThanOrEqual(60)
})

it.each(sameCompanies)('%j and %j are one name of a company (ORG-7)', (one, other) => {
  expect(companyNameKey(one)).toBe(companyNameKey(other))
  expect(companyNameKey(one)).not.toBe('')
})

it.each(otherCompanies)('%j and %j are two names of companies (ORG-7)', (one, other) =>
  expect(companyNameKey(one)).not.toBe(companyNameKey(other)),
)

it.each(samePeople)('%j and %j are one name of a person (PERSON-4)', (one, other) =>
  expect(personKey(one)).toBe(personKey(other)),
)

it.each(otherPeople)('%j and %j are two names of people (PERSON-4)', (one, other) =>
  expect(personKey(one)).not.toBe(personKey(other)),
)

it('a name of legal forms only keeps the first one, and a name of punctuation has no key', () => {
  expect(companyNameKey('Limited')).toBe('limited')
  expect(companyNameKey('???')).toBe('')
})
