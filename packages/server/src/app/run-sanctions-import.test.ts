import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { sanctionsCalls } from '@registrar/domain/sanctions/sanctions.calls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runInProcess } from '#testing/run-in-process'
import { useApp } from '#testing/test-app'
import { importCommand } from './import-command.ts'

const app = useApp()
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'registrar-sanctions-'))
  for (const [firstName, lastName] of [
    ['Saddam', 'Hussein'],
    ['Siobhán', 'Ní Bhriain'],
  ])
    await app().staff(peopleCalls.createPerson, { body: { firstName: firstName ?? '', lastName: lastName ?? '' } })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const runImport = async (name: string, text: string, ...args: string[]) => {
  const file = path.join(folder, name)
  await writeFile(file, text)
  return runInProcess(importCommand, { DATABASE_URL: app().databaseUrl, DATA_DIR: folder }, 'sanctions', file, ...args)
}
const hits = async () => (await app().staff(sanctionsCalls.searchSanctions, { body: {} })).answer.data
const list = async () => (await app().staff(sanctionsCalls.findSanctionsList)).answer.data

const XML = `<?xml version="1.0" encoding="UTF-8"?>
<export xmlns="http://eu.europa.ec/fpi/fsd/export" generationDate="2026-11-20T10:00:00" globalFileId="1">
  <sanctionEntity designationDetails="" unitedNationId="" euReferenceNumber="EU.27.28" logicalId="13">
    <regulation regulationType="amendment" programme="IRQ" logicalId="348"><publicationUrl>http://x</publicationUrl></regulation>
    <subjectType code="person" classificationCode="P"/>
    <nameAlias firstName="Saddam" middleName="" lastName="Hussein Al-Tikriti" wholeName="Saddam Hussein Al-Tikriti" logicalId="17"/>
    <nameAlias firstName="" middleName="" lastName="" wholeName="Abu Ali" logicalId="19"/>
    <nameAlias firstName="Saddam" middleName="" lastName="Hussein" wholeName="" logicalId="20"/>
    <birthdate circa="false" city="al-Awja" birthdate="1937-04-28" dayOfMonth="28" monthOfYear="4" year="1937"/>
    <birthdate circa="true" year="1938"/>
  </sanctionEntity>
  <sanctionEntity euReferenceNumber="EU.1.1" logicalId="14">
    <subjectType code="enterprise" classificationCode="E"/>
    <nameAlias wholeName="Volga &amp; Sons &quot;Shipping&quot;"/>
  </sanctionEntity>
  <sanctionEntity logicalId="15"><subjectType code="person"/></sanctionEntity>
</export>`

it('a list of the EU in XML is loaded unless it is a dry run, and everybody is screened (SANC-1, SANC-3)', async () => {
  const dry = await runImport('eu.xml', XML, '--dry-run')
  expect(dry).toEqual({ code: 0, output: '2 entries with 4 names.\nNothing was written.\n' })
  expect(await list()).toBeNull()

  const run = await runImport('eu.xml', `\uFEFF${XML}`)
  expect(run.output).toBe(
    '2 entries with 4 names.\n2 people and organizations screened. Hits: 1 open, 0 cleared, 0 confirmed.\n',
  )
  expect(await list()).toMatchObject({ fileName: 'eu.xml', entries: 2 })
  expect(await hits()).toMatchObject([
    {
      name: 'Saddam Hussein',
      listedName: 'Saddam Hussein Al-Tikriti',
      aliases: ['Abu Ali', 'Saddam Hussein'],
      births: ['1937-04-28', '~1938'],
      programme: 'IRQ',
      score: 100,
    },
  ])
})

it('a CSV file replaces the list; lines with one id are one entry (SANC-1)', async () => {
  const text = `ID;Name;Aliases;Type;Date of birth;Programme
7;Siobhan Ni Bhriain;S. Brien | Sheila O'Brien;person;1 Jan 1980|1981;TEST
7;Shiovan Ni Vrien;;person;;
;Volga Shipping;;entity;;TEST
`
  const run = await runImport('list.csv', text)
  expect(run.output).toBe(
    '2 entries with 5 names.\n2 people and organizations screened. Hits: 1 open, 0 cleared, 0 confirmed.\n',
  )
  expect(await hits()).toMatchObject([
    {
      name: 'Siobhán Ní Bhriain',
      listedName: 'Siobhan Ni Bhriain',
      aliases: ['S. Brien', "Sheila O'Brien", 'Shiovan Ni Vrien'],
      births: ['1980-01-01', '1981'],
      programme: 'TEST',
    },
  ])
})

it.each([
  ['The file has no column "name"', 'Surname\nPetrov\n'],
  ['Line 3: there is no name', 'Name,Type\nIvan Petrov,person\n,person\n'],
  ['Line 2: "ship" is neither person nor organization', 'Name,Type\nIvan Petrov,ship\n'],
  ['The file has no entries', 'Name,Type\n'],
  ['The file is not a sanctions list of the EU', '<html></html>'],
  ['The file cannot be read as XML', XML.slice(0, 900)],
])('a file that cannot be read leaves the list as it is: %s', async (message, text) => {
  const before = await list()
  const { code, output } = await runImport('bad', text)
  expect([code, output]).toEqual([1, expect.stringContaining(message)])
  expect(await list()).toEqual(before)
})

it('an import of a sanctions list refuses --keep-good (SANC-1)', async () => {
  expect(await runImport('list.csv', 'Name\nA\n', '--keep-good')).toMatchObject({ code: 2 })
})
