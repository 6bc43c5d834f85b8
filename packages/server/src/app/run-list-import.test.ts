import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { sanctionsCalls } from '@registrar/domain/sanctions/sanctions.calls'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { runInProcess } from '#testing/run-in-process'
import { useApp } from '#testing/test-app'
import { importCommand } from './import-command.ts'

const app = useApp()
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'registrar-lists-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))
beforeEach(() => app().db.deleteFrom('sanctions_lists').execute())

const runImport = async (name: string, text: string, ...args: string[]) => {
  const file = path.join(folder, name)
  await writeFile(file, text)
  return runInProcess(importCommand, { DATABASE_URL: app().databaseUrl, DATA_DIR: folder }, 'sanctions', file, ...args)
}
const makePerson = async (names: { firstName: string; lastName: string }) =>
  (await app().staff(peopleCalls.createPerson, { body: names })).answer.data._id
const entries = () =>
  app()
    .db.selectFrom('sanctions_entries')
    .select(['key', 'kind', 'names', 'births', 'programme'])
    .orderBy('key')
    .execute()
const lists = async () => (await app().staff(sanctionsCalls.listSanctionsLists)).answer.data
const lines = (...texts: string[]) => `${texts.join('\r\n')}\r\n`

const UN = `<?xml version="1.0" encoding="UTF-8"?>
<CONSOLIDATED_LIST xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" dateGenerated="2026-11-18T23:00:01.4">
<INDIVIDUALS>
<INDIVIDUAL><DATAID>1</DATAID><VERSIONNUM>1</VERSIONNUM><FIRST_NAME>ANTON</FIRST_NAME><SECOND_NAME>EXAMPLOV</SECOND_NAME><THIRD_NAME/>
<UN_LIST_TYPE>TST</UN_LIST_TYPE><REFERENCE_NUMBER>TSi.001</REFERENCE_NUMBER><NAME_ORIGINAL_SCRIPT>Антон Экзамплов</NAME_ORIGINAL_SCRIPT>
<NATIONALITY><VALUE>X</VALUE></NATIONALITY>
<INDIVIDUAL_ALIAS><QUALITY>Good</QUALITY><ALIAS_NAME>Tony &amp; Co</ALIAS_NAME></INDIVIDUAL_ALIAS>
<INDIVIDUAL_ALIAS><QUALITY/><ALIAS_NAME/></INDIVIDUAL_ALIAS>
<INDIVIDUAL_ADDRESS><COUNTRY>Y</COUNTRY></INDIVIDUAL_ADDRESS>
<INDIVIDUAL_DATE_OF_BIRTH><TYPE_OF_DATE>EXACT</TYPE_OF_DATE><DATE>1963-02-01</DATE></INDIVIDUAL_DATE_OF_BIRTH>
<INDIVIDUAL_DATE_OF_BIRTH><TYPE_OF_DATE>BETWEEN</TYPE_OF_DATE><FROM_YEAR>1958</FROM_YEAR><TO_YEAR>1962</TO_YEAR></INDIVIDUAL_DATE_OF_BIRTH>
<INDIVIDUAL_DATE_OF_BIRTH><TYPE_OF_DATE>APPROXIMATELY</TYPE_OF_DATE><YEAR>1970</YEAR></INDIVIDUAL_DATE_OF_BIRTH>
<INDIVIDUAL_DOCUMENT><TYPE_OF_DOCUMENT>Passport</TYPE_OF_DOCUMENT></INDIVIDUAL_DOCUMENT></INDIVIDUAL>
</INDIVIDUALS>
<ENTITIES><ENTITY><DATAID>2</DATAID><FIRST_NAME>EXAMPLE ARMS</FIRST_NAME><UN_LIST_TYPE>TST</UN_LIST_TYPE><REFERENCE_NUMBER>TSe.002</REFERENCE_NUMBER>
<ENTITY_ALIAS><QUALITY>a.k.a.</QUALITY><ALIAS_NAME>Arms of Example</ALIAS_NAME></ENTITY_ALIAS></ENTITY></ENTITIES>
</CONSOLIDATED_LIST>`

const UK_HEADINGS =
  'Last Updated,Unique ID,OFSI Group ID,UN Reference Number,Name 6,Name 1,Name 2,Name 3,Name 4,Name 5,Name type,Alias strength,Title,Name non-latin script,Regime Name,Designation Type,Address Line 1,D.O.B'
const UK = lines(
  'Report Date: 25-Nov-2026,,,,,,,,,,,,,,,,,',
  UK_HEADINGS,
  '01/02/2026,TST0001,1,,EXAMPLOV,Tony,,,,,Alias,Good quality,,,The Test (Sanctions) Regulations,Individual,"1, Street",dd/05/1964',
  '01/02/2026,TST0001,1,,EXAMPLOV,Anton,Petrovich,,,,Primary Name,,,Антон Экзамплов,The Test (Sanctions) Regulations,Individual,"1, Street",06/05/1964',
  '01/02/2026,TST0001,1,,EXAMPLOV,Anton,Petrovich,,,,Primary Name,,,,The Test (Sanctions) Regulations,Individual,"2, Street",dd/mm/1965',
  '01/02/2026,TST0002,2,,EXAMPLE ARMS,,,,,,Primary Name,,,,The Test (Sanctions) Regulations,Entity,,',
  '01/02/2026,TST0003,3,,SHIP ONE,,,,,,Primary Name,,,,The Test (Sanctions) Regulations,Ship,,',
)

const SDN = lines(
  '36,"EXAMPLE ARMS","-0- ","TST",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ',
  '306,"EXAMPLOV, Anton","individual","TST] [SDGT",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,"DOB 07 Oct 1952; alt. DOB circa 1953; POB Town; Gender Male."',
  '400,"SHIP ONE","vessel","TST",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ',
  '\u001A',
)
const ALT = lines('306,12,"aka","EXAMPLOV, Tony",-0- ', '36,13,"fka","-0- ",-0- ', '\u001A')

const OPEN = lines(
  'id,schema,name,aliases,birth_date,countries,addresses,identifiers,sanctions,phones,emails,program_ids,dataset,first_seen,last_seen,last_change',
  'NK-1,Person,Anton Examplov,"Антон Экзамплов;""A.; Examplov""",1960-01-01;1961,ru,,,,,,EU-TEST,eu_fsf,2022,2026,2026',
  'NK-2,Company,Exemplary Arms JSC,,,ru,,,,,,,eu_fsf,2022,,',
  'NK-3,Person,Partial Dateman,,1960-05,ru,,,,,,,eu_fsf,2022,,',
  'NK-4,LegalEntity,Either Of Them,,,ru,,,,,,,eu_fsf,2022,,',
  'V-1,Vessel,SHIP ONE,,,pa,,,,,,,eu_fsf,2022,,',
)

describe('lists are told by their content (SANC-1)', () => {
  it('the XML of the United Nations', async () => {
    expect((await runImport('un', UN)).output).toContain('2 entries with 5 names.')
    expect(await entries()).toEqual([
      {
        key: 'un:TSe.002',
        kind: 'organization',
        names: ['EXAMPLE ARMS', 'Arms of Example'],
        births: [],
        programme: 'TST',
      },
      {
        key: 'un:TSi.001',
        kind: 'person',
        names: ['ANTON EXAMPLOV', 'Антон Экзамплов', 'Tony & Co'],
        births: ['1963-02-01', '1958-1962', '~1970'],
        programme: 'TST',
      },
    ])
    expect(await lists()).toMatchObject([
      { name: null, kind: 'sanctions', version: null, day: '2026-11-18', entries: 2 },
    ])
  })

  it('the CSV of the United Kingdom, with its day above the headings and several lines for one entry', async () => {
    await runImport('uk', `\uFEFF${UK}`, '--list', 'UK', '--list-version', '25 November')
    expect(await entries()).toEqual([
      {
        key: 'uk:TST0001',
        kind: 'person',
        names: ['Anton Petrovich EXAMPLOV', 'Антон Экзамплов', 'Tony EXAMPLOV'],
        births: ['1964-05-06', '1965', 'dd/05/1964'],
        programme: 'The Test (Sanctions) Regulations',
      },
      expect.objectContaining({ key: 'uk:TST0002', kind: 'organization', names: ['EXAMPLE ARMS'], births: [] }),
    ])
    expect(await lists()).toMatchObject([
      { name: 'UK', fileName: 'uk', version: '25 November', day: '2026-11-25', entries: 2 },
    ])
  })

  it.each([
    ['SDN.CSV', 'alt.csv'],
    ['CONS_PRIM.CSV', 'cons_alt.csv'],
  ])('%s of OFAC, joined with %s beside it', async (name, beside) => {
    await writeFile(path.join(folder, beside), ALT)
    await runImport(name, SDN)
    expect(await entries()).toEqual([
      {
        key: 'ofac:306',
        kind: 'person',
        names: ['EXAMPLOV, Anton', 'EXAMPLOV, Tony'],
        births: ['1952-10-07', 'circa 1953'],
        programme: 'TST] [SDGT',
      },
      { key: 'ofac:36', kind: 'organization', names: ['EXAMPLE ARMS'], births: [], programme: 'TST' },
    ])
    expect(await runImport('ALT.CSV', ALT)).toMatchObject({ code: 1, output: expect.stringContaining('Load SDN.CSV') })
  })

  it('targets.simple.csv of OpenSanctions', async () => {
    await runImport('targets.simple.csv', OPEN)
    expect(await entries()).toEqual([
      {
        key: 'id:NK-1',
        kind: 'person',
        names: ['Anton Examplov', 'Антон Экзамплов', '"A.', 'Examplov"'],
        births: ['1960-01-01', '1961'],
        programme: 'EU-TEST',
      },
      { key: 'id:NK-2', kind: 'organization', names: ['Exemplary Arms JSC'], births: [], programme: 'eu_fsf' },
      { key: 'id:NK-3', kind: 'person', names: ['Partial Dateman'], births: ['1960-05'], programme: 'eu_fsf' },
      { key: 'id:NK-4', kind: null, names: ['Either Of Them'], births: [], programme: 'eu_fsf' },
    ])
  })

  it('a birth that is not understood is kept in our own CSV (SANC-9)', async () => {
    const births = 'soon; 1958-1962; 1960-; between 1960 and 1963; 1389 AH; 07 Oct 1952; 00/00/1964; 1964-00-00'
    await runImport('own.csv', `Name,Birth\nIvan Petrov,${births}\n`)
    expect((await entries())[0]?.births).toEqual([
      'soon',
      '1958-1962',
      '1960-',
      'between 1960 and 1963',
      '1389 AH',
      '1952-10-07',
      '1964',
    ])
  })
})

const EU_OTHERS = `<export xmlns="http://eu.europa.ec/fpi/fsd/export" generationDate="2026-09-22T20:01:34.799+02:00" globalFileId="1">
<sanctionEntity euReferenceNumber="EU.1.1"><subjectType code="person"/><nameAlias wholeName="Rangemir Onlyspan"/>
<birthdate circa="false" calendarType="GREGORIAN" yearRangeFrom="1953" yearRangeTo="1958"/></sanctionEntity>
<sanctionEntity euReferenceNumber="EU.2.2"><subjectType code="person"/><nameAlias wholeName="Twobirth Mixtov"/>
<birthdate circa="false" calendarType="GREGORIAN" year="1961"/>
<birthdate circa="true" calendarType="GREGORIAN" yearRangeFrom="1953" yearRangeTo="1958"/></sanctionEntity>
<sanctionEntity euReferenceNumber="EU.3.3"><subjectType code="person"/><nameAlias wholeName="Hijri Onlyyear"/>
<birthdate circa="false" calendarType="ISLAMIC" year="1343"/></sanctionEntity></export>`

it('ranges and years of other calendars are read from the XML of the EU (SANC-9)', async () => {
  await runImport('eu', EU_OTHERS)
  expect((await entries()).map(({ births }) => births)).toEqual([['1953-1958'], ['1961', '~1953-1958'], ['1343 Hijri']])
  expect(await lists()).toMatchObject([{ day: '2026-09-22' }])
})

const csv = (name: string) => `Name,Type,Id\n${name},person,1\n`

describe('several lists at once (SANC-1)', () => {
  it('each import replaces the list of its name, and a hit names its list', async () => {
    const personId = await makePerson({ firstName: 'Anton', lastName: 'Examplov' })
    await runImport('one.csv', csv('Anton Examplov'))
    await runImport('two.csv', csv('Anton Examplov'), '--list', 'PEP', '--kind', 'pep', '--list-version', 'v1')
    const hits = async () =>
      (await app().staff(sanctionsCalls.searchSanctions, { body: { personId, sortField: 'name' } })).answer.data
        .map(({ list, listKind, state }) => `${list ?? '-'} ${listKind} ${state}`)
        .toSorted()

    expect(await hits()).toEqual(['- sanctions open', 'PEP pep open'])
    expect((await lists()).map(({ name, kind, version }) => [name, kind, version])).toEqual([
      [null, 'sanctions', null],
      ['PEP', 'pep', 'v1'],
    ])
    expect((await app().staff(sanctionsCalls.findSanctionsList)).answer.data).toMatchObject({ fileName: 'one.csv' })

    // The kind stays that of the list that is replaced.
    await runImport('three.csv', csv('Anton Examplov'), '--list', 'PEP')
    await runImport('four.csv', csv('Somebody Else'))
    expect(await hits()).toEqual(['PEP pep open'])
    expect(await lists()).toMatchObject([
      { name: null, fileName: 'four.csv' },
      { name: 'PEP', kind: 'pep', fileName: 'three.csv', version: null },
    ])
  })

  it('the latest list is the list, while all have names', async () => {
    await runImport('one.csv', csv('Anton Examplov'), '--list', 'A')
    await runImport('two.csv', csv('Anton Examplov'), '--list', 'B')
    expect((await app().staff(sanctionsCalls.findSanctionsList)).answer.data).toMatchObject({ fileName: 'two.csv' })
  })

  it('somebody who was cleared is cleared on another list that has the same entry (SANC-3)', async () => {
    const personId = await makePerson({ firstName: 'Berta', lastName: 'Examplova' })
    await runImport('one.csv', csv('Berta Examplova'))
    const search = async () => (await app().staff(sanctionsCalls.searchSanctions, { body: { personId } })).answer.data
    const [hit] = await search()
    await app().staff(sanctionsCalls.decideSanctionsHit, {
      params: { id: hit?._id ?? '' },
      body: { state: 'cleared', reason: 'A namesake' },
    })

    await runImport('two.csv', csv('Berta Examplova'), '--list', 'Named')
    expect((await search()).map(({ list, state, reason }) => `${list ?? '-'} ${state}: ${reason}`).toSorted()).toEqual([
      '- cleared: A namesake',
      'Named cleared: A namesake',
    ])
  })

  it.each([
    ['--kind must be one of: sanctions, pep', ['--kind', 'other']],
    ['--list must be a text of 1 to 100 characters', ['--list', ' ']],
    ['--list-version must be a text of 1 to 100 characters', ['--list-version', 'x'.repeat(101)]],
  ])('%s', async (message, args) => {
    const { code, output } = await runImport('one.csv', csv('A B'), ...args)
    expect([code, output]).toEqual([2, expect.stringContaining(message)])
  })
})
