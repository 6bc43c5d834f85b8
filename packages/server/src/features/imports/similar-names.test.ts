import { importsCalls } from '@registrar/domain/imports/imports.calls'
import type { NewImport } from '@registrar/domain/imports/import-run'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { expect, it } from 'vitest'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makePerson } from '../people/people.factory.ts'

const app = useApp()

const tryFile = async (kind: NewImport['kind'], file: string, dryRun = true) => {
  const body = { kind, fileName: 'names.csv', content: Buffer.from(file).toString('base64'), dryRun }
  const { answer } = await app().staff(importsCalls.runImport, { body })
  return answer.data.lines.map(({ outcome, reason, warnings }) => ({ outcome, reason, warnings }))
}

it('a line that makes an organization says who has, had or nearly has its name (IMP-14, ORG-33)', async () => {
  const renamed = await makeOrganization(app(), { name: 'Oldenmark Holdings Ltd', cro: '650001' })
  await app().staff(organizationsCalls.updateOrganization, {
    params: { id: renamed },
    body: { name: 'Fresh Start Ltd' },
  })
  const near = await makeOrganization(app(), { name: 'Quillfeather Consulting Ltd', cro: '650002' })
  const same = await makeOrganization(app(), { name: 'Samename Foods Ltd', cro: '650003' })
  const path = (id: string) => `/organization/${id}`

  const file =
    'Name,CRO\nOldenmark Holdings,650011\nQuillfeather Consultng DAC,650012\nSamename Foods,650013\nNobody Else Ltd,650014\n' +
    'Brambleford Bakery,650015\nBrambleford Bakry,650016\nQuillfeather Consulting Ltd,650002\n'
  expect(await tryFile('organizations', file)).toMatchObject([
    {
      outcome: 'made',
      reason: 'Another organization had this name before: Fresh Start Ltd.',
      warnings: [{ code: 'FORMER_NAME', field: 'name', records: [{ _id: renamed, path: path(renamed) }] }],
    },
    {
      outcome: 'made',
      reason: expect.stringContaining(
        'The name of another organization differs by a letter: Quillfeather Consulting Ltd.',
      ),
      warnings: [{ code: 'NEAR_NAME', records: [{ _id: near, path: path(near) }] }],
    },
    {
      outcome: 'made',
      reason: 'Another organization has this name: Samename Foods Ltd.',
      warnings: [{ code: 'SAME_NAME', records: [{ _id: same }] }],
    },
    { outcome: 'made', reason: '', warnings: undefined },
    { outcome: 'made', reason: '', warnings: undefined },
    {
      outcome: 'made',
      reason: 'The name of line 6 differs by a letter: Brambleford Bakery.',
      warnings: [{ code: 'NEAR_NAME', records: [] }],
    },
    { outcome: 'skipped', warnings: undefined },
  ])
})

it('a line that makes a person says so too, but of nobody who is born on another day (IMP-14, PERSON-11)', async () => {
  const born = { firstName: 'Fionnuala', lastName: 'Hargadon', birth: '1980-02-03', mail: 'fh@example.ie' }
  const near = await makePerson(app(), born)
  const renamed = await makePerson(app(), { firstName: 'Sorcha', lastName: 'Oldenmark', mail: 'so@example.ie' })
  await app().staff(peopleCalls.updatePerson, { params: { id: renamed }, body: { lastName: 'Newbridge' } })

  const file =
    'First Name,Last Name,Email,Birth\nFionuala,Hargadon,a@example.com,\nFionuala,Hargadon,b@example.com,04/02/1980\n' +
    'Sorcha,Oldenmark,c@example.com,\nFionnuala,Hargadon,d@example.com,\n'
  const [one, other, former, same] = await tryFile('people', file)
  expect(one).toMatchObject({
    outcome: 'made',
    reason: 'The name of another person differs by a letter: Fionnuala Hargadon.',
    warnings: [{ code: 'NEAR_NAME', field: 'lastName', records: [{ _id: near, path: `/people/${near}` }] }],
  })
  expect(other).toMatchObject({ outcome: 'made', reason: '', warnings: undefined })
  expect(former).toMatchObject({ reason: 'Another person had this name before: Sorcha Newbridge.' })
  expect(same).toMatchObject({ reason: expect.stringContaining('Another person has this name: Fionnuala Hargadon.') })
})

it('the warnings of a file that is written do not name what it has made', async () => {
  const file = 'Name,CRO\nOnly Once Made Ltd,650031\n'
  expect(await tryFile('organizations', file, false)).toEqual([{ outcome: 'made', reason: '', warnings: undefined }])
})
