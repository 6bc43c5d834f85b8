import type { NewImport } from '@registrar/domain/imports/import-run'
import { importsCalls } from '@registrar/domain/imports/imports.calls'
import { ordersCalls } from '@registrar/domain/orders/orders.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { expect, it } from 'vitest'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makePerson } from '../people/people.factory.ts'

const app = useApp()

const importFile = async (kind: NewImport['kind'], file: string) => {
  const content = Buffer.from(file).toString('base64')
  const body = { kind, fileName: `${kind}.csv`, content, dryRun: false }
  return (await app().staff(importsCalls.runImport, { body })).answer.data
}

const companiesOf = async (importId: string | null) => {
  const { answer } = await app().staff(organizationsCalls.searchOrganizations, {
    body: { importId, sortField: 'name', sortOrder: 'asc' },
  })
  return answer.data.map(({ name }) => name)
}

const peopleOf = async (importId: string | null) =>
  (await app().staff(peopleCalls.searchPeople, { body: { importId } })).answer.data.map(({ lastName }) => lastName)

it('the lists show what an import has made, changed and linked, and nothing else (IMP-13)', async () => {
  await makeOrganization(app(), { name: 'Known Ltd', cro: '671001' })
  await makeOrganization(app(), { name: 'Same Ltd', cro: '671002' })
  await makePerson(app(), { firstName: 'Not', lastName: 'Imported' })
  const companies = await importFile(
    'organizations',
    'Name,CRO,Tax number\nNew Ltd,671003,1234567T\nKnown Ltd,671001,7654321T\nSame Ltd,671002,\n',
  )
  expect(companies.counts).toEqual({ made: 1, updated: 1, skipped: 1, refused: 0 })
  expect(await companiesOf(companies._id)).toEqual(['Known Ltd', 'New Ltd'])

  const people = await importFile('people', 'First Name,Last Name,Email\nAoife,Shown,shown@example.ie\n')
  expect(await peopleOf(people._id)).toEqual(['Shown'])

  const links = await importFile('links', 'CRO,Email,Roles\n671002,shown@example.ie,director\n')
  expect([await companiesOf(links._id), await peopleOf(links._id)]).toEqual([['Same Ltd'], ['Shown']])

  const orders = await importFile('orders', 'CRO,Product,Order date\n671002,Some pack,24/11/2026\n')
  const found = await app().staff(ordersCalls.searchOrders, { body: { importId: orders._id } })
  expect(found.answer.data).toMatchObject([{ organizationName: 'Same Ltd', product: 'Some pack' }])

  expect(await companiesOf(people._id)).toEqual([])
  expect(await companiesOf('no such import')).toEqual([])
})

it('the preview says how the first lines are read (IMP-10)', async () => {
  const { preview, previewAsRead } = await importFile(
    'organizations',
    'Name,Incorporated,Status,Other\nAmbiguous Ltd,03/04/2020,Dissolved,x\nPlain Ltd,,COMPLETED,\n',
  )
  expect(preview[0]).toEqual(['Ambiguous Ltd', '03/04/2020', 'Dissolved', 'x'])
  expect(previewAsRead).toEqual([
    [null, '3 April 2020', 'STRIKE OFF', null],
    [null, null, null, null],
  ])
})
