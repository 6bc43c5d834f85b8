import type { NewImport } from '@registrar/domain/imports/import-run'
import { followUpsCalls } from '@registrar/domain/follow-ups/follow-ups.calls'
import { yearEndOn } from '@registrar/domain/imports/organizations/year-end'
import { importsCalls } from '@registrar/domain/imports/imports.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { displayDate } from '@registrar/domain/shared/iso-date'
import { expect, it } from 'vitest'
import { today } from '#platform/clock'
import { useApp } from '#testing/test-app'
import { makeFollowUp } from '../follow-ups/follow-ups.factory.ts'
import { makeOrganization } from '../organizations/organizations.factory.ts'

const app = useApp()

const send = (kind: NewImport['kind'], file: string, columns: Record<string, string>) =>
  app().staff(importsCalls.runImport, {
    body: { kind, fileName: 'file.csv', content: Buffer.from(file).toString('base64'), columns },
  })

it.each([
  ['people', 'First Name,Last Name,E-mail,Mail', 'Mail', 'mail'],
  ['organizations', 'Name,E-mail,Mail', 'Mail', 'mail'],
] as const)(
  'one column of %s fills a field, and two that are given it are refused (IMP-3)',
  async (kind, head, second, field) => {
    const file = `${head}\n${head.replace('E-mail,Mail', 'first@example.ie,second@example.ie')}\n`
    const columnsOf = async (columns: Record<string, string>) =>
      (await send(kind, file, columns)).answer.data.columns.slice(-2)

    expect(await columnsOf({})).toEqual([
      { heading: 'E-mail', field },
      { heading: second, field: null },
    ])
    expect(await columnsOf({ [second]: field })).toEqual([
      { heading: 'E-mail', field: null },
      { heading: second, field },
    ])

    const { status, problem } = await send(kind, file, { 'E-mail': field, [second]: field })
    expect([status, problem.fields]).toEqual([
      400,
      {
        'columns.E-mail': 'Two columns fill this field. Choose one of them.',
        'columns.Mail': 'Two columns fill this field. Choose one of them.',
      },
    ])
  },
)

it.each([
  ['people', 'First Name,Last Name,Comments', 'comments'],
  ['organizations', 'Name,Comments', 'comments'],
] as const)(
  'of two columns of %s with one heading, the report tells them apart and shows one as used (IMP-2)',
  async (kind, head, field) => {
    const file = `${head},Comments\n${head},Second\n`
    for (const columns of [{}, { Comments: field }])
      expect((await send(kind, file, columns)).answer.data.columns.slice(-2)).toEqual([
        { heading: 'Comments', field },
        { heading: 'Comments (2)', field: null },
      ])
  },
)

it('the report names the kind that a file is of by its headings, and null where it fits (IMP-20)', async () => {
  const file = 'Order date,Company,Product,Amount\n2026-05-04,Kilrush Crafts Limited,Annual return,250\n'
  expect((await send('organizations', file, {})).answer.data).toMatchObject({
    likelyKind: 'orders',
    counts: { made: 1 },
  })
  expect((await send('orders', file, {})).answer.data).toMatchObject({ likelyKind: null })
  // A title does not hide it.
  const report = (await send('organizations', `Sales of 2026\n\n${file}`, {})).answer.data
  expect([report.headingLine, report.likelyKind]).toEqual([3, 'orders'])
})

const exportOfFollowUp = async (columns: string[] | undefined): Promise<string> => {
  const { payload } = await app().app.inject({
    method: 'POST',
    url: '/organization/export',
    headers: { 'content-type': 'application/json', authorization: `JWT ${app().staffToken}` },
    payload: JSON.stringify({ format: 'csv', followUp: 'FIRST_AR', columns }),
  })
  return payload
}

it.each([
  ['all columns', undefined],
  ['the status', ['Name', 'Status']],
  ['the comment', ['Name', 'Comment']],
  ['the ARD', ['Name', 'ARD']],
] as const)(
  'our own export of organizations with %s of a follow-up changes nothing when it is imported (EXP-2, IMP-6)',
  async (what, columns) => {
    const organization = { name: `With ${what} Ltd`, incorporationDate: '2020-01-31' }
    const organizationId = await makeOrganization(app(), { ...organization, creationStatus: 'COMPLETED' })
    const { _id } = await makeFollowUp(app(), organizationId, 'FIRST_AR')
    const body = { comments: 'Waits for the accounts.', ARD: '2026-09-30' }
    await app().staff(followUpsCalls.updateFollowUp, { params: { id: _id }, body })

    const file = await exportOfFollowUp(columns && [...columns])
    const { counts } = (await send('organizations', file, {})).answer.data
    expect(counts).toEqual({ made: 0, updated: 0, skipped: file.trim().split('\n').length - 1, refused: 0 })
  },
)

it.each([
  ['people', 'First Name,Last Name', 'Nora,Further', peopleCalls.searchPeople, peopleCalls.exportPeople],
  [
    'organizations',
    'Name,CRO',
    'Further Ltd,672001',
    organizationsCalls.searchOrganizations,
    organizationsCalls.exportOrganizations,
  ],
] as const)(
  'further addresses of %s come in from one column or several, and out again unchanged (IMP-2, IMP-6)',
  async (kind, head, line, searchCall, exportCall) => {
    const run = async (file: string) => {
      const content = Buffer.from(file).toString('base64')
      const body = { kind, fileName: 'file.csv', content, dryRun: false }
      const { lines, counts } = (await app().staff(importsCalls.runImport, { body })).answer.data
      return { counts, reasons: lines.map(({ reason }) => reason) }
    }
    const furtherAddresses = async () =>
      (await app().staff(searchCall, { body: { search: 'Further' } })).answer.data.map(({ otherMails }) => otherMails)

    await run(
      `${head},Email,Other email,Second email\n${line},f@one.example,B@two.example,c@two.example; b@two.example\n`,
    )
    expect(await furtherAddresses()).toEqual([['b@two.example', 'c@two.example']])

    const { rawPayload } = await app().app.inject({
      method: exportCall.method,
      url: exportCall.path,
      headers: { 'content-type': 'application/json', authorization: `JWT ${app().staffToken}` },
      payload: JSON.stringify({ format: 'csv', search: 'Further' }),
    })
    expect((await run(rawPayload.toString())).counts).toEqual({ made: 0, updated: 0, skipped: 1, refused: 0 })

    expect((await run(`${head},Email,Further email addresses\n${line},f@one.example,c@two.example\n`)).reasons).toEqual(
      [expect.stringMatching(/^Changed: Further (email )?addresses\.$/)],
    )
    expect((await run(`${head},Email,Further email addresses\n${line},f@one.example,\n`)).counts.skipped).toBe(1)
    expect(await furtherAddresses()).toEqual([['c@two.example']])
    expect((await run(`${head},Email,Further email addresses\n${line},f@one.example,none\n`)).counts.refused).toBe(1)
  },
)

const linesOf = async (kind: NewImport['kind'], file: string, columns = {}) =>
  (await send(kind, file, columns)).answer.data.lines.map(({ outcome, reason }) => [outcome, reason])

it('the second of two columns with one heading can be given a field, and a value that is left out is named (IMP-2)', async () => {
  const file = 'First Name,Last Name,Email,Email\nAnn,Twice,a@twice.example,b@twice.example\n'
  const leftOut = 'a@twice.example counts, and b@twice.example of the column Email (2) is left out.'
  expect(await linesOf('people', file)).toEqual([['made', leftOut]])
  expect(await linesOf('people', file, { 'Email (2)': 'otherMails' })).toEqual([['made', '']])
})

it('what the whole file makes doubtful, and a line below the table, is refused (IMP-16, IMP-17)', async () => {
  const file =
    'Company,CRO,Incorporated\nYankee A Ltd,735001,04/16/2015\nYankee B Ltd,735002,04/06/2015\nTotal,2,\nPage 1 of 1,,\n'
  expect(await linesOf('organizations', file)).toEqual([
    ['refused', expect.stringContaining('"04/16/2015" is not a date')],
    ['refused', expect.stringContaining('Incorporated: "04/06/2015" is 4 June 2015 or 6 April 2015')],
    ['refused', 'It has the sums of the columns.'],
    ['refused', 'It is a note below the table.'],
  ])
})

it('a dash in a column of statuses is no status (IMP-11, IMP-15)', async () => {
  const { data } = (await send('organizations', 'Name,Status\nDashed Ltd,-\nNamed Ltd,Sleeping\n', {})).answer
  expect(data.unknownStatuses).toEqual(['Sleeping'])
})

it('a number that has lost its zeros replaces none (IMP-4)', async () => {
  await makeOrganization(app(), { name: 'Zeros Ltd', cro: '022099', mail: 'Info@zeros.example' })
  const file = 'Company,CRO Number,Email\nZeros Ltd,22099,info@zeros.example\n'
  expect(await linesOf('organizations', file)).toEqual([['skipped', 'Already there, with nothing different.']])
})

it('a financial year end without its year is one whose tax may still be paid, and the year of a record stays (IMP-19)', async () => {
  const known = await makeOrganization(app(), { name: 'Year Known Ltd', financialYearEnd: '2021-12-31' })
  const content = Buffer.from('Name,FYE\nYear Known Ltd,31/12\nYear New Ltd,30 juin\n').toString('base64')
  const body = { kind: 'organizations' as const, fileName: 'file.csv', content, dryRun: false }
  const { answer } = await app().staff(importsCalls.runImport, { body })
  const { yearEnd = '' } = yearEndOn('--06-30', { today: today('Europe/Dublin'), incorporationDate: null })
  expect(answer.data.lines.map(({ outcome, reason }) => [outcome, reason])).toEqual([
    ['skipped', 'Already there, with nothing different.'],
    [
      'made',
      `Financial Year End: ${displayDate(yearEnd)}, the first one whose corporation tax may still be paid in time.`,
    ],
  ])
  const of = async (search: string) => {
    const { data } = (await app().staff(organizationsCalls.searchOrganizations, { body: { search } })).answer
    return (await app().staff(organizationsCalls.findOrganization, { params: { id: data[0]?._id ?? '' } })).answer
  }
  expect((await of('Year New')).financialYearEnd).toBe(yearEnd)
  expect(await of('Year Known')).toMatchObject({ _id: known, financialYearEnd: '2021-12-31' })
})
