import { historyCalls } from '@registrar/domain/history/history.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '#platform/config'
import { silentProgress } from '#platform/progress'
import type { Session } from '#platform/sessions/session'
import { seed } from '#testing/counts'
import { hasRegisterSample, readRegisterSample } from '#testing/register-sample'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { type ImportJob, runImport } from './imports.commands.ts'
import { readImportFile } from './read-import-file.ts'

const app = useApp()

const importText = async (text: string | Uint8Array, options: Partial<ImportJob> = {}) => {
  const sent = { kind: 'organizations', fileName: 'x.csv', columns: {}, ...options } as const
  const read = await readImportFile(app().db, Buffer.from(text as string), sent)
  return runImport(
    app().db,
    { ...sent, ...read, dryRun: false, keepGood: false, ...options },
    {
      session: { userId: app().staffId } as Session,
      config: readConfig({}),
      today: '2026-11-24',
      progress: silentProgress,
      onArdMoved: async () => {},
    },
  )
}
const outcomes = async (...input: Parameters<typeof importText>) =>
  (await importText(...input)).lines.map(({ line, outcome }) => `${line} ${outcome}`)

const list = async (body: { search?: string; limit?: number } = {}) =>
  (await app().staff(organizationsCalls.searchOrganizations, { body })).answer
const search = (terms: string) => list({ search: terms })
const find = async (terms: string) => {
  const { data } = await search(terms)
  const id = data[0]?._id ?? ''
  return (await app().staff(organizationsCalls.findOrganization, { params: { id } })).answer
}
const total = async () => (await list()).totalItems
const history = (id: string) =>
  app().db.selectFrom('changes').select(['action', 'user_id', 'fields']).where('record_id', '=', id).execute()

beforeEach(async () => {
  const { data } = await list({ limit: 1000 })
  for (const { _id } of data) await app().staff(organizationsCalls.removeOrganization, { params: { id: _id } })
})

describe('an imported organization (ORG-11)', () => {
  it('has its fields, the dates that follow from them, and its history', async () => {
    await importText(
      'Company;CRO Number;Inc/Reg Date;Status;Registered Office\nO’Neill  & Sons;12C;31 Aug 2023;Live;1 Quay St',
    )
    const found = await find('oneill')
    expect(found).toMatchObject({
      name: 'O’Neill & Sons',
      cro: '12C',
      incorporationDate: '2023-08-31',
      firstAr: '2024-02-29',
      nextArReminder: '2024-02-29',
      creationStatus: 'COMPLETED',
      address: '1 Quay St',
      status: false,
    })
    expect(await history(found._id)).toMatchObject([
      { action: 'created', user_id: app().staffId, fields: { name: [null, 'O’Neill & Sons'], cro: [null, '12C'] } },
    ])
  })

  it('keeps a first annual return that the file names', async () => {
    await importText('Name,Inc Date,First AR,First AR done\nA,01/01/2020,05/07/2020,yes', {
      columns: { 'First AR done': 'status' },
    })
    expect(await find('A')).toMatchObject({ firstAr: '2020-07-05', status: true, nextArReminder: '2021-07-05' })
  })

  it('has the fields of its details, by the labels of the screen, and its history is in the words of the screen', async () => {
    await importText(
      'Name;Creation Status;Creation Pack;Company Type;Bond Until;Relationship Ended On\nDetailed;IN PROGRESS;Full Pack;DAC;05/07/2027;01/02/2026',
    )
    const found = await find('detailed')
    expect(found).toMatchObject({
      creationPackage: 'FULL_PACK',
      companyType: 'DAC',
      bondUntil: '2027-07-05',
      relationshipEndedOn: '2026-02-01',
    })

    const body = { recordType: 'organization' as const, recordId: found._id }
    const { answer } = await app().staff(historyCalls.searchHistory, { body })
    expect(answer.data[0]?.fields).toEqual(
      expect.arrayContaining([
        { field: 'creationStatus', label: 'Creation Status', from: null, to: 'IN PROGRESS' },
        { field: 'creationPackage', label: 'Creation Pack', from: null, to: 'FULL PACK' },
      ]),
    )
  })

  it('is counted in the list', async () => {
    await importText('Name\nA\nB\nC')
    expect(await total()).toBe(3)
  })

  it('is read from a Windows-1252 file with quoted line ends', async () => {
    const text = 'Raison sociale;Activité;Statut\r\n"Soci\xe9t\xe9 ""Dor\xe9e""";"Conseil\r\net audit";Endormie\r\n'
    await importText(Buffer.from(text, 'latin1'), { statusMeanings: new Map([['endormie', 'LATE']]) })
    expect(await find('societe doree')).toMatchObject({
      name: 'Société "Dorée"',
      businessActivity: 'Conseil\net audit',
      creationStatus: 'LATE',
    })
  })
})

it('a line with the CRO number of another line and another name says so (IMP-4)', async () => {
  const { lines } = await importText('Name,CRO\nAlpha Ltd,7\nBeta Ltd,007\nALPHA LIMITED,7')
  expect(lines.map(({ outcome, reason }) => [outcome, reason])).toEqual([
    ['made', ''],
    ['skipped', 'Line 2 has this CRO number too, and another name: Alpha Ltd.'],
    ['skipped', 'The same organization as line 2.'],
  ])
})

describe('an existing organization', () => {
  it('is updated in the fields that the file has, and in no other', async () => {
    const id = await makeOrganization(app(), { name: 'Old Ltd', cro: '7', notes: 'kept', mail: 'a@example.ie' })
    const { lines } = await importText('Name,CRO,Mail,Inc Date,Notes\nNew Ltd,7,,1 Jan 2020,')

    expect(lines).toEqual([
      {
        line: 2,
        outcome: 'updated',
        name: 'New Ltd',
        reason: 'Changed: Name, Incorporation Date. It was called Old Ltd.',
      },
    ])

    const { answer } = await app().staff(organizationsCalls.findOrganization, { params: { id } })
    expect(answer).toMatchObject({ name: 'New Ltd', notes: 'kept', mail: 'a@example.ie', firstAr: '2020-07-01' })

    expect((await history(id)).at(-1)).toMatchObject({
      action: 'updated',
      fields: {
        name: ['Old Ltd', 'New Ltd'],
        incorporationDate: [null, '2020-01-01'],
        firstAr: [null, '2020-07-01'],
        nextArReminder: [null, '2020-07-01'],
      },
    })
  })

  it('is found by its normalised name and incorporation date when it has no number', async () => {
    const id = await makeOrganization(app(), { name: 'Société Dorée Limited', incorporationDate: '2020-01-01' })
    expect(
      await outcomes('Name,Inc Date,Number\nSOCIETE DOREE LTD,01/01/2020,5\nSociété Dorée Ltd,02/01/2020,'),
    ).toEqual(['2 updated', '3 made'])
    const { answer } = await app().staff(organizationsCalls.findOrganization, { params: { id } })
    expect(answer).toMatchObject({ name: 'SOCIETE DOREE LTD', cro: '5' })
  })

  it('has its Next AR set as on the CRO, with a reason, and once (AR-9)', async () => {
    const id = await makeOrganization(app(), { name: 'Old Ltd', cro: '7', incorporationDate: '1984-04-06' })
    const text = 'Name,CRO,Next AR\nOld Ltd,7,30/09/2026'
    await importText(text)
    expect(await outcomes(text)).toEqual(['2 skipped'])
    expect((await history(id)).at(-1)?.fields).toMatchObject({
      nextArReminder: ['1984-10-06', '2026-09-30'],
      nextArReason: [null, 'As on the CRO, by import'],
    })
  })

  it('has the reminders of its services computed, also beside paid rows, and once (SVC-3, SVC-6)', async () => {
    const row = { nextPaidReminder: '2024-02-01', paidDate: '2024-02-03' }
    const fields = { domiciliationSubscription: '2024-02-01', domiciliationPaymentHistory: [row] }
    const id = await makeOrganization(app(), { name: 'Old Ltd', cro: '7', ...fields })
    const text =
      'Name,CRO,domiciliationPaidReminder,hasSecretaryCompany,secretaryCompanySubscription,anonymousShareholderSubscription,anonymousShareholderPaidReminder\n' +
      'Old Ltd,7,01/01/2030,yes,05/03/2026,05/03/2026,01/04/2027\nNew Ltd,8,,yes,05/03/2026,,'

    await importText(text)
    expect(await outcomes(text)).toEqual(['2 skipped', '3 skipped'])

    const { answer } = await app().staff(organizationsCalls.findOrganization, { params: { id } })
    expect(answer).toMatchObject({
      domiciliationPaidReminder: '2025-02-01',
      domiciliationPaymentHistory: [row],
      secretaryCompanyPaidReminder: '2026-03-05',
      anonymousShareholderPaidReminder: '2027-04-01',
    })
    expect(await find('new')).toMatchObject({ secretaryCompanyPaidReminder: '2026-03-05' })
  })

  it('has the dates that the file names, also old ones beside a changed date that others follow from, and once', async () => {
    const fields = { incorporationDate: '2024-02-01', domiciliationSubscription: '2024-02-01' }
    const id = await makeOrganization(app(), { name: 'Old Ltd', cro: '7', ...fields })
    const text =
      'Name,CRO,Inc Date,First AR,Next AR,domiciliationSubscription,domiciliationPaidReminder\n' +
      'Old Ltd,7,01/03/2024,01/08/2024,01/08/2024,01/03/2024,01/02/2024'

    await importText(text)
    const { answer } = await app().staff(organizationsCalls.findOrganization, { params: { id } })
    expect(answer).toMatchObject({
      incorporationDate: '2024-03-01',
      firstAr: '2024-08-01',
      nextArReminder: '2024-08-01',
      domiciliationSubscription: '2024-03-01',
      domiciliationPaidReminder: '2024-02-01',
    })
    expect(await outcomes(text)).toEqual(['2 skipped'])
  })

  it('is made anew when the one on record is deleted', async () => {
    const id = await makeOrganization(app(), { name: 'Gone', cro: '9' })
    await app().staff(organizationsCalls.removeOrganization, { params: { id } })
    expect(await outcomes('Name,CRO\nGone,9')).toEqual(['2 made'])
  })

  it('does not change when the same file is imported again', async () => {
    const text =
      'Name,Number,Inc Date,Status,Notes\nA,1,1 Jan 2020,Live,x\nA,2,,Ceased,\nB,,,,\nA,,,,\nA,,1 Jan 2020,,\nb,,,,'
    expect(await outcomes(text)).toEqual(['2 made', '3 made', '4 made', '5 skipped', '6 skipped', '7 skipped'])
    const changes = () =>
      app()
        .db.selectFrom('changes')
        .select((eb) => eb.fn.countAll().as('n'))
        .executeTakeFirst()
    const before = await changes()
    expect(new Set((await importText(text)).lines.map(({ outcome }) => outcome))).toEqual(new Set(['skipped']))
    expect([await changes(), await total()]).toEqual([before, 3])
  })

  it('is made once by two imports at the same time', async () => {
    await Promise.all([importText('Name,CRO\nA,1\nB,2'), importText('Name,CRO\nA,1\nB,2')])
    expect(await total()).toBe(2)
  })
})

describe('a file with wrong lines', () => {
  const text = 'Name,Inc Date,Status\nGood,1 Jan 2020,Live\nBad,31 Feb 2020,Live\n,,Live\nOdd,,Asleep\nLong,,,x\n'

  it('is refused as a whole, with the reason for each line', async () => {
    const result = await importText(text)
    expect([result.isWritten, await total()]).toEqual([false, 0])
    expect(result.lines.map(({ line, outcome, reason }) => [line, outcome, reason])).toEqual([
      [2, 'made', ''],
      [3, 'refused', 'Inc Date: "31 Feb 2020" is not a date. Dates are day first, as in 31/12/2024.'],
      [4, 'refused', 'It has no name.'],
      [
        5,
        'refused',
        'Status: "Asleep" is not a known status. Known codes are IN_PROGRESS, COMPLETED, STRIKE_OFF, LATE.',
      ],
      [6, 'refused', 'It has 4 cells, and the heading line has 3.'],
    ])
  })

  it('has its good lines imported when keepGood is set', async () => {
    const result = await importText(text, { keepGood: true })
    expect([result.isWritten, await total()]).toEqual([true, 1])
  })

  it('is refused when no column is the name, also when keepGood is set (IMP-2)', async () => {
    const result = await importText('Foo,Bar\n1,2', { keepGood: true })
    expect(result).toMatchObject({ id: null, isWritten: false, lines: [{ line: 1, outcome: 'refused' }] })
    expect(result.problem).toBe('No column gives the name. Choose one. The columns are: Foo, Bar.')
  })
})

it('a dry run of organizations writes nothing and reports what the import would do (IMP-3)', async () => {
  await makeOrganization(app(), { name: 'There', cro: '1' })
  const text = 'Name,CRO,Type\nThere,1,x\nThere too,1,x\nMade,2,x\n'
  const result = await importText(text, { dryRun: true })
  expect([result.isWritten, await total()]).toEqual([false, 1])
  expect(result.lines.map(({ outcome }) => outcome)).toEqual(['skipped', 'skipped', 'made'])
  expect((await importText(text)).lines).toEqual(result.lines)
})

it.runIf(hasRegisterSample)(
  `the lines of a public register are imported once, and skipped the second time (seed ${seed})`,
  async () => {
    const { csv, lines } = readRegisterSample()
    const first = await importText(csv)
    expect(first.lines.filter(({ outcome }) => outcome === 'made')).toHaveLength(lines)
    expect(await total()).toBe(lines)
    expect((await search('urling holdings')).data).toMatchObject([{ cro: '012758C', creationStatus: 'STRIKE_OFF' }])
    const second = await importText(csv)
    expect(second.lines.filter(({ outcome }) => outcome === 'skipped')).toHaveLength(lines)
  },
)
