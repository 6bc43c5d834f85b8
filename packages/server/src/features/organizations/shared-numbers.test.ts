import { binCalls } from '@registrar/domain/bin/bin.calls'
import { importsCalls } from '@registrar/domain/imports/imports.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { expect, it } from 'vitest'
import { useApp } from '#testing/test-app'
import { makeOrganization } from './organizations.factory.ts'

const app = useApp()

const warningOf = (by: 'CRO' | 'TAX', others: Record<string, string>) => ({
  code: `SAME_${by}_NUMBER`,
  field: by === 'CRO' ? 'cro' : 'coroporationTaxNumber',
  message: `Another organization has this ${by === 'CRO' ? 'CRO' : 'tax'} number.`,
  records: Object.entries(others).map(([_id, name]) => ({ _id, name, path: `/organization/${_id}` })),
})

const create = (body: { name: string; cro?: string; coroporationTaxNumber?: string }) =>
  app().staff(organizationsCalls.createOrganization, { body })
const update = (id: string, body: { cro?: string | null; coroporationTaxNumber?: string; country?: string }) =>
  app().staff(organizationsCalls.updateOrganization, { params: { id }, body })
const remove = (id: string) => app().staff(organizationsCalls.removeOrganization, { params: { id } })

it('a second company of a CRO number or a tax number is made, and warned of with the first one (ORG-35)', async () => {
  const numbers = { cro: '022045', coroporationTaxNumber: 'IE1234567T' }
  const first = await create({ name: 'First Ltd', ...numbers })
  expect(first.status).toBe(200)
  expect(first.answer.warnings).toBeUndefined()
  const firstId = first.answer.data._id

  const second = await create({ name: 'Second Ltd', cro: 'CRO 22045', coroporationTaxNumber: '1234567 t' })
  const other = { [firstId]: 'First Ltd' }
  expect(second.answer.warnings).toEqual([warningOf('CRO', other), warningOf('TAX', other)])

  const id = second.answer.data._id
  expect((await update(id, { country: 'Ireland' })).answer.warnings).toBeUndefined()
  expect((await update(id, { cro: 'CRO 22045' })).answer.warnings).toBeUndefined()
  expect((await update(id, { cro: '22045' })).answer).toMatchObject({
    cro: '22045',
    warnings: [warningOf('CRO', other)],
  })
  expect((await update(id, { cro: '22046' })).answer.warnings).toBeUndefined()
  const found = await app().staff(organizationsCalls.findOrganization, { params: { id } })
  expect(found.answer).not.toHaveProperty('warnings')
})

it('a number that means nothing, or that only a company in the bin has, is not warned of (ORG-35)', async () => {
  await create({ name: 'None Ltd', cro: 'N/A', coroporationTaxNumber: '000' })
  expect(
    (await create({ name: 'Nothing Ltd', cro: 'n/a', coroporationTaxNumber: '000' })).answer.warnings,
  ).toBeUndefined()

  const gone = await makeOrganization(app(), { name: 'Gone Ltd', cro: '700700' })
  await remove(gone)
  expect((await create({ name: 'New Ltd', cro: '700700' })).answer.warnings).toBeUndefined()
})

it('a typed number is warned of, but not because of the company itself (ORG-35)', async () => {
  const id = await makeOrganization(app(), { name: 'Typed Ltd', cro: '710710' })
  const ask = async (body: object) => (await app().staff(organizationsCalls.listSharedNumbers, { body })).answer.data
  expect(await ask({ cro: '0710710' })).toEqual([warningOf('CRO', { [id]: 'Typed Ltd' })])
  expect(await ask({ cro: '0710710', except: id })).toEqual([])
  expect(await ask({ cro: '0710710', except: 'nonsense' })).toHaveLength(1)
  expect(await ask({ coroporationTaxNumber: '710710' })).toEqual([])
  expect(await ask({})).toEqual([])
  expect((await app().anybody(organizationsCalls.listSharedNumbers, { body: {} })).status).toBe(401)
})

it('a company that comes back from the bin is warned of, each by itself (ORG-35, BIN-3)', async () => {
  const back = await makeOrganization(app(), { name: 'Back Ltd', cro: '720720' })
  const alone = await makeOrganization(app(), { name: 'Alone Ltd', cro: '720721' })
  for (const id of [back, alone]) await remove(id)
  const other = await makeOrganization(app(), { name: 'Other Ltd', cro: '720720' })

  const items = [alone, back].map((_id) => ({ recordType: 'organization' as const, _id }))
  const { answer } = await app().staff(binCalls.restoreFromBin, { body: { items } })
  expect(answer.data).toEqual([
    { ...items[0], ok: true },
    { ...items[1], ok: true, warnings: [warningOf('CRO', { [other]: 'Other Ltd' })] },
  ])
})

it.each([true, false])(
  'the report of an import names who has the number of a line; dry run: %s (ORG-35)',
  async (dryRun) => {
    const tax = dryRun ? '7307301A' : '7307302B'
    const other = await makeOrganization(app(), { name: `Known ${tax}`, coroporationTaxNumber: tax })
    const file = `Company Name,Tax number\nImported ${tax},${tax.toLowerCase()}\nAlone ${tax},9${tax}\n`
    const content = Buffer.from(file).toString('base64')
    const body = { kind: 'organizations' as const, fileName: 'twins.csv', content, dryRun }
    const { lines } = (await app().staff(importsCalls.runImport, { body })).answer.data
    expect(lines).toEqual([
      {
        line: 2,
        outcome: 'made',
        name: `Imported ${tax}`,
        reason: `Another organization has this tax number: Known ${tax}.`,
        warnings: [warningOf('TAX', { [other]: `Known ${tax}` })],
      },
      { line: 3, outcome: 'made', name: `Alone ${tax}`, reason: '' },
    ])
  },
)
