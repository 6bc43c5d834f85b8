import { deadlinesCalls } from '@registrar/domain/deadlines/deadlines.calls'
import type { FollowUpCode } from '@registrar/domain/follow-ups/catalogue'
import { followUpsCalls } from '@registrar/domain/follow-ups/follow-ups.calls'
import { historyCalls } from '@registrar/domain/history/history.calls'
import { addDays } from '@registrar/domain/shared/iso-date'
import { describe, expect, it } from 'vitest'
import { today } from '#platform/clock'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'

const app = useApp()
const day = today('Europe/Dublin')

const start = async (organization_id: string, legalDay: string | null, name: FollowUpCode = 'CHANGE_OF_DIRECTOR') =>
  (await app().staff(followUpsCalls.startFollowUp, { body: { name, organization_id, legalDay } })).answer.data

const change = async (id: string, body: object) =>
  (await app().staff(followUpsCalls.updateFollowUp, { params: { id }, body })).answer

const deadlinesOf = async (organization: string) => {
  const { answer } = await app().staff(deadlinesCalls.searchDeadlines, {
    body: { search: organization, kinds: ['FOLLOW_UP'] },
  })
  return answer.data
}

const find = async (organization_id: string, body: object) =>
  (await app().staff(followUpsCalls.searchFollowUps, { body: { organization_id, ...body } })).answer.data.map(
    ({ name }) => name,
  )

describe('a follow-up that is started from an offered filing (FUP-14)', () => {
  it('keeps the legal day, and is listed among the deadlines on that day', async () => {
    const organizationId = await makeOrganization(app(), { name: 'Filing Alpha Ltd' })
    const legalDay = addDays(day, 9)
    const started = await start(organizationId, legalDay)
    expect(started).toMatchObject({ legalDay, deadline: started.start_date })

    expect(await deadlinesOf('Filing Alpha')).toMatchObject([
      { kind: 'FOLLOW_UP', subject: 'Change of Director', houseDate: null, legalDate: legalDay, date: legalDay },
    ])
    const { answer: found } = await app().staff(followUpsCalls.findFollowUp, { params: { id: started._id } })
    expect(found.legalDay).toBe(legalDay)
  })

  it('is due by the day that staff correct it to, and the history shows the correction', async () => {
    const organizationId = await makeOrganization(app(), { name: 'Filing Beta Ltd' })
    const { _id } = await start(organizationId, addDays(day, 9))
    const corrected = await change(_id, { legalDay: addDays(day, 5) })
    expect(corrected.history.at(-1)).toMatchObject({
      action: 'edited',
      fields: { legalDay: [addDays(day, 9), addDays(day, 5)] },
    })
    expect(await deadlinesOf('Filing Beta')).toMatchObject([{ legalDate: addDays(day, 5) }])

    const { answer } = await app().staff(historyCalls.searchHistory, {
      body: { recordType: 'follow-up', recordId: _id },
    })
    expect(JSON.stringify(answer)).toContain('Legal day')

    await change(_id, { legalDay: null })
    expect(await deadlinesOf('Filing Beta')).toEqual([])
  })

  it('is not due once it is completed', async () => {
    const organizationId = await makeOrganization(app(), { name: 'Filing Gamma Ltd' })
    const { _id, max_step_index: step_index } = await start(organizationId, addDays(day, 9))
    await change(_id, { step_index })
    expect(await deadlinesOf('Filing Gamma')).toEqual([])
  })

  it('is found as overdue, as due soon, and sorted by its legal day', async () => {
    const organizationId = await makeOrganization(app(), { name: 'Filing Delta Ltd' })
    await start(organizationId, addDays(day, 3), 'CHANGE_OF_SECRETARY')
    await start(organizationId, addDays(day, -1))
    await start(organizationId, null, 'PPS')
    await start(organizationId, addDays(day, 40), 'RBO_UPDATED')

    expect(await find(organizationId, { due: 'overdue' })).toEqual(['CHANGE_OF_DIRECTOR'])
    expect(await find(organizationId, { due: 'soon' })).toEqual(['CHANGE_OF_SECRETARY'])
    expect(await find(organizationId, { sortField: 'target' })).toEqual([
      'CHANGE_OF_DIRECTOR',
      'CHANGE_OF_SECRETARY',
      'RBO_UPDATED',
      'PPS',
    ])
    const { answer } = await app().staff(followUpsCalls.summarizeFollowUps, {
      body: { organization_id: organizationId },
    })
    expect(answer.data).toMatchObject({ overdue: 1, dueSoon: 1 })
  })

  it("is found by 'Due by' from its legal day on, and not for an earlier day (FUP-13)", async () => {
    const organizationId = await makeOrganization(app(), { name: 'Filing Eta Ltd' })
    await start(organizationId, null, 'PPS')
    await start(organizationId, addDays(day, 3))
    // Its kind has a target in 10 days: the earlier of the two days counts.
    await start(organizationId, addDays(day, 5), 'INCORPORATION')
    const dueBy = (deadline: string) => find(organizationId, { deadline, hasTarget: true, sortField: 'target' })

    expect(await dueBy(addDays(day, 2))).toEqual([])
    expect(await dueBy(addDays(day, 3))).toEqual(['CHANGE_OF_DIRECTOR'])
    expect(await dueBy(addDays(day, 5))).toEqual(['CHANGE_OF_DIRECTOR', 'INCORPORATION'])
    expect(await find(organizationId, { hasTarget: false })).toEqual(['PPS'])
    // Without `hasTarget`, the filter compares the deadline, which is the start date of kinds without a target (FUP-13).
    expect((await find(organizationId, { deadline: addDays(day, 2) })).toSorted()).toEqual([
      'CHANGE_OF_DIRECTOR',
      'PPS',
    ])
  })

  it('has no legal day if it files a return, because that follows from the ARD', async () => {
    const organizationId = await makeOrganization(app(), { name: 'Filing Epsilon Ltd', firstAr: '2026-03-31' })
    expect((await start(organizationId, day, 'AR_TRADING')).legalDay).toBeNull()
  })

  it.each(['31/12/2026', '2026-02-30', '1999-12-31', 'soon'])(
    'is refused with %s for a legal day',
    async (legalDay) => {
      const organizationId = await makeOrganization(app(), { name: 'Filing Zeta Ltd' })
      const { status, answer } = await app().staff(followUpsCalls.startFollowUp, {
        body: { name: 'CHANGE_OF_DIRECTOR', organization_id: organizationId, legalDay },
      })
      expect(status).toBe(400)
      expect(answer).toMatchObject({ fields: { legalDay: expect.any(String) } })
    },
  )
})
