import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { importsCalls } from '@registrar/domain/imports/imports.calls'
import type { NewImport } from '@registrar/domain/imports/import-run'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { useApp } from '#testing/test-app'

const app = useApp()

const send = async (file: string, kind: NewImport['kind'], options: Partial<NewImport> = {}) => {
  const bytes = await readFile(path.join(import.meta.dirname, 'inputs', file))
  const body = { kind, fileName: file, content: bytes.toString('base64'), dryRun: false, keepGood: true, ...options }
  const { answer, problem } = await app().staff(importsCalls.runImport, { body })
  return answer.data ?? problem
}

const companies = async (search: string) => {
  const { data } = (await app().staff(organizationsCalls.searchOrganizations, { body: { search } })).answer
  return Promise.all(
    data.map(
      async ({ _id }) => (await app().staff(organizationsCalls.findOrganization, { params: { id: _id } })).answer,
    ),
  )
}
const people = async (search: string) => {
  const { data } = (await app().staff(peopleCalls.searchPeople, { body: { search } })).answer
  return Promise.all(
    data.map(async ({ _id }) => (await app().staff(peopleCalls.findPerson, { params: { id: _id } })).answer),
  )
}

/** A file, and what it makes: the records by a search that finds each of them. */
type Case = [file: string, kind: 'organizations' | 'people', records: Record<string, object>, report?: object]

const day = (incorporationDate: string) => ({ incorporationDate })

const cases: Case[] = [
  ['1904-libreoffice.xlsx', 'organizations', { 790001: day('2015-06-15') }],
  [
    'iso-date-cells.xlsx',
    'organizations',
    { 790003: day('2021-06-10'), 790004: day('2021-06-10'), 790005: day('2021-01-10') },
  ],
  [
    'french-formats.xlsx',
    'people',
    {
      Garnier: { phone: '06 12 34 56 78', addressZip1: '01000' },
      'Le Goff': { phone: '02 98 76 54 32', addressZip1: '29200' },
    },
  ],
  [
    'hidden-first-sheet.xlsx',
    'organizations',
    { 790010: { name: 'Second Sheet Limited' } },
    { sheet: 'Companies', sheets: ['_meta', 'Companies'], delimiter: null, encoding: null },
  ],
  [
    'cover-before-companies.xlsx',
    'organizations',
    { 790301: { name: 'Covered Limited' }, 790302: { comments: 'second' } },
    { sheet: 'Companies', sheets: ['Export Summary', 'Companies'] },
  ],
  ['title-above-headings.xlsx', 'organizations', { 790011: { name: 'Under A Title Limited' } }, { headingLine: 3 }],
  ['cdata.xlsx', 'organizations', { 790012: { name: 'Smith & Sons <Cork> Limited' } }],
  [
    'formula-without-value.xlsx',
    'organizations',
    {},
    {
      counts: { made: 0, updated: 0, skipped: 0, refused: 2 },
      lines: [
        { line: 2, reason: expect.stringContaining('Email: the formula has no result') },
        { line: 3, reason: expect.stringContaining('CRO Number: the formula has no result') },
      ],
    },
  ],
  [
    'float-days.xlsx',
    'organizations',
    { 790015: day('2024-05-01'), 790016: day('2024-05-01'), 790017: day('2024-05-01') },
  ],
  [
    'missing-trailing.csv',
    'organizations',
    {
      790020: { mail: 'a@example.ie', comments: 'ok' },
      790021: { mail: 'b@example.ie', comments: null },
      790022: { mail: null },
    },
  ],
  [
    'commas-in-headings.csv',
    'organizations',
    { 790030: { ...day('1984-04-06'), name: 'Virgule Limited', address: '1 rue du Port, 29200 Brest' } },
    { delimiter: ';', columns: { length: 4 } },
  ],
  [
    'one-bad-byte.csv',
    'organizations',
    {
      790040: { name: 'Séafra Ó Briain Teoranta', address: 'Cé na Mainistreach' },
      790041: { name: 'Étienne & Fils SARL' },
      790042: { name: 'Café Limited' },
    },
    { encoding: 'utf-8' },
  ],
  ['equals-quoted.csv', 'organizations', { '012345': { name: 'Equals Text Limited', cro: '012345' } }],
  ['equals-quoted-people.csv', 'people', { 'aoife@example.ie': { phone: '0871234567' } }],
  [
    'day-with-time.csv',
    'organizations',
    {
      ...Object.fromEntries([50, 51, 52, 53, 54, 56, 57, 58].map((number) => [`7900${number}`, day('1984-04-06')])),
      790055: day('2024-05-13'),
      790059: day('2020-01-01'),
    },
  ],
  [
    'utf16be-bom.csv',
    'organizations',
    { 790060: { name: 'Utf Sixteen Limited' } },
    { encoding: 'utf-16be', delimiter: '\t' },
  ],
  [
    'cro-open-data.csv',
    'organizations',
    {
      790090: {
        ...day('2020-07-15'),
        name: 'OPEN DATA EXAMPLE LIMITED',
        address: 'UNIT 1, EXAMPLE PARK, CORK, CORK, IRELAND, T12AB34',
        companyType: 'LTD',
        croStatus: 'normal',
        creationStatus: null,
        // AR-20
        status: true,
        nextArReminder: '2026-09-30',
      },
      790091: { ...day('1999-01-02'), address: null, croStatus: 'dissolved', creationStatus: 'STRIKE_OFF' },
      790092: { ...day('2015-02-28'), croStatus: 'strikeOffListed', address: '1 MAIN ST, TRALEE' },
    },
  ],
  [
    'google-contacts.csv',
    'people',
    {
      Nolan: {
        firstName: 'Sorcha',
        mail: 'sorcha@example.ie',
        phone: '+353 87 000 0001',
        birth: '1980-04-05',
        addressStreet1: '1 Main St',
        addressCity1: 'Cork',
        addressZip1: 'T12 AB34',
        addressCountry1: 'Ireland',
      },
    },
  ],
  [
    'outlook-fr.csv',
    'people',
    {
      Masson: {
        firstName: 'Benoît',
        mail: 'benoit@example.fr',
        phone: '+33 6 00 00 00 01',
        birth: '1984-04-06',
        addressStreet1: '1 rue Haute',
        addressZip1: '75001',
        addressCity1: 'Paris',
        addressCountry1: 'France',
      },
    },
  ],
  [
    'thunderbird.csv',
    'people',
    {
      Bird: {
        firstName: 'Tom',
        mail: 'tom@example.ie',
        phone: '+353 87 000 0002',
        addressStreet1: '1 Main St',
        addressCity1: 'Cork',
        addressZip1: 'T12 AB34',
        addressCountry1: 'Ireland',
      },
    },
  ],
  ['zip64-descriptor.xlsx', 'organizations', { 790201: { name: 'Zip Variant Limited' } }],
  ['second-sheet-without-references.xlsx', 'organizations', { 790202: { name: 'Other Sheet A Limited' } }],
  ['second-sheet-out-of-order.xlsx', 'organizations', { 790204: { name: 'Other Sheet C Limited' } }],
  [
    'phone-in-date-format.xlsx',
    'people',
    { 'good.line@example.ie': { phone: '087 1234567', birth: '1982-02-18' } },
    { counts: { made: 1, updated: 0, skipped: 0, refused: 1 } },
  ],
  ['scientific.csv', 'people', {}, { counts: { made: 0, updated: 0, skipped: 0, refused: 2 } }],
  ['french-errors.csv', 'people', {}, { counts: { made: 0, updated: 0, skipped: 0, refused: 5 } }],
]

const ownZone = process.env['TZ']

describe.each(['Europe/Dublin', 'Pacific/Kiritimati'])('in the time zone %s', (zone) => {
  beforeAll(async () => {
    process.env['TZ'] = zone
    await app().ownerDb.deleteFrom('import_runs').execute()
  })
  afterAll(() => {
    process.env['TZ'] = ownZone
  })

  it.each(cases)(
    'the file %s of %s gives what a person would say it means (IMP-8, IMP-9, IMP-10)',
    async (file, kind, records, report = {}) => {
      const sent = await send(file, kind)
      expect(sent).toMatchObject(report)

      const find = kind === 'people' ? people : companies
      for (const [search, fields] of Object.entries(records)) expect(await find(search)).toMatchObject([fields])

      const again = await send(file, kind)
      expect(again).toMatchObject({ counts: { made: 0, updated: 0 } })
      const run = 'counts' in sent ? sent._id : null
      if (run) await app().staff(importsCalls.undoImport, { params: { id: run } })
    },
  )

  it('another sheet, heading line, delimiter or encoding can be chosen (IMP-10)', async () => {
    expect(
      await send('hidden-old-list-first.xlsx', 'organizations', { dryRun: true, sheet: 'Old list' }),
    ).toMatchObject({
      sheet: 'Old list',
      lines: [{ name: 'Old Hidden Company Limited' }],
    })
    expect(await send('hidden-old-list-first.xlsx', 'organizations', { sheet: 'Nowhere' })).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: { sheet: 'The workbook has no sheet "Nowhere". Its sheets are: Old list, Companies.' },
    })
    expect(await send('title-above-headings.xlsx', 'organizations', { dryRun: true, headingLine: 1 })).toMatchObject({
      headingLine: 1,
      columns: [{ heading: 'Liste des sociétés au 31/12/2024' }, { heading: '' }],
    })
    expect(await send('title-above-headings.xlsx', 'organizations', { headingLine: 2 })).toMatchObject({
      fields: { headingLine: 'Line 2 is blank: it cannot name the columns.' },
    })
    expect(await send('missing-trailing.csv', 'organizations', { dryRun: true, delimiter: ';' })).toMatchObject({
      delimiter: ';',
      columns: [{ heading: 'Name,CRO Number,Email,Comments' }],
    })
    expect(await send('one-bad-byte.csv', 'organizations', { dryRun: true, encoding: 'windows-1252' })).toMatchObject({
      encoding: 'windows-1252',
      preview: [
        [expect.stringContaining('SÃ©afra'), '790040', expect.anything()],
        expect.anything(),
        expect.anything(),
      ],
    })
  })
})

// The records of the first file are still there, so each of these files makes nothing new.
it.each([
  ['organizations', 'utf16be-bom.csv', 'utf16le-nobom.csv'],
  ['organizations', 'marks-base.csv', 'marks.csv'],
  ['people', 'marks-people-plain.csv', 'marks-people.csv'],
  ['people', 'nfc.csv', 'nfd.csv'],
  ['organizations', 'org-nfc.csv', 'org-nfd.csv'],
  ['organizations', 'zip64-descriptor.xlsx', 'case.xlsx'],
  ['organizations', 'teo.csv', 'teoranta.csv'],
  ['organizations', 'zero-a.csv', 'zero-b.csv'],
] as const)('of %s, the file %s and then %s are one record', async (kind, first, second) => {
  expect(await send(first, kind)).toMatchObject({ counts: { made: 1, refused: 0 } })
  expect(await send(second, kind)).toMatchObject({ counts: { made: 0, refused: 0 } })
})
