import { amlCalls } from '@registrar/domain/aml/aml.calls'
import { amlFirmCalls } from '@registrar/domain/aml-firm/aml-firm.calls'
import { amlPacksCalls } from '@registrar/domain/aml-packs/aml-packs.calls'
import { auditCalls } from '@registrar/domain/audit/audit.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { addDays } from '@registrar/domain/shared/iso-date'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { removeQueuedFiles } from '#features/files'
import { today } from '#platform/clock'
import { newId } from '#platform/database/ids'
import { readZip } from '#testing/read-zip'
import { useApp } from '#testing/test-app'
import { makeCompleteFile } from '../aml/aml.factory.ts'
import { filesOnDisk, makeFile } from '../files/files.factory.ts'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { type Colleague, makeColleagueOf } from '../users/users.factory.ts'
import { createPack, findPack, packKey, removeOldPacks, storePack } from './aml-packs.commands.ts'
import { createPackJobs } from './pack-jobs.ts'

const app = useApp()
const day = today('Europe/Dublin')
const SECRET = 'Brown envelopes on Wednesdays'

let officer: Colleague
beforeEach(async () => {
  officer = await makeColleagueOf(app(), 'amlOfficer')
})

const find = async (id: string) => (await officer.calls(amlPacksCalls.findAmlPack, { params: { id } })).answer

const download = (id: string) =>
  app().app.inject({ url: `/aml/pack/${id}.zip`, headers: { authorization: `JWT ${officer.token}` } })

const begin = async (body: { organizationId?: string; withReports?: boolean } = {}): Promise<string> => {
  const { status, answer } = await officer.calls(amlPacksCalls.createAmlPack, { body })
  expect(status).toBe(200)
  return answer.data._id
}

const make = async (body: Parameters<typeof begin>[0] = {}) => {
  const id = await begin(body)
  await vi.waitFor(async () => expect((await find(id)).state).not.toBe('running'), { timeout: 20_000 })
  const pack = await find(id)
  expect(pack).toMatchObject({ state: 'done', message: null, done: pack.total })
  return readZip((await download(id)).rawPayload)
}

const enterReport = (organizationId?: string) =>
  officer.calls(amlFirmCalls.createFirmReport, {
    body: {
      receivedOn: addDays(day, -1),
      reportedBy: 'Conor Walsh',
      text: SECRET,
      decision: 'open',
      ...(organizationId !== undefined && { organizationId }),
    },
  })

const bytesOf = (files: Record<string, Buffer>) => Object.values(files).map((bytes) => bytes.toString())

describe('the inspection pack of a client (FIRM-7)', () => {
  it('has the versions and the documents to the byte, and the file', async () => {
    const { organizationId } = await makeCompleteFile(app(), { name: 'Inspected Ltd' })
    const content = Buffer.from([0, 1, 2, 253, 254, 255, 13, 10])
    const file = await makeFile(app(), {
      name: 'proof: one?.bin',
      folder: `organization/${organizationId}/AML`,
      content,
    })
    const attachedFiles = [{ url: file.url, folder: 'AML', fileName: 'proof.bin' }]
    await app().staff(organizationsCalls.updateOrganization, {
      params: { id: organizationId },
      body: { attachedFiles },
    })
    const extract = await makeFile(app(), { name: 'extract.rbo', folder: 'rbo', content })
    await app().staff(organizationsCalls.updateOrganization, {
      params: { id: organizationId },
      body: { aml: { rbo_extract: extract.url } },
    })
    const body = { organizationId, acceptOpen: 'A test' }
    const signed = (await officer.calls(amlCalls.signAmlVersion, { body })).answer
    const version = (await officer.calls(amlCalls.findAmlVersion, { params: { id: signed._id } })).answer
    const pdf = await app().app.inject({
      url: `/aml/version/${signed._id}.pdf`,
      headers: { authorization: `JWT ${officer.token}` },
    })

    const files = await make({ organizationId })
    const named = (end: string) => Object.entries(files).find(([name]) => name.endsWith(end))?.[1]
    expect(JSON.parse(named(`${signed._id}.json`)?.toString() ?? '')).toEqual(version.content)
    expect(named(`${signed._id}.pdf`)?.equals(pdf.rawPayload)).toBe(true)
    expect(named('.bin')?.equals(content)).toBe(true)
    expect(named('.rbo')?.equals(content)).toBe(true)
    expect(JSON.parse(files['file.json']?.toString() ?? '')).toMatchObject({
      organization: { name: 'Inspected Ltd' },
      open: [],
    })
    expect(JSON.parse(files['screening-runs.json']?.toString() ?? '')).toMatchObject([
      { user: expect.stringMatching(/\w/), of: 'Inspected Ltd', hits: 0 },
    ])
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining(['screening-runs.json', 'changes-of-the-file.json', 'next-reviews.json', 'manifest.json']),
    )
    const manifest = JSON.parse(files['manifest.json']?.toString() ?? '[]') as { name: string; sha256: string }[]
    expect(manifest.map(({ name }) => name)).toEqual(Object.keys(files).filter((name) => name !== 'manifest.json'))
    expect(manifest.find(({ name }) => name.endsWith('.pdf'))?.sha256).toBe(signed.pdfHash)
    expect(manifest.find(({ name }) => name.endsWith('.json') && name.includes(signed._id))?.sha256).toBe(signed.hash)
  })

  it('has the register of suspicions only when it is asked for, and then only what is about the client', async () => {
    const { organizationId } = await makeCompleteFile(app(), { name: 'Suspected Ltd' })
    await enterReport(organizationId)
    await enterReport()
    for (const text of bytesOf(await make({ organizationId }))) expect(text).not.toContain(SECRET)
    const withReports = await make({ organizationId, withReports: true })
    expect(JSON.parse(withReports['suspicions-and-reports.json']?.toString() ?? '')).toMatchObject([
      { organizationId, text: SECRET },
    ])
  })

  it('is audited with the client, and each download too', async () => {
    const { organizationId } = await makeCompleteFile(app(), { name: 'Audited Ltd' })
    await make({ organizationId })
    const kinds = ['amlPack' as const, 'export' as const]
    const { answer } = await officer.calls(auditCalls.searchAudit, { body: { kinds, user: officer.id } })
    expect(answer.data).toMatchObject([
      { kind: 'export', record: { _id: organizationId }, details: { document: 'amlPack', format: 'zip' } },
      { kind: 'amlPack', record: { type: 'organization', _id: organizationId, name: 'Audited Ltd' } },
    ])
  })

  it('of a client that does not exist is refused, and of a colleague who is no AML officer too', async () => {
    const unknown = await officer.calls(amlPacksCalls.createAmlPack, { body: { organizationId: newId() } })
    expect(unknown.status).toBe(404)
    const staff = await makeColleagueOf(app(), 'staff')
    expect((await staff.calls(amlPacksCalls.createAmlPack, { body: {} })).status).toBe(403)
    expect((await officer.calls(amlPacksCalls.findAmlPack, { params: { id: newId() } })).status).toBe(404)
    expect((await download(newId())).statusCode).toBe(404)
  })
})

describe('the inspection pack of the firm (FIRM-7)', () => {
  it('has assessment, policies, trainings, reviews, lists and clients, and no register unless asked', async () => {
    const risks = [{ section: 'Clients', risk: 'Far away', likelihood: 2, impact: 2, controls: null, residual: null }]
    await officer.calls(amlFirmCalls.saveFirmAssessment, { body: { risks } })
    await officer.calls(amlFirmCalls.createFirmPolicy, { body: { title: 'Naming: a/policy', text: 'Read\nme.' } })
    const content = Buffer.from([0, 255, 13, 10])
    const manual = await makeFile(app(), { name: 'manual.bin', folder: 'aml-firm', content })
    await officer.calls(amlFirmCalls.createFirmPolicy, { body: { title: 'Manual', files: [manual.url] } })
    await makeCompleteFile(app(), { name: 'Listed Ltd' })
    await makeOrganization(app(), { name: 'Unfinished Ltd' })
    await enterReport()

    const files = await make()
    const policy = Object.keys(files).find((name) => name.endsWith('policy.txt'))
    const stored = Object.keys(files).find((name) => name.endsWith('manual.bin'))
    expect(files[stored ?? '']?.equals(content)).toBe(true)
    expect(files[policy ?? '']?.toString()).toBe('Read\nme.')
    expect(JSON.parse(files['risk-assessment.json']?.toString() ?? '')).toMatchObject({ risks: [{ score: 4 }] })
    const clients = files['clients.csv']?.toString().split('\n') ?? []
    expect(clients.filter((line) => line.includes('Listed Ltd'))).toHaveLength(1)
    expect(clients.find((line) => line.includes('Unfinished Ltd'))).toContain('0 of 13 questions are answered.')
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining([
        'acknowledgements.json',
        'trainings.json',
        'authorisation.json',
        'compliance-reviews.json',
        'sanctions-lists.json',
        'screening-runs.json',
        'politically-exposed.json',
      ]),
    )
    for (const text of bytesOf(files)) expect(text).not.toContain(SECRET)
    expect(bytesOf(await make({ withReports: true })).some((text) => text.includes(SECRET))).toBe(true)
  })
})

describe('a pack in the making (FIRM-7)', () => {
  const entryOf = (name: string, ready: Promise<unknown>) => ({
    name,
    open: async () => {
      await ready
      return Buffer.from(name)
    },
  })
  const newPack = () =>
    createPack(app().db, { organizationId: null, withReports: false }, { userId: officer.id, address: null })
  const start = () => createPackJobs(app().db, app().files, { onError: () => {} })

  it('says how far it is, at every server, and cannot be downloaded yet', async () => {
    const { promise: end, resolve: goOn } = Promise.withResolvers<void>()
    const [jobs, id] = [start(), await newPack()]
    jobs.start(id, async () => [entryOf('one.txt', Promise.resolve()), entryOf('two.txt', end)])
    await vi.waitFor(async () => expect(await find(id)).toMatchObject({ state: 'running', done: 1, total: 3 }), {
      timeout: 10_000,
    })
    expect((await download(id)).statusCode).toBe(404)
    goOn()
    await vi.waitFor(async () => expect(await find(id)).toMatchObject({ state: 'done', done: 3, total: 3 }), {
      timeout: 10_000,
    })
    await jobs.stop()
  })

  it('fails when a file cannot be read, and keeps no bytes', async () => {
    const [jobs, id] = [start(), await newPack()]
    jobs.start(id, async () => [entryOf('one.txt', Promise.reject(new Error('no')))])
    await vi.waitFor(async () => expect((await find(id)).state).toBe('failed'), { timeout: 10_000 })
    expect((await filesOnDisk(app())).join('\n')).not.toContain(id)
    await jobs.stop()
  })

  it('has failed when its server stops, and when its server says nothing any more', async () => {
    const [jobs, stopped, waiting] = [start(), await newPack(), await newPack()]
    jobs.start(stopped, async () => [entryOf('one.txt', new Promise(() => {}))])
    jobs.start(waiting, async () => [])
    await jobs.stop()
    for (const id of [stopped, waiting])
      expect(await find(id)).toMatchObject({ state: 'failed', message: 'The server was stopped. Make the pack again.' })

    const killed = await newPack()
    expect(await find(killed)).toMatchObject({ state: 'running' })
    await sql`update aml_packs set updated_at = now() - interval '1 minute' where id = ${killed}`.execute(app().db)
    expect(await find(killed)).toMatchObject({ state: 'failed' })
  })

  it('says so when its archive is not in a backup that was restored', async () => {
    const id = await begin()
    await vi.waitFor(async () => expect((await find(id)).state).toBe('done'), { timeout: 20_000 })
    await app().files.remove(packKey(id))
    const { statusCode, body } = await download(id)
    expect([statusCode, JSON.parse(body).code]).toEqual([404, 'NOT_FOUND'])
    expect(body).toContain('The archive of this pack is gone. Make the pack again.')
  })

  it('is forgotten with its bytes after a day', async () => {
    const id = await begin()
    await vi.waitFor(async () => expect((await find(id)).state).toBe('done'), { timeout: 20_000 })
    expect((await filesOnDisk(app())).join('\n')).toContain(id)
    await sql`update aml_packs set created_at = now() - interval '25 hours' where id = ${id}`.execute(app().db)
    await removeOldPacks(app().db)
    await removeQueuedFiles(app().db, app().files, (error) => {
      throw error as Error
    })
    expect(await findPack(app().db, id)).toBeUndefined()
    expect((await filesOnDisk(app())).join('\n')).not.toContain(id)
    expect(packKey(id)).toContain(id)
    await storePack(app().db, id, { state: 'done', done: 1, total: 1, message: null })
  })
})
