import { amlCalls } from '@registrar/domain/aml/aml.calls'
import { amlDefaults } from '@registrar/domain/aml/aml-texts'
import { historyCalls } from '@registrar/domain/history/history.calls'
import { mergesCalls } from '@registrar/domain/merges/merges.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import type { Role } from '@registrar/domain/access/roles'
import { usersCalls } from '@registrar/domain/users/users.calls'
import { beforeAll, expect, it } from 'vitest'
import { textOfPdf } from '#testing/pdf-text'
import { SECRET_CODE, STAFF_PASSWORD, type TestClient, useApp } from '#testing/test-app'
import { features } from './features.ts'

const app = useApp()
const WORDS = 'Zanzibar cash runner'
const suspicion = { appendix2_suspicion_issues: true, appendix2_suspicion_issues_comments: WORDS }

type Reader = { token: string; calls: TestClient }
let staff: Reader
let officer: Reader
let organizationId = ''
let otherId = ''
let versionId = ''

const signUp = async (role: Role): Promise<Reader> => {
  const body = {
    firstName: 'Conor',
    lastName: 'Walsh',
    email: `${role}@example.ie`,
    password: STAFF_PASSWORD,
    secretCode: SECRET_CODE,
  }
  const { answer } = await app().anybody(usersCalls.signUp, { body })
  await app().db.updateTable('users').set({ role }).where('id', '=', answer.data._id).execute()
  return { token: answer.token, calls: app().as(answer.token) }
}
const create = async (name: string, aml: object) =>
  (await app().staff(organizationsCalls.createOrganization, { body: { name, aml } })).answer.data._id
const save = (calls: TestClient, body: object, id = organizationId) =>
  calls(organizationsCalls.updateOrganization, { params: { id }, body })
const stored = async (id = organizationId) =>
  (await app().staff(organizationsCalls.findOrganization, { params: { id } })).answer
const restrict = (restrictSuspicion: boolean) =>
  app().staff(amlCalls.updateAmlSettings, { body: { restrictSuspicion } })
const pdfOf = async ({ token }: Reader) =>
  textOfPdf(
    (await app().app.inject({ url: `/aml/version/${versionId}.pdf`, headers: { authorization: `JWT ${token}` } }))
      .rawPayload,
  )

beforeAll(async () => {
  staff = await signUp('staff')
  officer = await signUp('amlOfficer')
  organizationId = await create('Corrib Ltd', amlDefaults)
  otherId = await create('Corrib Trading Ltd', { ...amlDefaults, ...suspicion })
  await save(officer.calls, { aml: suspicion })
  await save(officer.calls, {
    aml: { appendix2_additional_comments: 'Met in Cork', appendix2_suspicion_issues_comments: `${WORDS}s` },
  })
  const body = { organizationId, acceptOpen: 'Papers follow' }
  versionId = (await app().staff(amlCalls.signAmlVersion, { body })).answer._id
  await restrict(true)
})

// What a reading call is asked with; each schema takes what it knows.
const bodies = () =>
  ['csv', 'xlsx'].flatMap((format) =>
    ['organization', 'person'].map((recordType) => ({
      organizationId,
      organization_id: organizationId,
      recordType,
      recordId: organizationId,
      at: '2020-01-01',
      keep: organizationId,
      merge: otherId,
      fields: {},
      type: 'organizations',
      limit: 1000,
      format,
    })),
  )
const addresses = (path: string) => {
  if (!path.includes(':')) return [path]
  return [organizationId, versionId].map((id) => path.replace(/:[a-zA-Z]+/g, id))
}
const isReading = ({ method, path }: { method: string; path: string }) =>
  method === 'GET' || /search|export|compare|preview|asof|duplicates|history/i.test(path)

const readAll = async (reader: Reader): Promise<Map<string, string>> => {
  const found = new Map<string, string>()
  const calls = Object.values(features).flatMap(({ calls: ofFeature }) => Object.values(ofFeature))
  const headers = { authorization: `JWT ${reader.token}`, 'content-type': 'application/json' }
  for (const { method, path } of calls.filter(isReading)) {
    if (/events|stream|metrics/.test(path)) continue
    for (const url of addresses(path))
      for (const payload of method === 'GET' ? [undefined] : bodies()) {
        const answer = await app().app.inject({
          method,
          url,
          headers,
          ...(payload && { payload: JSON.stringify(payload) }),
        })
        const isPdf = String(answer.headers['content-type']).includes('pdf')
        if (answer.statusCode < 300)
          found.set(
            `${method} ${url}`,
            `${found.get(`${method} ${url}`) ?? ''}${isPdf ? textOfPdf(answer.rawPayload) : answer.body}`,
          )
      }
  }
  return found
}
const telling = (answers: Map<string, string>) =>
  [...answers]
    .filter(([, text]) => text.includes(WORDS) || /suspicion_issues|Comments on the suspicion/.test(text))
    .map(([name]) => name)

it('no call of any feature tells others of a suspicion, and AML officers are told by many (AML-23)', async () => {
  const [toStaff, toOfficer] = [await readAll(staff), await readAll(officer)]
  expect(toStaff.size).toBeGreaterThan(60)
  expect(telling(toStaff)).toEqual([])
  expect(telling(toOfficer)).toEqual(
    expect.arrayContaining([
      `GET /organization/${organizationId}`,
      'POST /history/search',
      `GET /aml/version/${versionId}`,
      `GET /aml/version/${versionId}.pdf`,
    ]),
  )
})

it('a record that others send back whole, and what they send for it, leave the suspicion as it is (AML-23)', async () => {
  const { answer } = await staff.calls(organizationsCalls.findOrganization, { params: { id: organizationId } })
  expect(Object.keys(answer.aml).filter((name) => name.includes('suspicion'))).toEqual([])
  const before = (await stored()).aml

  const sent = { ...answer, aml: { ...answer.aml, appendix2_additional_comments: 'Met in Galway' } }
  expect((await save(staff.calls, sent)).status).toBe(200)
  expect((await stored()).aml).toEqual({ ...before, appendix2_additional_comments: 'Met in Galway' })

  const blank = { appendix2_suspicion_issues: false, appendix2_suspicion_issues_comments: null }
  const { answer: saved } = await save(staff.calls, { aml: blank })
  expect(JSON.stringify(saved)).not.toContain('suspicion_issues')
  expect((await stored()).aml).toMatchObject({ appendix2_suspicion_issues: true })
})

it('others restore an entry of the history without the suspicion, and none that tells of nothing else (AML-23)', async () => {
  const search = { recordType: 'organization', recordId: organizationId } as const
  const entries = async (calls: TestClient) => (await calls(historyCalls.searchHistory, { body: search })).answer.data
  const all = await entries(officer.calls)
  const alone = all.find(({ fields }) => fields.length > 0 && fields.every(({ field }) => field.includes('suspicion')))
  const both = all.find(
    ({ fields }) =>
      fields.some(({ field }) => field.includes('suspicion')) &&
      fields.some(({ field }) => field.includes('additional')),
  )
  const seen = await entries(staff.calls)
  expect(seen.map(({ _id }) => _id)).not.toContain(alone?._id)
  expect(seen.find(({ _id }) => _id === both?._id)?.fields.map(({ field }) => field)).toEqual([
    'aml.appendix2_additional_comments',
  ])

  const before = (await stored()).aml.appendix2_suspicion_issues_comments
  const refused = await staff.calls(historyCalls.restoreHistory, { params: { id: alone?._id ?? '' }, body: {} })
  expect(refused.status).toBeGreaterThanOrEqual(400)
  const restored = await staff.calls(historyCalls.restoreHistory, { params: { id: both?._id ?? '' }, body: {} })
  expect(restored.status).toBe(200)
  expect((await stored()).aml).toMatchObject({ appendix2_suspicion_issues_comments: before })
  expect((await stored()).aml.appendix2_additional_comments ?? null).toBeNull()

  const asOf = { ...search, at: all.at(-1)?.at ?? '' }
  await staff.calls(historyCalls.restoreHistoryAsOf, { body: asOf })
  expect((await stored()).aml).toMatchObject({ appendix2_suspicion_issues_comments: before })
})

it('others who merge, and who undo a merge, leave the suspicion of the record that stays as it is (AML-23)', async () => {
  const keep = await create('Boyne Ltd', { ...amlDefaults, ...suspicion })
  const merge = await create('Boyne Limited', { ...amlDefaults, appendix2_additional_comments: 'Met in Sligo' })
  const asksOf = async () => (await stored(keep)).aml
  const body = { keep, merge, fields: { aml: 'merge' as const } }

  const { answer } = await staff.calls(mergesCalls.mergeOrganizations, { body })
  expect(await asksOf()).toMatchObject({ ...suspicion, appendix2_additional_comments: 'Met in Sligo' })
  expect((await staff.calls(mergesCalls.undoMerge, { params: { id: answer.mergeId } })).status).toBe(200)
  expect(await asksOf()).toMatchObject(suspicion)
  expect((await asksOf()).appendix2_additional_comments ?? null).toBeNull()

  const byOfficer = await officer.calls(mergesCalls.mergeOrganizations, { body })
  expect((await asksOf()).appendix2_suspicion_issues ?? null).not.toBe(true)
  expect((await staff.calls(mergesCalls.undoMerge, { params: { id: byOfficer.answer.mergeId } })).status).toBe(200)
  expect((await asksOf()).appendix2_suspicion_issues ?? null).not.toBe(true)
  expect((await stored(merge)).aml).toMatchObject({ appendix2_additional_comments: 'Met in Sligo' })
})

it('a conflict about the suspicion tells others nothing, and writes nothing (AML-23)', async () => {
  const { version } = await stored()
  await save(officer.calls, { aml: { appendix2_suspicion_issues_comments: `${WORDS} again` } })
  const { status, problem } = await save(staff.calls, { version, aml: { appendix2_suspicion_issues_comments: 'Mine' } })
  expect([status, JSON.stringify(problem)]).toEqual([200, expect.not.stringContaining(WORDS)])
  expect((await stored()).aml.appendix2_suspicion_issues_comments).toBe(`${WORDS} again`)
})

it('the PDF of others lacks the suspicion, and the signed one stays as it was (AML-17, AML-23)', async () => {
  expect(await pdfOf(officer)).toContain(WORDS)
  const copy = await pdfOf(staff)
  expect(copy).toContain('A copy without the answers about suspicion')
  expect(copy).toContain('13 of 13 questions answered')
})

it('administrators alone turn it on and off, and off everybody reads as before (AML-23)', async () => {
  for (const { calls } of [staff, officer])
    expect((await calls(amlCalls.updateAmlSettings, { body: { restrictSuspicion: false } })).status).toBe(403)
  expect((await app().anybody(amlCalls.findAmlSettings)).status).toBe(401)
  expect((await staff.calls(amlCalls.findAmlSettings)).answer.restrictSuspicion).toBe(true)

  expect((await restrict(false)).answer).toMatchObject({ ok: true, restrictSuspicion: false })
  const { answer } = await staff.calls(organizationsCalls.findOrganization, { params: { id: organizationId } })
  expect(answer.aml.appendix2_suspicion_issues_comments).toBe(`${WORDS} again`)
  await restrict(true)
})
