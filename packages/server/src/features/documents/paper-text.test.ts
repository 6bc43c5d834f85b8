import { documentsCalls } from '@registrar/domain/documents/documents.calls'
import { sharesCalls } from '@registrar/domain/shares/shares.calls'
import { expect, it } from 'vitest'
import { useApp } from '#testing/test-app'
import { useShares } from '../shares/shares.factory.ts'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { linkPerson } from './papers.factory.ts'
import { paperContent } from './print-paper.ts'

const app = useApp()
const { makeCompany, enter, transferOf } = useShares(app)

it('the text of a paper is what it will print, with the values that are sent, and without the number of a person (DOC-15, PERSON-7)', async () => {
  const organizationId = await makeOrganization(app(), { name: 'Alpha Limited', address: '1 Quay' })
  const terms = [{ role: 'director' as const, appointed: '2024-03-16' }]
  await linkPerson(app(), organizationId, { firstName: 'Zoë', lastName: 'Byrne', pps: '1234567T' }, { terms })

  const read = async (body: object) =>
    JSON.stringify(
      (await app().staff(documentsCalls.readDocument, { body: { organizationId, ...body } as never })).answer,
    )
  const moved = await read({ document: 'addressChangeMinutes', values: { newAddress: '2 New Street' } })
  expect(moved).toContain('2 New Street')
  const sheet = await read({ document: 'b10', language: 'en' })
  expect(sheet).toContain('Zoë Byrne')
  expect(sheet).not.toContain('1234567T')
})

it('a row says whom a paper can be about, and from where its values were taken (DOC-15)', async () => {
  const organizationId = await makeOrganization(app(), { name: 'Alpha Limited', cro: '654321' })
  const appointed = (day: string) => ({ terms: [{ role: 'director' as const, appointed: day }] })
  const marie = { firstName: 'Marie', lastName: 'Byrne', birth: '1980-05-31' }
  await linkPerson(app(), organizationId, marie, appointed('2020-01-01'))
  await linkPerson(app(), organizationId, { firstName: 'Paul', lastName: 'Roux' }, appointed('2024-03-16'))
  const { answer } = await app().staff(documentsCalls.searchDocuments, { body: { organizationId } })

  const b10 = answer.data.find(({ document }) => document === 'b10')
  expect(b10?.people.map(({ name }) => name)).toEqual(['Marie Byrne', 'Paul Roux'])
  const personId = b10?.people[0]?._id
  const body = { organizationId, document: 'b10' as const, values: { personId } }
  const [about, ...others] = (await app().staff(documentsCalls.searchDocuments, { body })).answer.data
  expect(others).toEqual([])
  expect(about?.values).toMatchObject({ personName: 'Marie Byrne', personBirth: '1980-05-31' })
  expect(about?.sources).toMatchObject({ cro: 'the company', personBirth: 'the record of Marie Byrne' })
})

it('the sheets of shares read their events: a transfer makes nobody an allottee (DOC-16)', async () => {
  const company = await makeCompany()
  const { organizationId } = company
  await enter(transferOf(company))
  await enter({ organizationId, kind: 'split', on: '2024-07-01', classId: company.classId, ratio: 2 })
  expect((await app().staff(sharesCalls.searchShareEvents, { body: { organizationId } })).answer.data).toHaveLength(3)

  const { answer } = await app().staff(documentsCalls.searchDocuments, { body: { organizationId } })
  const valuesOf = (name: string) => answer.data.find(({ document }) => document === name)?.values
  expect(valuesOf('b5')).toMatchObject({ shareAcquired: '2024-01-10', shareNominal: 1, amountPaid: 1 })
  expect(valuesOf('b7')).toMatchObject({
    capitalChange: 'Split',
    changedOn: '2024-07-01',
    oldShares: 100,
    newShares: 200,
    oldNominal: 1,
    newNominal: 0.5,
  })
  const body = { organizationId, document: 'b5' as const, language: 'en' as const }
  const text = JSON.stringify((await app().staff(documentsCalls.readDocument, { body })).answer)
  expect(text).toContain('Anna Byrne')
  expect(text).not.toContain('Brian Byrne')
})

it('no line of a paper ends inside a day in words, an amount, an Eircode or a section (DOC-1)', () => {
  const said = 'Le 26 novembre 2026, un cautionnement de 25 000 € selon s. 343, à D02 A123'
  const content = paperContent({
    title: 'Lettre',
    law: undefined,
    blocks: [
      { kind: 'paragraph', text: said },
      { kind: 'list', items: [said] },
      { kind: 'names', names: [said] },
      { kind: 'facts', rows: [{ label: 'Objet', value: said }] },
    ],
  })
  const together = said.replaceAll(/(?<=26|novembre|25|000|s\.|D02) /g, '\u00A0')
  expect(JSON.stringify(content).split(together)).toHaveLength(5)
})
