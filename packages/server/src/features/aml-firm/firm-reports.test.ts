import { amlFirmCalls } from '@registrar/domain/aml-firm/aml-firm.calls'
import { historyCalls } from '@registrar/domain/history/history.calls'
import { mergesCalls } from '@registrar/domain/merges/merges.calls'
import type { BodyInput } from '@registrar/domain/shared/call'
import { addDays } from '@registrar/domain/shared/iso-date'
import { beforeEach, describe, expect, it } from 'vitest'
import { today } from '#platform/clock'
import { columnsHolding } from '#testing/columns-holding'
import { readZip } from '#testing/read-zip'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makePerson } from '../people/people.factory.ts'
import { erase, makeEnded } from '../retention/retention.factory.ts'
import { type Colleague, makeColleagueOf } from '../users/users.factory.ts'

const app = useApp()
const day = today('Europe/Dublin')
const SECRET = 'Brown envelopes on Wednesdays'

let officer: Colleague
beforeEach(async () => {
  await app().db.deleteFrom('aml_reports').execute()
  officer = await makeColleagueOf(app(), 'amlOfficer')
})

const suspicion = { receivedOn: addDays(day, -3), reportedBy: 'Conor Walsh', text: SECRET, decision: 'open' as const }
const reported = { decision: 'reported' as const, reportedOn: addDays(day, -1), goAml: 'GO-1', revenue: 'REV-1' }

const enter = (body: Partial<BodyInput<typeof amlFirmCalls.createFirmReport>> = {}) =>
  officer.calls(amlFirmCalls.createFirmReport, { body: { ...suspicion, ...body } })
const change = (id: string, body: BodyInput<typeof amlFirmCalls.updateFirmReport>) =>
  officer.calls(amlFirmCalls.updateFirmReport, { params: { id }, body })
const search = async (body: BodyInput<typeof amlFirmCalls.searchFirmReports> = {}) =>
  (await officer.calls(amlFirmCalls.searchFirmReports, { body })).answer.data

describe('the register of suspicions and reports (FIRM-4)', () => {
  it('keeps a suspicion, what became of it, and each save', async () => {
    const organizationId = await makeOrganization(app(), { name: 'Quiet Ltd' })
    const personId = await makePerson(app(), { firstName: 'Ann', lastName: 'Quiet' })
    const id = (await enter({ organizationId, personId })).answer.data._id

    const { status, answer } = await change(id, reported)
    expect(status).toBe(200)
    expect(answer).toMatchObject({ _id: id, version: 2, ...suspicion, ...reported, organizationName: 'Quiet Ltd' })
    expect(answer.history).toMatchObject([
      { version: 2, user: { userId: officer.id }, fields: { decision: ['open', 'reported'], goAml: [null, 'GO-1'] } },
      { version: 1, fields: { text: [null, SECRET], person: [null, 'Ann Quiet'] } },
    ])
    expect((await change(id, reported)).answer.version).toBe(2)
    expect(await search({ organizationId, decision: 'reported' })).toMatchObject([{ _id: id, personName: 'Ann Quiet' }])
    expect(await search({ decision: 'open' })).toEqual([])
    expect(await search({ personId: 'nobody' })).toEqual([])
  })

  it('has what a colleague reports without a name, and nothing that says who it was (FIRM-9)', async () => {
    const reader = await makeColleagueOf(app(), 'readOnly')
    const organizationId = await makeOrganization(app(), { name: 'Whispered Ltd' })
    const sent = await reader.calls(amlFirmCalls.reportAnonymously, { body: { text: SECRET, organizationId } })
    expect([sent.status, Object.keys(sent.answer)]).toEqual([200, ['ok']])
    const [line] = await search()
    expect(line).toMatchObject({
      receivedOn: day,
      reportedBy: 'Anonymous',
      text: SECRET,
      decision: 'open',
      organizationId,
    })
    expect(line?.history).toMatchObject([{ version: 1, user: null }])
    expect(JSON.stringify(line)).not.toContain(reader.id)
    expect(
      (await change(line?._id ?? '', { ...reported, reportedOn: day })).answer.history.map(({ user }) => user?.userId),
    ).toEqual([officer.id, undefined])
    expect((await reader.calls(amlFirmCalls.searchFirmReports, { body: {} })).status).toBe(403)
    expect((await reader.calls(amlFirmCalls.reportAnonymously, { body: { text: ' ' } })).status).toBe(400)
  })

  it.each([
    ['that is not reported, without a reason', { decision: 'notReported' as const, reason: ' ' }, ['reason']],
    ['that is reported, without the references', { decision: 'reported' as const }, ['goAml', 'revenue']],
    ['received after today', { receivedOn: addDays(day, 1) }, ['receivedOn']],
    ['reported before it was received', { ...reported, reportedOn: addDays(day, -4) }, ['reportedOn']],
  ])('refuses one %s', async (_, body, fields) => {
    const { status, problem } = await enter(body)
    expect([status, problem.code, Object.keys(problem.fields ?? {})]).toEqual([422, 'AML_FIRM_REFUSED', fields])
    const id = (await enter()).answer.data._id
    expect((await change(id, body)).status).toBe(422)
    expect(await search()).toMatchObject([{ decision: 'open', version: 1 }])
  })

  it('refuses a save over one that somebody else has made meanwhile, and an unknown client', async () => {
    const id = (await enter()).answer.data._id
    await change(id, { text: `${SECRET}, twice`, version: 1 })
    const { status, problem } = await change(id, { ...reported, version: 1 })
    expect([status, problem.code]).toEqual([409, 'CHANGED_MEANWHILE'])
    expect((await enter({ organizationId: id })).status).toBe(404)
  })

  it('answers 403 to everybody who is no AML officer, and 404 for an unknown line', async () => {
    const id = (await enter()).answer.data._id
    const { calls } = await makeColleagueOf(app(), 'staff')
    const statuses = [
      (await calls(amlFirmCalls.searchFirmReports, { body: {} })).status,
      (await calls(amlFirmCalls.createFirmReport, { body: suspicion })).status,
      (await calls(amlFirmCalls.updateFirmReport, { params: { id }, body: reported })).status,
    ]
    expect(statuses).toEqual([403, 403, 403])
    expect((await change('01980000-0000-7000-8000-00000000dead', reported)).status).toBe(404)
  })

  it('is told of nowhere else: no change, no event, no history, no audit, no journal, no archive, no merge', async () => {
    const keep = await makePerson(app(), { firstName: 'Sean', lastName: 'Watched' })
    const merge = await makePerson(app(), { firstName: 'John', lastName: 'Watched' })
    const lines = () => app().db.selectFrom('changes').select(['id', 'record_id']).orderBy('id').execute()
    const before = await lines()
    const id = (await enter({ personId: merge })).answer.data._id
    await change(id, { ...reported, personId: keep })
    await change(id, { personId: merge })

    expect(await lines()).toEqual(before)
    const places = await columnsHolding(app().db, [SECRET, 'GO-1', 'REV-1'])
    expect(places.filter((place) => !place.startsWith('aml_reports.'))).toEqual([])
    const named = await columnsHolding(app().db, [id])
    expect(named.filter((place) => !/^(aml_reports|row_changes)\./.test(place))).toEqual([])

    const history = await app().staff(historyCalls.searchHistory, { body: { recordType: 'person', recordId: merge } })
    expect(history.answer.data).toHaveLength(1)
    const preview = await app().staff(mergesCalls.previewMerge, { body: { recordType: 'person', keep, merge } })
    expect(JSON.stringify(preview.answer)).not.toMatch(/report|suspicion/i)

    const headers = { authorization: `JWT ${officer.token}` }
    const archive = readZip((await app().app.inject({ url: `/people/${merge}/archive.zip`, headers })).rawPayload)
    expect(Object.keys(archive)).toContain('person.json')
    for (const bytes of Object.values(archive)) expect(bytes.toString()).not.toContain(SECRET)
  })

  it('moves with a person that is merged, and back', async () => {
    const keep = await makePerson(app(), { firstName: 'Sean', lastName: 'Watched' })
    const merge = await makePerson(app(), { firstName: 'John', lastName: 'Watched' })
    await enter({ personId: merge })
    const { answer } = await app().staff(mergesCalls.mergePeople, { body: { keep, merge, fields: {} } })
    expect(await search({ personId: keep })).toHaveLength(1)
    await app().staff(mergesCalls.undoMerge, { params: { id: answer.mergeId } })
    expect(await search({ personId: merge })).toHaveLength(1)
  })

  it('outlives the erasure of the client, without the name (FIRM-8)', async () => {
    const organizationId = await makeEnded(app(), '2015-03-01')
    const name = (
      await app()
        .db.selectFrom('organizations')
        .select('name')
        .where('id', '=', organizationId)
        .executeTakeFirstOrThrow()
    ).name
    await enter({ organizationId, text: `${SECRET}, at ${name}` })
    expect(await erase(app(), { recordType: 'organization', _id: organizationId })).toMatchObject([{ ok: true }])
    const [line] = await search()
    expect(line).toMatchObject({ organizationId: null, organizationName: null, receivedOn: suspicion.receivedOn })
    expect(JSON.stringify(line)).not.toContain(name)
    expect(line?.text).toContain(SECRET)
  })
})
