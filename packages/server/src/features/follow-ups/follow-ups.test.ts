import { followUpCatalogue, followUpCodes, lastStep } from '@registrar/domain/follow-ups/catalogue'
import { deadlineOf } from '@registrar/domain/follow-ups/follow-up-rules'
import { followUpsCalls } from '@registrar/domain/follow-ups/follow-ups.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { describe, expect, it } from 'vitest'
import { now, today } from '#platform/clock'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makeFollowUp } from './follow-ups.factory.ts'

const app = useApp()
const day = today('Europe/Dublin')
const unknownId = '01a1fbc3-c238-73ba-a010-250c35c466ab'

const find = (id: string) => app().staff(followUpsCalls.findFollowUp, { params: { id } })
const update = (id: string, body: object) => app().staff(followUpsCalls.updateFollowUp, { params: { id }, body })
const remove = (id: string) => app().staff(followUpsCalls.removeFollowUp, { params: { id } })
const start = (name: string, organization_id: string) =>
  app().staff(followUpsCalls.startFollowUp, { body: { name: name as never, organization_id } })
const listed = async (organization_id: string, archived_at?: unknown) =>
  (await app().staff(followUpsCalls.searchFollowUps, { body: { organization_id, archived_at } })).answer.data

const startWithOrganization = async (
  name: Parameters<typeof makeFollowUp>[2] = 'VAT_REGISTRATION',
  fields: object = {},
) => {
  const organizationId = await makeOrganization(app(), fields)
  return { organizationId, followUp: await makeFollowUp(app(), organizationId, name) }
}

describe('without a session', () => {
  it.each(Object.entries(followUpsCalls))('%s answers 401', async (_, call) => {
    const { status, problem } = await app().anybody(call, { params: { id: unknownId } })
    expect([status, problem.code]).toEqual([401, 'UNAUTHENTICATED'])
  })
})

it('the database has the kinds of the catalogue in the domain (FUP-20)', async () => {
  const kinds = await app().db.selectFrom('follow_up_kinds').selectAll().orderBy('code').execute()
  const catalogue = followUpCodes.map((code) => ({
    code,
    label: followUpCatalogue[code].label,
    last_step: lastStep(code),
  }))
  expect(kinds).toEqual(catalogue.toSorted((a, b) => (a.code < b.code ? -1 : 1)))
})

describe('a started follow-up (FUP-1)', () => {
  it("is at step 0 from today and belongs to the session's user, whichever user is sent", async () => {
    const organization_id = await makeOrganization(app(), { name: 'Shannon Foods Ltd' })
    const { answer } = await app().staff(followUpsCalls.startFollowUp, {
      body: { name: 'INCORPORATION', organization_id, user: { _id: unknownId, firstName: 'Some', lastName: 'Body' } },
    })
    expect(answer.data).toMatchObject({
      name: 'INCORPORATION',
      label: 'Incorporation',
      organization_id,
      organization_name: 'Shannon Foods Ltd',
      user: { _id: app().staffId, firstName: 'Niamh', lastName: 'Kelly' },
      step_index: 0,
      max_step_index: 10,
      start_date: day,
      ARD: null,
      deadline: deadlineOf({ name: 'INCORPORATION', start_date: day, ARD: null }),
      comments: null,
      archived_at: null,
      history: [{ action: 'created', from_first_name: 'Niamh', from_last_name: 'Kelly', current_step_index: 0 }],
    })
    expect((await find(answer.data._id)).answer).toEqual({ ok: true, ...answer.data })
  })

  it("takes the organization's Next AR as its ARD where its kind has one (FUP-2)", async () => {
    const fields = { firstAr: '2026-03-31' }
    expect((await startWithOrganization('AR_TRADING', fields)).followUp).toMatchObject({
      ARD: '2026-03-31',
      deadline: '2026-05-26',
    })
    expect((await startWithOrganization('DISTRICT_COURT', fields)).followUp).toMatchObject({ ARD: null, deadline: day })
    expect((await startWithOrganization('AR_TRADING')).followUp).toMatchObject({ ARD: null, deadline: null })
  })

  it('is the only active one of its kind, even of many started at once (FUP-4)', async () => {
    const organizationId = await makeOrganization(app())
    const tries = await Promise.all(Array.from({ length: 10 }, () => start('PPS', organizationId)))
    expect(tries.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 409),
    ])
    const refused = tries.find(({ status }) => status === 409)?.problem
    expect([refused?.code, refused?.message]).toEqual(['FOLLOW_UP_ALREADY_EXISTS', 'PPS already exists!'])
  })

  it.each(['nobody', unknownId])('is refused for an unknown organization (%s)', async (id) => {
    const { status, problem } = await start('PPS', id)
    expect([status, problem.code]).toEqual([404, 'NOT_FOUND'])
  })

  it('is refused for an unknown kind', async () => {
    const { status, problem } = await start('DANCING', await makeOrganization(app()))
    expect([status, Object.keys(problem.fields ?? {})]).toEqual([400, ['name']])
  })
})

describe('a moved follow-up (FUP-5)', () => {
  it.each(followUpCodes)('%s goes through every step, forward and back', async (name) => {
    const { followUp } = await startWithOrganization(name, { firstAr: '2026-03-31' })
    const last = followUpCatalogue[name].steps.length - 1
    expect(followUp).toMatchObject({ max_step_index: last, label: followUpCatalogue[name].label })
    const forward = followUpCatalogue[name].steps.map((_, index) => index).slice(1)
    const path = [...forward, ...forward.map((index) => last - index)]

    for (const step_index of path) {
      const { answer } = await update(followUp._id, { step_index })
      expect(answer).toMatchObject({ step_index, max_step_index: last, deadline: deadlineOf(followUp) })
      const completed = await app().staff(followUpsCalls.searchFollowUps, {
        body: { organization_id: followUp.organization_id, completed: true },
      })
      expect(completed.answer.data).toHaveLength(step_index === last ? 1 : 0)
    }

    const { history } = (await find(followUp._id)).answer
    expect(history.map((line) => line.current_step_index)).toEqual([0, ...path])
    expect(history.slice(1).map((line) => line.last_step_index)).toEqual([0, ...path.slice(0, -1)])
  })

  it('has no new line in its history when it moves to the step where it is', async () => {
    const { followUp } = await startWithOrganization()
    expect((await update(followUp._id, { step_index: 0 })).answer).toEqual({ ok: true, ...followUp })
  })

  it('refuses a step after the last, and a value that is not a step', async () => {
    const { followUp } = await startWithOrganization()
    const past = await update(followUp._id, { step_index: 6, comments: 'x' })
    expect([past.status, past.problem.code, past.problem.fields]).toEqual([
      422,
      'UNKNOWN_STEP',
      { step_index: 'From 0 to 5.' },
    ])
    for (const step_index of [-1, 1.5, '1', null])
      expect((await update(followUp._id, { step_index })).status, String(step_index)).toBe(400)
    expect((await find(followUp._id)).answer).toEqual({ ok: true, ...followUp })
  })

  it('makes 50 simultaneous moves in order: each line of its history starts where the line before it ended (FUP-7)', async () => {
    const { followUp } = await startWithOrganization('AR_TRADING', { firstAr: '2026-03-31' })
    const steps = Array.from({ length: 50 }, (_, index) => (index * 5) % 13)
    const answers = await Promise.all(steps.map((step_index) => update(followUp._id, { step_index })))
    expect(answers.map(({ answer }) => answer.step_index)).toEqual(steps)

    const { history, step_index } = (await find(followUp._id)).answer
    const moves = history.slice(1)
    expect(moves.map((line) => line.last_step_index)).toEqual([
      0,
      ...moves.slice(0, -1).map((move) => move.current_step_index),
    ])
    expect(moves.at(-1)?.current_step_index).toBe(step_index)

    // Each answer shows the history right after its own move. A move to step 0 adds no line if it is the first.
    const lengths = answers.map(({ answer }) => answer.history.length)
    expect(new Set(lengths).size).toBe(moves.length + (lengths.includes(1) ? 1 : 0))
    expect(answers.map(({ answer }) => answer.history.at(-1)?.current_step_index)).toEqual(steps)
    expect(history.map((line) => line.date)).toEqual(history.map((line) => line.date).toSorted())
  })
})

describe('a changed follow-up (FUP-2, FUP-9)', () => {
  it('shows in its history who changed its comments and dates, beside its moves (FUP-7)', async () => {
    const { followUp } = await startWithOrganization('AR_TRADING', { firstAr: '2026-03-31' })
    await update(followUp._id, { comments: 'Called\nback' })
    await update(followUp._id, { step_index: 2 })
    await update(followUp._id, { step_index: 3, ARD: '2026-04-30' })
    const { comments, history } = (await update(followUp._id, { ARD: null })).answer
    expect(comments).toBe('Called\nback')
    expect(history.map((line) => [line.action, line.last_step_index, line.current_step_index, line.fields])).toEqual([
      ['created', null, 0, undefined],
      ['edited', 0, 0, { comments: [null, 'Called\nback'] }],
      ['updated', 0, 2, undefined],
      ['updated', 2, 3, { ARD: ['2026-03-31', '2026-04-30'] }],
      ['edited', 3, 3, { ARD: ['2026-04-30', null] }],
    ])
    expect(history[1]).toMatchObject({ from_first_name: 'Niamh', from_last_name: 'Kelly' })
  })

  it('has its deadline computed again, whatever deadline is sent', async () => {
    const { followUp } = await startWithOrganization('STRIKE_OFF')
    const sent = await update(followUp._id, { ARD: '2022-09-30', deadline: '2030-01-01' })
    expect(sent.answer).toMatchObject({ ARD: '2022-09-30', deadline: '2022-11-25' })
    expect((await update(followUp._id, { ARD: '', deadline: '' })).answer).toMatchObject({ ARD: null, deadline: null })
  })

  it('has its deadline counted from the start date where its kind has no ARD', async () => {
    const { followUp } = await startWithOrganization('COMPTE_BANCAIRE')
    expect((await update(followUp._id, { start_date: '2026-12-20' })).answer.deadline).toBe('2027-01-04')
    expect((await update(followUp._id, { start_date: null })).answer.deadline).toBeNull()
  })

  it.each(['1999-12-31', '2100-01-01', '31/12/2026', 'x'])('is refused the date %s', async (date) => {
    const { followUp } = await startWithOrganization('AR_TRADING')
    const { status, problem } = await update(followUp._id, { ARD: date, start_date: date })
    expect([status, problem.code]).toEqual([400, 'VALIDATION_FAILED'])
    expect(Object.keys(problem.fields ?? {}).toSorted()).toEqual(['ARD', 'start_date'])
  })

  it('may be sent back whole with a day out of bounds that the server has set (FUP-9, API-4)', async () => {
    const { followUp } = await startWithOrganization('FIRST_AR', { incorporationDate: '1984-08-31' })
    expect(followUp.ARD).toBe('1985-02-28')
    const { status, answer } = await update(followUp._id, { ...followUp, comments: 'Old company' })
    expect([status, answer.ARD, answer.comments]).toEqual([200, '1985-02-28', 'Old company'])
    expect((await update(followUp._id, { ARD: '1985-03-01' })).status).toBe(400)
  })

  it('may be sent back whole, and changed in several ways at once', async () => {
    const { followUp } = await startWithOrganization('INCORPORATION')
    expect((await update(followUp._id, { ...followUp, ok: true })).answer).toEqual({ ok: true, ...followUp })
    const { answer } = await update(followUp._id, { step_index: 2, comments: 'x', archived_at: '2020-01-01' })
    expect(answer).toMatchObject({ step_index: 2, comments: 'x' })
    expect(answer.archived_at).toMatch(/^(?!2020)\d{4}-/)
    expect(answer.history.map((line) => [line.action, line.last_step_index, line.current_step_index])).toEqual([
      ['created', null, 0],
      ['updated', 0, 2],
      ['archived', 2, 2],
    ])
  })
})

describe('an archived follow-up (FUP-6)', () => {
  it('moves between the two lists of its organization (FUP-10)', async () => {
    const { organizationId, followUp } = await startWithOrganization()
    const archived = (await update(followUp._id, { archived_at: now() })).answer
    expect(await listed(organizationId)).toEqual([])
    expect(await listed(organizationId, null)).toEqual([])
    expect((await listed(organizationId, true)).map((row) => row._id)).toEqual([followUp._id])
    expect(archived.archived_at).not.toBeNull()
    const back = (await update(followUp._id, { archived_at: null })).answer
    expect(back.history.map((line) => line.action)).toEqual(['created', 'archived', 'unarchived'])
    expect((await listed(organizationId)).map((row) => row._id)).toEqual([followUp._id])
  })

  it('cannot be unarchived beside an active one of its kind (FUP-4)', async () => {
    const { organizationId, followUp } = await startWithOrganization()
    await update(followUp._id, { archived_at: now() })
    await makeFollowUp(app(), organizationId)
    const { status, problem } = await update(followUp._id, { archived_at: null, comments: 'lost' })
    expect([status, problem.code, problem.message]).toEqual([
      409,
      'FOLLOW_UP_ALREADY_EXISTS',
      'Cannot unarchive: an active follow-up with the same name already exists.',
    ])
    expect((await find(followUp._id)).answer).toMatchObject({ comments: null, archived_at: expect.any(String) })
  })
})

describe('a deleted follow-up', () => {
  it('is not found any more, and another of its kind can be started', async () => {
    const { organizationId, followUp } = await startWithOrganization()
    expect((await remove(followUp._id)).answer).toEqual({ ok: true })
    const after = [await find(followUp._id), await update(followUp._id, { comments: 'x' }), await remove(followUp._id)]
    expect(after.map(({ status, problem }) => [status, problem.code])).toEqual(after.map(() => [404, 'NOT_FOUND']))
    const organization = await app().staff(organizationsCalls.findOrganization, { params: { id: organizationId } })
    expect(organization.answer.followUps).toEqual([])
    expect((await start('VAT_REGISTRATION', organizationId)).status).toBe(200)
  })

  it('is not found any more once its organization is deleted', async () => {
    const { organizationId, followUp } = await startWithOrganization()
    await app().staff(organizationsCalls.removeOrganization, { params: { id: organizationId } })
    const after = [await find(followUp._id), await update(followUp._id, { step_index: 1 }), await remove(followUp._id)]
    expect(after.map(({ status }) => status)).toEqual([404, 404, 404])
    expect(await listed(organizationId)).toEqual([])
    expect(await listed(organizationId, true)).toEqual([])
  })

  it.each(['nothing', unknownId])('is not found as %s', async (id) => {
    expect([(await find(id)).status, (await update(id, { step_index: 1 })).status, (await remove(id)).status]).toEqual([
      404, 404, 404,
    ])
  })
})
