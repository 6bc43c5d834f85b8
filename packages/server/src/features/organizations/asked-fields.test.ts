import { moreOrganizationColumns } from '@registrar/domain/organizations/organization-listing'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { morePersonColumns } from '@registrar/domain/people/person-listing'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { parse } from 'csv-parse/sync'
import { beforeAll, describe, expect, it } from 'vitest'
import { useApp } from '#testing/test-app'
import { makePerson } from '../people/people.factory.ts'
import { makeOrganization } from './organizations.factory.ts'

const app = useApp()
const keysOf = (columns: readonly { key: string }[]) => columns.map(({ key }) => key)

beforeAll(async () => {
  await makeOrganization(app(), {
    name: 'Asked Ltd',
    mail: 'info@asked.ie',
    financialYearEnd: '2025-12-31',
    corporationTaxPaid: ['2025-09-23'],
    isInGroup: true,
    hasSecretaryCompany: true,
    secretaryCompanyPaymentHistory: [{ nextPaidReminder: null, paidDate: '2026-01-31' }],
    users: [{ userId: app().staffId }],
  })
  await makePerson(app(), { firstName: 'Asked', lastName: 'Byrne', pps: '1234567T', addressCity1: 'Cork' })
})

const organization = async (fields?: string[]) =>
  (await app().staff(organizationsCalls.searchOrganizations, { body: { search: 'asked', fields } })).answer.data[0]

// LIST-15
describe('a search of a list', () => {
  it('answers no field of the record that it did not ask for', async () => {
    const row = await organization()
    expect(Object.keys(row ?? {})).not.toEqual(expect.arrayContaining(['mail']))
    for (const key of keysOf(moreOrganizationColumns)) expect(row).not.toHaveProperty(key)
  })

  it('answers each field of an organization that it asks for, as the record has it', async () => {
    const keys = keysOf(moreOrganizationColumns)
    const row = await organization(keys)
    const { answer: record } = await app().staff(organizationsCalls.findOrganization, {
      params: { id: row?._id ?? '' },
    })
    const asked = (one: object) => Object.fromEntries(Object.entries(one).filter(([key]) => keys.includes(key)))
    expect(Object.keys(asked(row ?? {}))).toHaveLength(keys.length)
    expect({ ...asked(row ?? {}), users: [] }).toEqual({ ...asked(record), users: [] })
    expect(row?.users).toMatchObject([{ userId: app().staffId, userName: 'Niamh Kelly' }])
  })

  it('answers the same empty values as the record, where nothing was filled in', async () => {
    const id = await makeOrganization(app(), { name: 'Bare Ltd' })
    const keys = keysOf(moreOrganizationColumns).filter((key) => key !== 'users')
    const { answer } = await app().staff(organizationsCalls.searchOrganizations, {
      body: { search: 'bare', fields: keys },
    })
    const { answer: record } = await app().staff(organizationsCalls.findOrganization, { params: { id } })
    for (const key of keys)
      expect([key, Reflect.get(answer.data[0] ?? {}, key)]).toEqual([key, Reflect.get(record, key)])
  })

  it('answers each field of a person but PPS numbers and identity documents (PERSON-7)', async () => {
    const keys = keysOf(morePersonColumns)
    expect(keys).toContain('addressCity1')
    expect(keys).not.toContain('pps')
    expect(keys).not.toContain('identityDocuments')
    const { answer } = await app().staff(peopleCalls.searchPeople, { body: { search: 'asked', fields: keys } })
    expect(answer.data[0]).toMatchObject({ addressCity1: 'Cork' })
    for (const key of keys) expect(answer.data[0]).toHaveProperty(key)
  })

  it.each([['pps'], ['aml'], ['__proto__'], ['name; drop table people']])('refuses the field %s', async (field) => {
    const refused = await app().staff(peopleCalls.searchPeople, { body: { fields: [field] } })
    expect([refused.status, refused.problem.code]).toEqual([400, 'VALIDATION_FAILED'])
  })

  it('exports a field in words when its column is asked for, and not otherwise', async () => {
    const file = async (columns?: string[]) => {
      const { url, method } = { url: '/organization/export', method: 'POST' as const }
      const headers = { 'content-type': 'application/json', authorization: `JWT ${app().staffToken}` }
      const payload = JSON.stringify({ format: 'csv', search: 'asked', columns })
      const { rawPayload } = await app().app.inject({ method, url, headers, payload })
      return parse(rawPayload, { bom: true })
    }
    const columns = ['name', 'Email', 'users', 'isInGroup', 'secretaryCompanyPaymentHistory', 'financialYearEnd']
    expect(await file(columns)).toEqual([
      ['Name', 'Email', 'In charge', 'Part of a group', 'Secretary: Payment History', 'Financial Year End'],
      ['Asked Ltd', 'info@asked.ie', 'Niamh Kelly', 'Yes', 'paid 31/01/2026', '2025-12-31'],
    ])
    const [headings] = await file()
    expect(headings).not.toContain('Email')
  })
})
