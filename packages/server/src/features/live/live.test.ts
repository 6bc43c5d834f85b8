import { liveCalls } from '@registrar/domain/live/live.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { staffCalls } from '@registrar/domain/users/staff.calls'
import { usersCalls } from '@registrar/domain/users/users.calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { useApp } from '#testing/test-app'
import { readEvents } from '#testing/read-events'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makeColleague } from '../users/users.factory.ts'

const app = useApp()
let address = ''

beforeAll(async () => {
  address = await app().app.listen({ port: 0 })
})

const asStaff = () => ({ authorization: `JWT ${app().staffToken}` })

describe('the stream of changes', () => {
  it('answers 401 without a session (LIVE-3)', async () => {
    const stream = await readEvents(address, {})
    expect(stream.status).toBe(401)
    await stream.ended()
    expect(stream.events).toEqual([])
  })

  it('sends each change with its id, record and action, and no value (LIVE-1, LIVE-3)', async () => {
    const stream = await readEvents(address, asStaff())
    expect(stream.headers.get('content-type')).toBe('text/event-stream')
    expect(stream.headers.get('cache-control')).toContain('no-transform')
    expect(stream.headers.get('x-content-type-options')).toBe('nosniff')

    const recordId = await makeOrganization(app(), { name: 'Liffey Software DAC' })
    await app().staff(organizationsCalls.updateOrganization, { params: { id: recordId }, body: { name: 'Liffey DAC' } })
    await app().staff(organizationsCalls.removeOrganization, { params: { id: recordId } })

    const events = await stream.next(3)
    expect(events.map(({ event, data }) => ({ event, ...data }))).toEqual([
      { event: 'message', recordType: 'organization', recordId, action: 'created' },
      { event: 'message', recordType: 'organization', recordId, action: 'updated' },
      { event: 'message', recordType: 'organization', recordId, action: 'deleted' },
    ])
    expect(events.every(({ id }) => /^\d+$/.test(id ?? ''))).toBe(true)
    stream.leave()
  })

  it('is refused to a session that has twenty of them, until one is left (LIVE-3)', async () => {
    const { token } = await makeColleague(app())
    const headers = { authorization: `JWT ${token}` }
    const streams = await Promise.all(Array.from({ length: 20 }, () => readEvents(address, headers)))
    expect(streams.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))

    const refused = await readEvents(address, headers)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
    const other = await readEvents(address, asStaff())
    expect(other.status).toBe(200)

    for (const stream of [...streams, other]) stream.leave()
    await expect
      .poll(async () => {
        const again = await readEvents(address, headers)
        again.leave()
        return again.status
      })
      .toBe(200)
  })

  it('does not mention accounts and sign-ins, and never has the value of a field (LIVE-3)', async () => {
    const stream = await readEvents(address, asStaff())
    await makeColleague(app())
    const body = { firstName: 'Ada', lastName: 'Byrne', pps: '1234567T', mail: 'ada@example.ie' }
    const { answer } = await app().staff(peopleCalls.createPerson, { body })

    // Administrators get an email about a new account.
    const events = (await stream.next(2)).map(({ data }) => data)
    expect(events.map(({ recordType }) => recordType)).toEqual(['mail', 'person'])
    expect(events[1]).toEqual({ recordType: 'person', recordId: answer.data._id, action: 'created' })
    stream.leave()
  })

  it.each(['header', 'query'])('catches up after the last event that the client saw, by %s (LIVE-2)', async (by) => {
    const first = await readEvents(address, asStaff())
    const seen = await first.nextOf(await makeOrganization(app(), { name: 'Seen' }))
    first.leave()
    const missed = [
      await makeOrganization(app(), { name: 'Missed 1' }),
      await makeOrganization(app(), { name: 'Missed 2' }),
    ]

    const second =
      by === 'header'
        ? await readEvents(address, { ...asStaff(), 'last-event-id': seen.id })
        : await readEvents(address, asStaff(), `?lastEventId=${seen.id}`)
    missed.push(await makeOrganization(app(), { name: 'Live again' }))

    expect((await second.next(3)).map(({ data }) => data['recordId'])).toEqual(missed)
    second.leave()
  })

  it('begins where the session was read, so that a page misses nothing while it loads (LIVE-2)', async () => {
    const seen = await readEvents(address, asStaff())
    await seen.nextOf(await makeOrganization(app(), { name: 'Before the page' }))
    seen.leave()

    const { lastEventId } = (await app().staff(usersCalls.checkSession)).answer
    const recordId = await makeOrganization(app(), { name: 'While the page loads' })
    const stream = await readEvents(address, asStaff(), `?lastEventId=${lastEventId}`)
    expect((await stream.next(1)).map(({ data }) => data['recordId'])).toEqual([recordId])
    stream.leave()
  })

  it.each(['999999999', '99999999999999999999', 'nothing'])(
    'tells a client whose last event %s is unknown to read everything again (LIVE-2)',
    async (id) => {
      const stream = await readEvents(address, { ...asStaff(), 'last-event-id': id })
      expect((await stream.next(1)).map(({ event }) => event)).toEqual(['reset'])
      stream.leave()
    },
  )

  it('ends with its session, and other streams go on (LIVE-3)', async () => {
    const { token } = await makeColleague(app())
    const leaving = await readEvents(address, { authorization: `JWT ${token}` })
    const staying = await readEvents(address, asStaff())

    await app().as(token)(usersCalls.logout)
    await leaving.ended()
    const recordId = await makeOrganization(app(), { name: 'After the session' })

    await staying.nextOf(recordId)
    expect(leaving.events.filter(({ data }) => data['recordId'] === recordId)).toEqual([])
    staying.leave()
  })

  it('tells a client whose role has changed to read its session again, and nobody else (USER-12)', async () => {
    const { token, id } = await makeColleague(app())
    const stream = await readEvents(address, { authorization: `JWT ${token}` })
    const other = await readEvents(address, asStaff())

    await app().staff(staffCalls.updateStaff, { params: { id }, body: { role: 'readOnly' } })
    await expect.poll(() => stream.events).toContainEqual({ event: 'session', id: '', data: {} })
    expect(other.events.filter(({ event }) => event === 'session')).toEqual([])
    stream.leave()
    other.leave()
  })

  it('tells who edits a record, also to clients that connect later (LIVE-5)', async () => {
    const recordId = await makeOrganization(app(), { name: 'Edited' })
    const stream = await readEvents(address, asStaff())
    const body = { recordType: 'organization' as const, recordId, isEditing: true }
    expect((await app().anybody(liveCalls.setEditing, { body })).status).toBe(401)
    await app().staff(liveCalls.setEditing, { body })

    const expected = { event: 'editing', data: { ...body, user: { _id: app().staffId, name: 'Niamh Kelly' } } }
    await expect.poll(() => stream.events).toContainEqual(expect.objectContaining(expected))
    const late = await readEvents(address, asStaff())
    await expect.poll(() => late.events).toContainEqual(expect.objectContaining(expected))

    await app().staff(liveCalls.setEditing, { body: { ...body, isEditing: false } })
    const ended = ({ event, data }: (typeof late.events)[number]) => event === 'editing' && data['isEditing'] === false
    await expect.poll(() => late.events.some(ended)).toBe(true)
    for (const open of [stream, late]) open.leave()
  })
})
