import type { NewImport } from '@registrar/domain/imports/import-run'
import { followUpsCalls } from '@registrar/domain/follow-ups/follow-ups.calls'
import { importsCalls } from '@registrar/domain/imports/imports.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { expect, it } from 'vitest'
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
  'of two columns of %s with one heading, the report shows one as used (IMP-2)',
  async (kind, head, field) => {
    const file = `${head},Comments\n${head},Second\n`
    for (const columns of [{}, { Comments: field }])
      expect((await send(kind, file, columns)).answer.data.columns.slice(-2)).toEqual([
        { heading: 'Comments', field },
        { heading: 'Comments', field: null },
      ])
  },
)

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
