import { expect, it } from 'vitest'
import { companyNameKey, personNameKey } from './name-key.ts'
import { createNearNames } from './near-names.ts'
import { misspeltCompanyKeys, misspeltPersonKeys } from './typing-errors.ts'

const companies = ['Acme Consulting Limited', 'Aardvark Foods', 'Unit 10 Trading', 'Éire Bakery 25', '王小明']
const company = (name: string) => ({ key: companyNameKey(name), misspelt: () => misspeltCompanyKeys(name) })

it.each(companies)('each name that differs from %s by one typing error is found, whatever the error is', (name) => {
  const near = createNearNames(companies.map(company))
  for (const key of misspeltCompanyKeys(name)) expect(near(key)).toContain(companyNameKey(name))
})

it('the names of people too, of both of their parts', () => {
  const [first, last] = ['Niamh', 'Gallagher']
  const near = createNearNames([{ key: personNameKey(first, last), misspelt: () => misspeltPersonKeys(first, last) }])
  for (const key of misspeltPersonKeys(first, last)) expect(near(key)).toEqual(['niamh gallagher'])
})

it('the name itself, another number and a name with two errors are not near', () => {
  const near = createNearNames(companies.map(company))
  for (const name of ['Acme Consulting', 'Unit 11 Trading', 'Éire Bakery 26', 'Acne Consultng', '王小红', ''])
    expect(near(companyNameKey(name))).toEqual([])
})
