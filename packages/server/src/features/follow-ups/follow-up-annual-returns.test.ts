import { filingsCalls } from '@registrar/domain/filings/filings.calls'
import { followUpsCalls } from '@registrar/domain/follow-ups/follow-ups.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { describe, expect, it } from 'vitest'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makeFollowUp } from './follow-ups.factory.ts'

const app = useApp()

const find = (id: string) => app().staff(followUpsCalls.findFollowUp, { params: { id } })
const update = (id: string, body: object) => app().staff(followUpsCalls.updateFollowUp, { params: { id }, body })
const nextAr = async (id: string) =>
  (await app().staff(organizationsCalls.findOrganization, { params: { id } })).answer.nextArReminder

const startWithOrganization = async (name: Parameters<typeof makeFollowUp>[2], fields: object = {}) => {
  const organizationId = await makeOrganization(app(), fields)
  return { organizationId, followUp: await makeFollowUp(app(), organizationId, name) }
}

const complete = async (id: string) => update(id, { step_index: (await find(id)).answer.max_step_index })
const remove = (id: string) => app().staff(followUpsCalls.removeFollowUp, { params: { id } })
const updateOrganization = (id: string, body: object) =>
  app().staff(organizationsCalls.updateOrganization, { params: { id }, body })
const findOrganization = async (id: string) =>
  (await app().staff(organizationsCalls.findOrganization, { params: { id } })).answer

describe('a completed follow-up (AR-4)', () => {
  it.each(['AR_TRADING', 'AR_NO_TRADING'] as const)(
    'of the kind %s moves Next AR to a year after its ARD, and stepping back restores it (AR-10)',
    async (name) => {
      const { organizationId, followUp } = await startWithOrganization(name, { firstAr: '2026-03-31' })
      await update(followUp._id, { ARD: '2026-09-30' })
      await complete(followUp._id)
      expect(await nextAr(organizationId)).toBe('2027-09-30')
      await update(followUp._id, { step_index: 0 })
      expect(await nextAr(organizationId)).toBe('2026-03-31')
    },
  )

  it('without an ARD moves Next AR by a year, and completed again moves nothing', async () => {
    const { organizationId, followUp } = await startWithOrganization('DISTRICT_COURT', { firstAr: '2026-03-31' })
    await complete(followUp._id)
    expect(await nextAr(organizationId)).toBe('2027-03-31')
    await update(followUp._id, { step_index: 3 })
    await complete(followUp._id)
    expect(await nextAr(organizationId)).toBe('2027-03-31')
  })

  it.each([
    [false, '2027-08-15'],
    [true, '2027-09-30'],
  ])(
    'whose return is made up to an earlier day (keeps the ARD: %s) moves Next AR to %s (AR-18)',
    async (keepsArd, next) => {
      const { organizationId, followUp } = await startWithOrganization('AR_NO_TRADING', {
        firstAr: '2025-09-30',
        status: true,
      })
      const { answer } = await app().staff(filingsCalls.searchFilings, { body: { organizationId, kinds: ['B1'] } })
      const params = { id: answer.data[0]?._id ?? '' }
      await app().staff(filingsCalls.updateFiling, { params, body: { madeUpTo: '2026-08-15', keepsArd } })

      const preview = await app().staff(followUpsCalls.previewReturn, { params: { id: followUp._id } })
      expect(preview.answer.data).toEqual({ from: '2026-09-30', to: next })
      await complete(followUp._id)
      expect(await nextAr(organizationId)).toBe(next)
      await update(followUp._id, { step_index: 0 })
      expect(await nextAr(organizationId)).toBe('2026-09-30')
    },
  )

  it('leaves Next AR empty when there is no first AR', async () => {
    const { organizationId, followUp } = await startWithOrganization('AR_TRADING')
    await update(followUp._id, { ARD: '2026-09-30' })
    await complete(followUp._id)
    expect(await nextAr(organizationId)).toBeNull()
  })

  it('of the kind FIRST_AR sets the status to done (AR-5)', async () => {
    const { organizationId, followUp } = await startWithOrganization('FIRST_AR', { firstAr: '2026-03-31' })
    await complete(followUp._id)
    const { answer } = await app().staff(organizationsCalls.findOrganization, { params: { id: organizationId } })
    expect(answer).toMatchObject({ status: true, nextArReminder: '2027-03-31' })
  })

  it('of a kind that files no annual return leaves the organization as it is', async () => {
    const { organizationId, followUp } = await startWithOrganization('STRIKE_OFF', { firstAr: '2026-03-31' })
    await complete(followUp._id)
    expect(await nextAr(organizationId)).toBe('2026-03-31')
  })

  it('never deadlocks when its organization is renamed', async () => {
    const { organizationId, followUp } = await startWithOrganization('AR_TRADING', { firstAr: '2026-03-31' })
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2
          ? update(followUp._id, { step_index: index % 4 === 1 ? 12 : 3 })
          : app().staff(organizationsCalls.updateOrganization, {
              params: { id: organizationId },
              body: { name: `Renamed ${index}` },
            }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
    const { answer } = await app().staff(organizationsCalls.findOrganization, { params: { id: organizationId } })
    expect((await find(followUp._id)).answer.organization_name).toBe(answer.name)
  })

  it('counts its return once, whichever of the two follow-ups of the return is completed first (AR-4)', async () => {
    for (const order of [
      ['AR_TRADING', 'DISTRICT_COURT'],
      ['DISTRICT_COURT', 'AR_TRADING'],
    ] as const) {
      const organizationId = await makeOrganization(app(), { firstAr: '2026-03-31', status: true })
      const started = []
      for (const name of order) started.push(await makeFollowUp(app(), organizationId, name))
      for (const { _id } of started) await complete(_id)
      expect(await nextAr(organizationId)).toBe('2028-03-31')
    }
  })
})

describe('a completed return that is undone (AR-10)', () => {
  it('restores Next AR when its follow-up is deleted', async () => {
    const { organizationId, followUp } = await startWithOrganization('AR_TRADING', { firstAr: '2026-03-31' })
    await complete(followUp._id)
    await remove(followUp._id)
    expect(await nextAr(organizationId)).toBe('2026-03-31')
  })

  it('restores nothing when something has moved Next AR since', async () => {
    const { organizationId, followUp } = await startWithOrganization('AR_TRADING', { firstAr: '2026-03-31' })
    await complete(followUp._id)
    await updateOrganization(organizationId, { B1B73: '2027-06-30' })
    await update(followUp._id, { step_index: 0 })
    expect(await nextAr(organizationId)).toBe('2027-06-30')
  })

  it('restores the first return to not done', async () => {
    const { organizationId, followUp } = await startWithOrganization('FIRST_AR', { firstAr: '2026-03-31' })
    await complete(followUp._id)
    await update(followUp._id, { step_index: 0 })
    expect(await findOrganization(organizationId)).toMatchObject({ status: false, nextArReminder: '2026-03-31' })
  })
})

describe('edits after a return was counted (AR-7)', () => {
  const startCounted = async () => {
    const { organizationId, followUp } = await startWithOrganization('AR_TRADING', { incorporationDate: '2019-08-28' })
    await update(followUp._id, { ARD: '2025-02-28' })
    await complete(followUp._id)
    return organizationId
  }

  it('never lower Next AR', async () => {
    const id = await startCounted()
    expect(await nextAr(id)).toBe('2026-02-28')

    const edits = [{ B1B73: '2026-05-28' }, { B1B73: null }, { incorporationDate: '2018-01-10' }, { status: true }]
    for (const edit of [...edits, { status: false }]) {
      await updateOrganization(id, edit)
      expect(await nextAr(id), JSON.stringify(edit)).toMatch(/^2026-(02|05)-28$/)
    }

    expect(await nextAr(id)).toBe('2026-02-28')
  })

  it('give the running return the new ARD and deadline, and no other follow-up (AR-12)', async () => {
    const id = await startCounted()
    const running = await makeFollowUp(app(), id, 'AR_NO_TRADING')
    const other = await makeFollowUp(app(), id, 'STRIKE_OFF')

    const { answer } = await updateOrganization(id, { B1B73: '2026-05-28' })
    // The answer of the save shows the follow-ups as they are now.
    expect(answer.followUps).toEqual((await findOrganization(id)).followUps)

    expect((await find(running._id)).answer).toMatchObject({ ARD: '2026-05-28', deadline: '2026-07-23' })
    expect((await find(other._id)).answer.ARD).toBe('2026-02-28')
  })

  it('leave the ARD that staff have chosen themselves (AR-12)', async () => {
    const id = await startCounted()
    const running = await makeFollowUp(app(), id, 'AR_NO_TRADING')
    await update(running._id, { ARD: '2026-01-31' })
    await updateOrganization(id, { B1B73: '2026-05-28' })
    expect((await find(running._id)).answer.ARD).toBe('2026-01-31')
  })
})

describe('what completing a return would change (AR-14)', () => {
  const preview = async (id: string) =>
    (await app().staff(followUpsCalls.previewReturn, { params: { id } })).answer.data

  it.each([
    ['FIRST_AR', '2026-03-31'],
    ['AR_TRADING', '2026-03-31'],
    ['DISTRICT_COURT', null],
  ] as const)('is previewed for %s before it happens, and the preview writes nothing', async (name, ard) => {
    const { organizationId, followUp } = await startWithOrganization(name, { firstAr: '2026-03-31' })

    expect(followUp.ARD).toBe(ard)
    expect(await preview(followUp._id)).toEqual({ from: '2026-03-31', to: '2027-03-31' })
    expect(await nextAr(organizationId)).toBe('2026-03-31')

    await complete(followUp._id)
    expect(await nextAr(organizationId)).toBe('2027-03-31')
    expect(await preview(followUp._id)).toBeNull()
  })

  it('does not move Next AR when another follow-up has already counted the return', async () => {
    const { organizationId, followUp } = await startWithOrganization('AR_TRADING', { firstAr: '2026-03-31' })
    const court = await makeFollowUp(app(), organizationId, 'DISTRICT_COURT')
    await complete(followUp._id)

    expect(await preview(court._id)).toEqual({ from: '2027-03-31', to: '2027-03-31' })
  })

  it('is null for a follow-up that files no return, and 404 for one that is gone', async () => {
    const { followUp } = await startWithOrganization('STRIKE_OFF', { firstAr: '2026-03-31' })
    expect(await preview(followUp._id)).toBeNull()

    await remove(followUp._id)
    const { status } = await app().staff(followUpsCalls.previewReturn, { params: { id: followUp._id } })
    expect(status).toBe(404)
  })
})
