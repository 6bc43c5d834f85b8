import { followUpsCalls } from '@registrar/domain/follow-ups/follow-ups.calls'
import { historyCalls } from '@registrar/domain/history/history.calls'
import { mergesCalls } from '@registrar/domain/merges/merges.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { expect, it } from 'vitest'
import { useApp } from '#testing/test-app'
import { makeFollowUp } from '../follow-ups/follow-ups.factory.ts'
import { makeOrganization } from '../organizations/organizations.factory.ts'

const app = useApp()

const move = (id: string, step_index: number) =>
  app().staff(followUpsCalls.updateFollowUp, { params: { id }, body: { step_index } })
const undo = (id: string) => app().staff(mergesCalls.undoMerge, { params: { id } })

const findReturns = async (id: string) => {
  const { answer } = await app().staff(organizationsCalls.findOrganization, { params: { id } })
  const register = (await app().staff(organizationsCalls.findReturnRegister, { params: { id } })).answer.data
  return [answer.status, answer.nextArReminder, answer.countedNextAr, register]
}

const makePair = async () => ({
  keep: await makeOrganization(app(), { name: 'Kept Ltd', incorporationDate: '2022-01-31' }),
  merge: await makeOrganization(app(), { name: 'Merged Ltd', incorporationDate: '2023-05-31' }),
})

const merged = async (pair: { keep: string; merge: string }) =>
  (await app().staff(mergesCalls.mergeOrganizations, { body: { ...pair, fields: {} } })).answer.mergeId

it.each(['AR_TRADING', 'FIRST_AR'] as const)(
  'a merge is not undone while an %s that it moved has been completed since (MERGE-6)',
  async (name) => {
    const pair = await makePair()
    const { _id: id, max_step_index: last } = await makeFollowUp(app(), pair.merge, name)
    const [keep, merge] = [await findReturns(pair.keep), await findReturns(pair.merge)]
    const mergeId = await merged(pair)
    await move(id, last)

    const { status, problem } = await undo(mergeId)
    expect([status, problem.code, problem.message]).toEqual([
      409,
      'RESTORE_REFUSED',
      expect.stringMatching(/ was completed since the merge. Step it back first.$/),
    ])

    await move(id, 0)
    expect((await undo(mergeId)).status).toBe(200)
    expect([await findReturns(pair.keep), await findReturns(pair.merge)]).toEqual([keep, merge])
  },
)

it('a merge is not undone while a completed return that it moved has been stepped back since (MERGE-6)', async () => {
  const pair = await makePair()
  const { _id: id, max_step_index: last } = await makeFollowUp(app(), pair.merge, 'AR_TRADING')
  await move(id, last)
  const [keep, merge] = [await findReturns(pair.keep), await findReturns(pair.merge)]
  const mergeId = await merged(pair)
  await move(id, 3)
  expect((await undo(mergeId)).problem.message).toBe(
    'AR Trading was stepped back or deleted since the merge. Undo that first.',
  )

  const body = { recordType: 'follow-up' as const, recordId: id, limit: 1 }
  const [stepBack] = (await app().staff(historyCalls.searchHistory, { body })).answer.data
  await app().staff(historyCalls.restoreHistory, { params: { id: stepBack?._id ?? '' }, body: {} })

  expect((await undo(mergeId)).status).toBe(200)
  expect([await findReturns(pair.keep), await findReturns(pair.merge)]).toEqual([keep, merge])
})
