import { auditCalls } from '@registrar/domain/audit/audit.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { mergesCalls } from '@registrar/domain/merges/merges.calls'
import { ordersCalls } from '@registrar/domain/orders/orders.calls'
import { retentionEndsOn } from '@registrar/domain/retention/retention'
import { retentionCalls } from '@registrar/domain/retention/retention.calls'
import type { RetentionState } from '@registrar/domain/retention/retention-search'
import { addDays, addMonths, displayDate } from '@registrar/domain/shared/iso-date'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { today } from '#platform/clock'
import { newId } from '#platform/database/ids'
import { readZip } from '#testing/read-zip'
import { useApp } from '#testing/test-app'
import { makeFile } from '../files/files.factory.ts'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makeOrder } from '../orders/orders.factory.ts'
import { makePerson } from '../people/people.factory.ts'
import { makeTask } from '../tasks/tasks.factory.ts'
import { erase, makeEnded, makeLink, makeMember } from './retention.factory.ts'
import { readRetentionFacts } from './retention-facts.queries.ts'

const app = useApp()

const ZONE = 'Europe/Dublin'
const TODAY = today(ZONE)
const fiveYearsAgo = addMonths(TODAY, -60)
const LONG_AGO = '2015-03-01'

const search = async (body: { search?: string; state?: RetentionState; limit?: number; page?: number } = {}) =>
  (await app().staff(retentionCalls.searchRetention, { body })).answer
const idsOf = async (state?: RetentionState) =>
  (await search({ ...(state && { state }), limit: 1000 })).data.map(({ _id }) => _id)
const hold = (recordType: 'organization' | 'person', _id: string, reason = 'Court case') =>
  app().staff(retentionCalls.holdRecord, { body: { recordType, _id, reason } })

describe('the retention', () => {
  it('answers 401 without a session', async () => {
    for (const call of Object.values(retentionCalls))
      expect((await app().anybody(call, { params: { id: newId() } })).status).toBe(401)
  })

  it('lists what is due, held and upcoming, and nothing else (RET-1, RET-3)', async () => {
    const due = await makeEnded(app(), addDays(fiveYearsAgo, -1), { name: 'Slaney Due Ltd' })
    const endsTomorrow = await makeEnded(app(), addMonths(addDays(TODAY, 1), -60))
    const soon = await makeEnded(app(), addDays(fiveYearsAgo, 80))
    const later = await makeEnded(app(), addDays(fiveYearsAgo, 120))
    const client = await makeOrganization(app())
    const heldClient = await makeOrganization(app())
    await hold('organization', heldClient)

    expect(await idsOf('due')).toContain(due)
    expect(await idsOf('upcoming')).toEqual(expect.arrayContaining([endsTomorrow, soon]))
    expect(await idsOf('held')).toEqual([heldClient])
    const all = await idsOf()
    expect(all).toEqual(expect.arrayContaining([due, endsTomorrow, soon, heldClient]))
    for (const id of [later, client]) expect(all).not.toContain(id)

    const { data, totalItems, totalPages } = await search({ search: 'slaney due' })
    expect([totalItems, totalPages]).toEqual([1, 1])
    expect(data[0]).toEqual({
      _id: due,
      recordType: 'organization',
      name: 'Slaney Due Ltd',
      state: 'due',
      relationshipEndedOn: addDays(fiveYearsAgo, -1),
      retentionEndsOn: addMonths(addDays(fiveYearsAgo, -1), 60),
      deletedAt: null,
      holds: [],
    })
  })

  it('of a person depends on all their companies, erased ones included (RET-2)', async () => {
    const [ended, other] = [await makeEnded(app(), LONG_AGO), await makeEnded(app(), '2016-01-01')]
    const client = await makeOrganization(app())
    const person = await makePerson(app(), { firstName: 'Oisín', lastName: 'Retained' })
    for (const company of [ended, other]) await makeLink(app(), person, company)
    expect(await idsOf('due')).toContain(person)

    const link = await makeLink(app(), person, client)
    expect(await idsOf()).not.toContain(person)
    expect(await erase(app(), { recordType: 'person', _id: person })).toEqual([
      { _id: person, recordType: 'person', ok: false, reason: expect.stringContaining('linked to a client') },
    ])
    await sql`delete from link_terms where link_id = ${link}`.execute(app().db)
    await sql`delete from links where id = ${link}`.execute(app().db)

    expect(await erase(app(), { recordType: 'organization', _id: ended })).toMatchObject([{ ok: true }])
    expect(await erase(app(), { recordType: 'organization', _id: other })).toMatchObject([{ ok: true }])
    const row = (await search({ search: 'Retained', state: 'due' })).data[0]
    expect(row).toMatchObject({ _id: person, relationshipEndedOn: '2016-01-01', retentionEndsOn: '2021-01-01' })
  })

  it('of a record in the bin begins with its deletion when no other end is known (RET-1, RET-2)', async () => {
    const [company, person] = [await makeOrganization(app()), await makePerson(app())]
    await app().staff(organizationsCalls.removeOrganization, { params: { id: company } })
    await app().staff(peopleCalls.removePerson, { params: { id: person } })
    expect(await idsOf()).not.toContain(company)
    for (const table of ['organizations', 'people'])
      await sql`
        update ${sql.table(table)} set deleted_at = '2018-05-05T12:00:00Z'
        where id in (${company}, ${person})`.execute(app().db)

    expect(await idsOf('due')).toEqual(expect.arrayContaining([company, person]))
    expect(await erase(app(), { recordType: 'person', _id: person })).toMatchObject([{ ok: true }])
  })

  it('lists each record with the last day that the rule gives (RET-1, RET-2, RET-3)', async () => {
    const companies = [
      await makeEnded(app(), '2012-02-29'),
      await makeEnded(app(), addDays(fiveYearsAgo, 30)),
      await makeOrganization(app()),
      await makeEnded(app(), addDays(TODAY, 10)),
    ]
    for (const first of companies)
      for (const second of companies) {
        const person = await makePerson(app())
        await makeLink(app(), person, first)
        if (first !== second) await makeLink(app(), person, second)
      }
    for (const [memberId, organizationId] of [
      [companies[0], companies[1]],
      [companies[1], companies[2]],
    ] as [string, string][])
      await makeMember(app(), memberId, organizationId)

    const rows = new Map((await search({ limit: 1000 })).data.map((row) => [row._id, row]))
    const answers: { listed: string | null; ruled: string | null }[] = []
    for (const [recordType, table] of [
      ['person', 'people'],
      ['organization', 'organizations'],
    ] as const) {
      const { rows: records } = await sql<{ id: string }>`select id from ${sql.table(table)}`.execute(app().db)
      for (const { id } of records) {
        const facts = await readRetentionFacts(app().db, recordType, id, ZONE)
        const endsOn = facts ? retentionEndsOn(facts.record, TODAY) : null
        const isListed = rows.has(id) || (endsOn !== null && endsOn <= addDays(TODAY, 90))
        answers.push({ listed: rows.get(id)?.retentionEndsOn ?? null, ruled: isListed ? endsOn : null })
      }
    }
    expect(answers.map(({ listed }) => listed)).toEqual(answers.map(({ ruled }) => ruled))
    expect(new Set(answers.map(({ listed }) => listed)).size).toBeGreaterThan(4)
  })
})

describe('a hold (RET-4)', () => {
  it('needs a reason and a record, prevents erasure until it ends, and is recorded in the audit', async () => {
    const id = await makeEnded(app(), LONG_AGO, { name: 'Held Ltd' })
    const refused = await hold('organization', id, '  ')
    expect([refused.status, Object.keys(refused.problem.fields ?? {})]).toEqual([400, ['reason']])
    expect((await hold('organization', newId())).status).toBe(404)

    const { answer } = await hold('organization', id)
    expect(answer.data).toMatchObject({ reason: 'Court case', by: { _id: app().staffId, name: 'Niamh Kelly' } })
    expect((await search({ search: 'held ltd' })).data).toMatchObject([{ state: 'held', holds: [answer.data] }])
    expect(await erase(app(), { recordType: 'organization', _id: id })).toMatchObject([
      { ok: false, reason: expect.stringContaining('on hold') },
    ])

    const release = () => app().staff(retentionCalls.releaseHold, { params: { id: answer.data._id } })
    expect((await release()).status).toBe(200)
    expect((await release()).status).toBe(404)
    expect(await erase(app(), { recordType: 'organization', _id: id })).toMatchObject([{ ok: true }])
    const { data } = (await app().staff(auditCalls.searchAudit, { body: { kinds: ['held', 'released', 'erased'] } }))
      .answer
    expect(data.filter(({ record }) => record?._id === id).map(({ kind }) => kind)).toEqual([
      'erased',
      'released',
      'held',
    ])
  })

  it('on a company holds the people who are linked to it', async () => {
    const [company, person] = [await makeEnded(app(), LONG_AGO), await makePerson(app())]
    await makeLink(app(), person, company)
    await hold('organization', company)

    expect(await idsOf('held')).toEqual(expect.arrayContaining([company, person]))
    expect(await erase(app(), { recordType: 'person', _id: person })).toMatchObject([{ ok: false }])
  })

  it('stays with the record that remains after a merge', async () => {
    const [keep, merge] = [await makeEnded(app(), LONG_AGO), await makeEnded(app(), LONG_AGO)]
    await hold('organization', merge)
    await app().staff(mergesCalls.mergeOrganizations, { body: { keep, merge } })
    expect(await idsOf('held')).toContain(keep)
  })
})

describe('an erasure (RET-5)', () => {
  it('answers each item by itself', async () => {
    const [due, client] = [await makeEnded(app(), LONG_AGO), await makeOrganization(app())]
    const endedOn = addMonths(TODAY, -24)
    const early = await makeEnded(app(), endedOn)
    const unknown = newId()

    expect(
      await erase(
        app(),
        { recordType: 'organization', _id: client },
        { recordType: 'organization', _id: due },
        { recordType: 'organization', _id: early },
        { recordType: 'person', _id: unknown },
        { recordType: 'person', _id: 'nonsense' },
      ),
    ).toEqual([
      { _id: client, recordType: 'organization', ok: false, reason: expect.stringContaining('client') },
      { _id: due, recordType: 'organization', ok: true, certificate: expect.any(String) },
      {
        _id: early,
        recordType: 'organization',
        ok: false,
        reason: `This record must be kept until ${displayDate(addMonths(endedOn, 60))}.`,
      },
      { _id: unknown, recordType: 'person', ok: false, reason: 'There is no such record.' },
      { _id: 'nonsense', recordType: 'person', ok: false, reason: 'There is no such record.' },
    ])
    expect((await app().staff(organizationsCalls.findOrganization, { params: { id: due } })).status).toBe(404)
  })

  it('leaves a certificate without personal data (RET-8)', async () => {
    const id = await makeEnded(app(), LONG_AGO, { name: 'Certified Ltd' })
    await erase(app(), { recordType: 'organization', _id: id })

    const { data } = (await app().staff(retentionCalls.searchCertificates, { body: { search: id } })).answer
    expect(data).toEqual([
      {
        _id: expect.any(String),
        recordType: 'organization',
        recordId: id,
        label: `Company ${id.slice(-8).toUpperCase()}`,
        at: expect.any(String),
        by: { _id: app().staffId, name: 'Niamh Kelly' },
        files: 0,
        mails: 0,
        changes: 1,
        sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    ])
  })

  it('keeps the orders for the accounts, without their customer (RET-6)', async () => {
    const id = await makeEnded(app(), LONG_AGO)
    const order = await makeOrder(app(), {
      organizationId: id,
      firstName: 'Fionn',
      lastName: 'Gone',
      email: 'fionn@example.ie',
      totalAmountOrder: 100,
    })
    await erase(app(), { recordType: 'organization', _id: id })

    const { answer } = await app().staff(ordersCalls.findOrder, { params: { id: order } })
    expect(answer).toMatchObject({ totalAmountOrder: 100, firstName: null, lastName: null, email: null })
  })
})

describe('the archive of a person (RET-9)', () => {
  it('has the record, what belongs to it and the bytes of the files, and is recorded', async () => {
    const id = await makePerson(app(), { firstName: 'Sorcha', lastName: 'Archived', mail: 'sorcha@example.ie' })
    const { url, key } = await makeFile(app(), { folder: `people/${id}`, content: Buffer.from('of the passport') })
    await app().staff(peopleCalls.updatePerson, { params: { id }, body: { attachedFiles: [url] } })
    await makeLink(app(), id, await makeOrganization(app(), { name: 'Archive Ltd' }))
    await makeTask(app(), { title: 'Call Sorcha', peopleId: id })

    const headers = { authorization: `JWT ${app().staffToken}` }
    const response = await app().app.inject({ method: 'GET', url: `/people/${id}/archive.zip`, headers })
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/zip'])
    const archive = readZip(response.rawPayload)
    expect(archive[`files/${key.split('/').slice(-2).join('/')}`]?.toString()).toBe('of the passport')
    const json = (name: string) => JSON.parse(archive[`${name}.json`]?.toString() ?? 'null') as unknown
    expect(json('person')).toMatchObject({ id, first_name: 'Sorcha', mail: 'sorcha@example.ie' })
    expect(json('companies')).toMatchObject([{ name: 'Archive Ltd' }])
    expect(json('links')).toHaveLength(1)
    expect(json('terms')).toHaveLength(1)
    expect(json('tasks')).toMatchObject([{ title: 'Call Sorcha' }])
    for (const name of ['followUps', 'forms', 'emails', 'orders', 'reminders', 'unlinked'])
      expect(json(name), name).toBeInstanceOf(Array)
    expect(json('history')).toMatchObject([
      { record_type: 'person', action: 'created' },
      { record_type: 'person', action: 'updated' },
      { record_type: 'link', action: 'created' },
      { record_type: 'task', action: 'created' },
    ])

    const { data } = (await app().staff(auditCalls.searchAudit, { body: { kinds: ['archived'] } })).answer
    expect(data).toMatchObject([{ record: { type: 'person', _id: id } }])
    const unknown = await app().app.inject({ method: 'GET', url: `/people/${newId()}/archive.zip`, headers })
    expect(unknown.statusCode).toBe(404)
  })
})
