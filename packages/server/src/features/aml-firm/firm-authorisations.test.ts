import { amlFirmCalls } from '@registrar/domain/aml-firm/aml-firm.calls'
import { deadlinesCalls } from '@registrar/domain/deadlines/deadlines.calls'
import type { BodyInput } from '@registrar/domain/shared/call'
import { beforeEach, describe, expect, it } from 'vitest'
import { useApp } from '#testing/test-app'
import { type Colleague, makeColleagueOf } from '../users/users.factory.ts'

const app = useApp()

const authorisation = {
  number: 'TCSP 1234',
  from: '2025-03-01',
  endsOn: '2028-02-29',
  supervisor: 'The Minister for Justice',
  principalOfficers: [{ name: 'Niamh Kelly', from: '2025-03-01' }],
}

let officer: Colleague
beforeEach(async () => {
  await app().db.deleteFrom('aml_authorisations').execute()
  officer = await makeColleagueOf(app(), 'amlOfficer')
})

const save = (body: BodyInput<typeof amlFirmCalls.saveFirmAuthorisation>) =>
  officer.calls(amlFirmCalls.saveFirmAuthorisation, { body })
const find = async () => (await officer.calls(amlFirmCalls.findFirmAuthorisation)).answer
const due = async () =>
  (await app().staff(deadlinesCalls.searchDeadlines, { body: { kinds: ['AML_FIRM'] } })).answer.data

describe('the authorisation as a trust or company service provider (FIRM-5)', () => {
  it('is empty at first, then has a version for each save that changes something', async () => {
    expect(await find()).toMatchObject({ version: 0, number: null, renewBy: null, versions: [] })
    expect((await save(authorisation)).answer).toMatchObject({ ...authorisation, version: 1, renewBy: '2027-12-21' })
    expect((await save(authorisation)).answer.version).toBe(1)

    const principalOfficers = [...authorisation.principalOfficers, { name: 'Conor Walsh', from: '2026-01-01' }]
    expect((await save({ ...authorisation, principalOfficers, version: 1 })).answer.version).toBe(2)
    expect((await find()).versions.map((one) => one.principalOfficers.length)).toEqual([2, 1])
  })

  it('falls due ten weeks before its end, in law, and moves with it', async () => {
    await save(authorisation)
    expect(await due()).toMatchObject([{ subject: 'authorisation', date: '2027-12-21', legalDate: '2027-12-21' }])
    await save({ ...authorisation, endsOn: '2031-02-28' })
    expect((await due()).map(({ date }) => date)).toEqual(['2030-12-20'])
  })

  it('is in the charge of AML officers, and of administrators where there are none (DUE-6)', async () => {
    const rolesInCharge = async () => {
      const ids = (await due()).flatMap(({ users }) => users.map(({ _id }) => _id))
      const { db } = app()
      const rows = await db.selectFrom('users').select('role').distinct().where('id', 'in', ids).execute()
      return rows.map(({ role }) => role)
    }
    await save(authorisation)
    await makeColleagueOf(app(), 'admin')
    expect(await rolesInCharge()).toEqual(['amlOfficer'])
    await app().db.updateTable('users').set({ role: 'staff' }).where('role', '=', 'amlOfficer').execute()
    expect(await rolesInCharge()).toEqual(['admin'])
  })

  it('is refused when it ends before it begins, and over a version that somebody else saved', async () => {
    const { problem } = await save({ ...authorisation, endsOn: '2025-03-01' })
    expect([problem.code, Object.keys(problem.fields ?? {})]).toEqual(['AML_FIRM_REFUSED', ['endsOn']])
    await save(authorisation)
    expect((await save({ ...authorisation, number: 'Other', version: 0 })).problem.code).toBe('CHANGED_MEANWHILE')
  })

  it('keeps the changes of which the supervisor is told, also where a save leaves them out', async () => {
    const changed = { what: 'A new principal officer', changedOn: '2026-01-01' }
    expect((await save({ ...authorisation, changes: [changed] })).answer.changes).toEqual([
      { ...changed, notifiedOn: null },
    ])
    expect((await save({ ...authorisation, number: 'TCSP 77' })).answer.changes).toHaveLength(1)
    const early = { ...authorisation, changes: [{ ...changed, notifiedOn: '2999-01-01' }] }
    const { problem } = await save(early)
    expect([problem.code, Object.keys(problem.fields ?? {})]).toEqual(['AML_FIRM_REFUSED', ['changes.0.notifiedOn']])
    const notified = { ...changed, notifiedOn: '2026-01-08' }
    const saved = (await save({ ...authorisation, changes: [notified] })).answer
    expect([saved.version, saved.changes, saved.versions[1]?.changes]).toEqual([
      3,
      [notified],
      [{ ...changed, notifiedOn: null }],
    ])
  })

  it('is kept from a colleague who is no AML officer', async () => {
    const { calls } = await makeColleagueOf(app(), 'staff')
    const saved = await calls(amlFirmCalls.saveFirmAuthorisation, { body: authorisation })
    expect([(await calls(amlFirmCalls.findFirmAuthorisation)).status, saved.status]).toEqual([403, 403])
  })
})
