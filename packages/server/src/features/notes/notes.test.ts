import { binCalls } from '@registrar/domain/bin/bin.calls'
import { historyCalls } from '@registrar/domain/history/history.calls'
import { mergesCalls } from '@registrar/domain/merges/merges.calls'
import { notesCalls } from '@registrar/domain/notes/notes.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import type { BodyInput } from '@registrar/domain/shared/call'
import { describe, expect, it } from 'vitest'
import { newId } from '#platform/database/ids'
import { type TestClient, useApp } from '#testing/test-app'
import { makeNote } from './notes.factory.ts'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makePerson } from '../people/people.factory.ts'
import { makeColleague } from '../users/users.factory.ts'

const app = useApp()

const write = (body: BodyInput<typeof notesCalls.createNote>) => makeNote(app(), body)
const notes = async (about: BodyInput<typeof notesCalls.searchNotes>) =>
  (await app().staff(notesCalls.searchNotes, { body: about })).answer
const historyOf = async (recordId: string) =>
  (await app().staff(historyCalls.searchHistory, { body: { recordType: 'note', recordId } })).answer.data

it('notes answer 401 without a session', async () => {
  const { status } = await app().anybody(notesCalls.createNote, { body: { organizationId: newId(), text: 'Hello' } })
  expect(status).toBe(401)
})

describe('notes about a company or a person (NOTE-1)', () => {
  it('have an author and a day, and the newest comes first', async () => {
    const organizationId = await makeOrganization(app())
    const first = await write({ organizationId, text: 'Called on Monday.' })
    const colleague = await makeColleague(app(), { firstName: 'Nora', lastName: 'Notes' })
    const { answer } = await colleague.calls(notesCalls.createNote, {
      body: { organizationId, text: ' Sent the form.\n ' },
    })

    const { data, totalItems } = await notes({ organizationId })
    expect(totalItems).toBe(2)
    expect(data.map(({ _id, text, author }) => [_id, text, author?.name])).toEqual([
      [answer.data._id, 'Sent the form.', 'Nora Notes'],
      [first, 'Called on Monday.', 'Niamh Kelly'],
    ])
    expect(data[0]).toMatchObject({ organizationId, peopleId: null })
    expect((await notes({ organizationId, limit: 1, page: 2 })).data.map(({ _id }) => _id)).toEqual([first])
    expect((await notes({ peopleId: organizationId })).totalItems).toBe(0)
  })

  it('are refused without a text, without a record, with two, and for an unknown one', async () => {
    const organizationId = await makeOrganization(app())
    const refused = async (body: object) =>
      (await app().staff(notesCalls.createNote, { body: body as { text: string } })).problem.code
    expect(await refused({ organizationId, text: '  ' })).toBe('VALIDATION_FAILED')
    expect(await refused({ organizationId, text: 'x'.repeat(10_001) })).toBe('VALIDATION_FAILED')
    expect(await refused({ text: 'Nobody' })).toBe('VALIDATION_FAILED')
    expect(await refused({ organizationId, peopleId: newId(), text: 'Two' })).toBe('VALIDATION_FAILED')
    expect(await refused({ peopleId: newId(), text: 'Unknown' })).toBe('NOT_FOUND')
  })

  it('are changed and undone, and a version keeps what a colleague has written', async () => {
    const peopleId = await makePerson(app())
    const id = await write({ peopleId, text: 'Old' })
    const version = (await notes({ peopleId })).data[0]?.version ?? 0
    const colleague = await makeColleague(app())
    const change = (client: TestClient, text: string) =>
      client(notesCalls.updateNote, { params: { id }, body: { text, version } })

    expect((await change(app().staff, 'New')).answer).toMatchObject({ _id: id, text: 'New' })
    expect((await change(colleague.calls, 'Other')).problem.code).toBe('CHANGED_MEANWHILE')

    const [latest] = await historyOf(id)
    expect(latest?.fields).toEqual([{ field: 'text', label: 'Text', from: 'Old', to: 'New' }])
    await app().staff(historyCalls.restoreHistory, { params: { id: latest?._id ?? '' }, body: {} })
    expect((await notes({ peopleId })).data[0]?.text).toBe('Old')
  })

  it('go into the bin, and come back unless their company is in it', async () => {
    const organizationId = await makeOrganization(app(), { name: 'Binned Notes Ltd' })
    const id = await write({ organizationId, text: 'Keep this' })
    await app().staff(notesCalls.removeNote, { params: { id } })
    expect((await notes({ organizationId })).totalItems).toBe(0)
    expect((await app().staff(notesCalls.removeNote, { params: { id } })).status).toBe(404)

    const bin = (await app().staff(binCalls.searchBin, { body: { search: 'Keep this' } })).answer.data
    expect(bin).toMatchObject([{ recordType: 'note', _id: id, title: 'Keep this', subtitle: 'Binned Notes Ltd' }])

    const restore = async () => {
      const body = { items: [{ recordType: 'note' as const, _id: id }] }
      return (await app().staff(binCalls.restoreFromBin, { body })).answer.data
    }
    await app().staff(organizationsCalls.removeOrganization, { params: { id: organizationId } })
    expect(await restore()).toMatchObject([{ ok: false }])
    const company = { items: [{ recordType: 'organization' as const, _id: organizationId }] }
    await app().staff(binCalls.restoreFromBin, { body: company })
    expect(await restore()).toMatchObject([{ ok: true }])
    expect((await notes({ organizationId })).totalItems).toBe(1)
  })

  it('move to the company that stays in a merge, and come back when that is undone', async () => {
    const keepId = await makeOrganization(app(), { name: 'Notes Stay Ltd' })
    const mergeId = await makeOrganization(app(), { name: 'Notes Move Ltd' })
    const id = await write({ organizationId: mergeId, text: 'Moves' })
    const body = { keep: keepId, merge: mergeId, fields: {} }
    const { answer } = await app().staff(mergesCalls.mergeOrganizations, { body })
    expect((await notes({ organizationId: keepId })).data.map(({ _id }) => _id)).toEqual([id])

    await app().staff(mergesCalls.undoMerge, { params: { id: answer.mergeId } })
    expect((await notes({ organizationId: mergeId })).data.map(({ _id }) => _id)).toEqual([id])
  })
})
