import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { amlCalls } from '@registrar/domain/aml/aml.calls'
import { companyMembersCalls } from '@registrar/domain/links/company-members.calls'
import { linksCalls } from '@registrar/domain/links/links.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { addDays } from '@registrar/domain/shared/iso-date'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { today } from '#platform/clock'
import { textOfPdf } from '#testing/pdf-text'
import { useApp } from '#testing/test-app'
import { loadAnyList, makeCompleteFile } from '../aml/aml.factory.ts'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makePerson } from '../people/people.factory.ts'
import { importCountries } from './import-countries.ts'

const app = useApp()
const day = today('Europe/Dublin')
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'registrar-countries-'))
  await loadAnyList(app())
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const runImport = async (text: string, isDryRun = false) => {
  const file = path.join(folder, 'countries.csv')
  await writeFile(file, text)
  return importCountries(app().db, { file, day }, { isDryRun })
}
const list = async () => (await app().staff(amlCalls.listRiskCountries)).answer.data
const reasons = async (id: string) =>
  (await app().staff(organizationsCalls.findOrganization, { params: { id } })).answer.amlStatus.enhancedDueDiligence
const standing = async (id: string) => (await app().staff(amlCalls.findFileStanding, { params: { id } })).answer.data
const rowOf = async (id: string) => {
  const { answer } = await app().staff(amlCalls.searchAmlFiles, { body: { limit: 1000 } })
  return answer.data.find(({ organizationId }) => organizationId === id)
}
const linked = async (body: object, person: object) => {
  const organizationId = await makeOrganization(app())
  const peopleId = await makePerson(app(), { firstName: 'Ivan', lastName: 'Petrov', ...person })
  await app().staff(linksCalls.createLink, { body: { organizationId, peopleId, roles: ['director'], ...body } })
  return organizationId
}

it('the list that is shipped is that of the European Union, with its day (AML-21)', async () => {
  const shipped = await list()
  expect(shipped).toMatchObject({ day: '2026-01-29', fileName: null })
  expect(shipped.countries).toHaveLength(26)
  expect(shipped.countries).toContainEqual({ country: 'Russia', from: null, to: null })
})

describe('somebody who lives in a high-risk third country (AML-21)', () => {
  it.each([
    'Russia',
    'La Russie',
    'RU',
    'Federation de Russie',
    'Côte d’Ivoire',
    'Viet Nam',
    'British Virgin Islands',
    'Kenya, Nairobi',
    'Nairobi (Kenya)',
    'Nairobi / Kenya',
  ])('is found by %s', async (addressCountry1) => {
    expect(await reasons(await linked({}, { addressCountry1 }))).toEqual(['HIGH_RISK_COUNTRY'])
  })

  it.each([
    { addressStreet1: '12 Arbat, Moscow, Russia' },
    { addressStreet1: '12 Arbat\nMoscow', addressCity1: 'Moscow, RUSSIE' },
    { addressCity1: 'Monaco', addressCountry1: ' ' },
  ])('is found by the end of an address without a country: %j', async (address) => {
    expect(await reasons(await linked({}, address))).toEqual(['HIGH_RISK_COUNTRY'])
    expect(await reasons(await linked({}, { ...address, addressCountry1: 'France' }))).toEqual([])
  })

  it.each([
    'Ireland',
    'Irlande',
    'Republic of the Congo',
    'Congo, Republic of the',
    'South Korea',
    'Korea, Republic of',
    '',
    null,
  ])('is not taken for somebody of %s', async (addressCountry1) => {
    expect(await reasons(await linked({}, { addressCountry1 }))).toEqual([])
  })

  it('calls for nothing by the nationality, which is shown as a risk factor', async () => {
    const id = await linked({}, { nationality: 'Russian', addressCountry1: 'Ireland' })
    expect(await reasons(id)).toEqual([])
    expect(await standing(id)).toMatchObject({
      partiesAtRisk: [],
      riskFactors: [{ name: 'Ivan Petrov', nationality: 'Russian', country: 'Russia' }],
    })
  })

  it('counts for the companies below, and the registered office of a company counts too', async () => {
    const client = await makeOrganization(app(), { name: 'Client Ltd' })
    const holding = await makeOrganization(app(), { name: 'Holding Ltd', address: '1 Main Street\nRoad Town\nTortola' })
    const top = await makeOrganization(app(), { name: 'Top Ltd' })
    const owner = await makePerson(app(), { firstName: 'Ali', lastName: 'Reza', addressCountry1: 'Iran' })
    await app().staff(companyMembersCalls.createCompanyMember, {
      body: { organizationId: client, memberId: holding, beneficiaryPercentage: 60 },
    })
    await app().staff(companyMembersCalls.createCompanyMember, {
      body: { organizationId: holding, memberId: top, beneficiaryPercentage: 60 },
    })
    await app().staff(linksCalls.createLink, {
      body: { organizationId: top, peopleId: owner, roles: ['shareholder'], beneficiaryPercentage: 100 },
    })
    expect((await standing(client)).partiesAtRisk).toEqual([
      { name: 'Ali Reza', country: 'Iran' },
      { name: 'Holding Ltd', country: 'British Virgin Islands' },
    ])
    expect(await rowOf(client)).toMatchObject({ enhanced: ['HIGH_RISK_COUNTRY'] })
  })

  it('is named in the signed file, which asks for enhanced measures', async () => {
    const { organizationId } = await makeCompleteFile(app(), {}, { addressCountry1: 'Russia' })
    expect((await rowOf(organizationId))?.open.map(({ rule }) => rule)).toEqual([
      'sourceOfWealth',
      'sourceOfFunds',
      'approval',
      'monitoring',
    ])
    const { answer } = await app().staff(amlCalls.signAmlVersion, {
      body: { organizationId, acceptOpen: 'Papers follow' },
    })
    const pdf = await app().app.inject({
      method: 'GET',
      url: `/aml/version/${answer._id}.pdf`,
      headers: { authorization: `JWT ${app().staffToken}` },
    })
    expect(textOfPdf(pdf.rawPayload).replaceAll(/\s+/g, ' ')).toContain(
      'A high-risk third country: question 10, or residence or office of Aoife Byrne (Russia).',
    )
  })
})

describe('a list of countries from a file (AML-21)', () => {
  beforeEach(async () => {
    await runImport('country,from,to\nRussia,2020-01-01,\n')
  })

  it('replaces the loaded one unless it is a dry run, and every file is judged by it', async () => {
    const [russian, french] = [
      await linked({}, { addressCountry1: 'Russia' }),
      await linked({}, { addressCountry1: 'France' }),
    ]
    expect(await runImport('country,from,to\nFrance,,\n', true)).toEqual({ countries: 1, isWritten: false })
    expect([await reasons(russian), await reasons(french)]).toEqual([['HIGH_RISK_COUNTRY'], []])

    const text = `Country;From;To\nFrance;01/02/2026;\nPanama;;${addDays(day, -1)}\nMali;${addDays(day, 1)};\n`
    expect(await runImport(text)).toEqual({ countries: 3, isWritten: true })
    expect([await reasons(russian), await reasons(french)]).toEqual([[], ['HIGH_RISK_COUNTRY']])
    expect(await list()).toMatchObject({
      day,
      fileName: 'countries.csv',
      isOld: false,
      countries: [
        { country: 'France', from: '2026-02-01', to: null },
        { country: 'Mali', from: addDays(day, 1), to: null },
        { country: 'Panama', from: null, to: addDays(day, -1) },
      ],
    })
    for (const addressCountry1 of ['Mali', 'Panama'])
      expect(await reasons(await linked({}, { addressCountry1 }))).toEqual([])
  })

  it.each([
    ['The file has no column "country"', 'land,from\nRussia,\n'],
    ['Line 3: "Atlantis" is not a country', 'country,from,to\nIran,,\nAtlantis,,\n'],
    ['Line 2: "soon" is not a day', 'country,from,to\nIran,soon,\n'],
    ['Line 3: Iran is in the file twice', 'country,from,to\nIran,,\nIR,,\n'],
    ['Line 2: the last day is before the first', 'country,from,to\nIran,2026-02-01,2026-01-01\n'],
    ['The file has no countries', 'country,from,to\n'],
  ])('that cannot be read leaves the list as it is: %s', async (message, text) => {
    const before = await list()
    await expect(runImport(text)).rejects.toThrow(message)
    expect(await list()).toEqual(before)
  })
})
