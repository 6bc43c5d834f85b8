import { binCalls } from '@registrar/domain/bin/bin.calls'
import { bulkCalls } from '@registrar/domain/bulk/bulk.calls'
import { followUpsCalls } from '@registrar/domain/follow-ups/follow-ups.calls'
import { historyCalls } from '@registrar/domain/history/history.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { describe, expect, it } from 'vitest'
import { today } from '#platform/clock'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makeFollowUp } from './follow-ups.factory.ts'

const app = useApp()

const move = (id: string, step_index: number) =>
  app().staff(followUpsCalls.updateFollowUp, { params: { id }, body: { step_index } })
const register = async (id: string) =>
  (await app().staff(organizationsCalls.findReturnRegister, { params: { id } })).answer.data
const restoreFromBin = (_id: string) =>
  app().staff(binCalls.restoreFromBin, { body: { items: [{ recordType: 'follow-up', _id }] } })

const restoreLatest = async (recordId: string) => {
  const body = { recordType: 'follow-up' as const, recordId, limit: 1 }
  const [entry] = (await app().staff(historyCalls.searchHistory, { body })).answer.data
  return app().staff(historyCalls.restoreHistory, { params: { id: entry?._id ?? '' }, body: {} })
}

const fileInTime = async () => {
  const organizationId = await makeOrganization(app(), { firstAr: '2020-09-30', status: true })
  const { _id: id, max_step_index: last } = await makeFollowUp(app(), organizationId, 'AR_TRADING')
  await move(id, last)

  const [line] = await register(organizationId)
  const params = { id: organizationId, returnId: line?._id ?? '' }
  await app().staff(organizationsCalls.updateRegisteredReturn, {
    params,
    body: { madeUpTo: '2021-09-30', filedOn: '2021-11-01' },
  })
  const filed = await register(organizationId)
  expect(filed).toMatchObject([{ filedOn: '2021-11-01', daysLate: 0, fee: 0, followUpId: id }])

  return { organizationId, id, last, filed, params }
}

it.each([
  [
    'deleted and restored',
    async (id: string) => {
      await app().staff(followUpsCalls.removeFollowUp, { params: { id } })
      await restoreFromBin(id)
    },
  ],
  [
    'stepped back, and the step undone',
    async (id: string) => {
      await move(id, 0)
      await restoreLatest(id)
    },
  ],
  [
    'deleted in a bulk change, and the bulk change undone',
    async (id: string) => {
      const { answer } = await app().staff(bulkCalls.changeFollowUps, { body: { ids: [id], action: 'delete' } })
      await app().staff(bulkCalls.undoBulk, { params: { id: answer.bulkId } })
    },
  ],
])('a return that is %s keeps the day on which it was filed (BIN-4)', async (_, undoTwice) => {
  const { organizationId, id, filed } = await fileInTime()
  await undoTwice(id)
  expect(await register(organizationId)).toEqual(filed)
})

it('a return that staff had removed from the register stays out of it when its follow-up is restored (BIN-4)', async () => {
  const { organizationId, id, params } = await fileInTime()
  await app().staff(organizationsCalls.removeRegisteredReturn, { params })

  await app().staff(followUpsCalls.removeFollowUp, { params: { id } })
  await restoreFromBin(id)

  expect(await register(organizationId)).toEqual([])
})

it('a return that is stepped back and completed anew counts as filed today (AR-17)', async () => {
  const { organizationId, id, last } = await fileInTime()
  await move(id, 0)
  await move(id, last)
  expect(await register(organizationId)).toMatchObject([{ filedOn: today('Europe/Dublin') }])
})

it('a follow-up that was unarchived is archived again on its old day when that is undone (BULK-3)', async () => {
  const { _id: id } = await makeFollowUp(app(), await makeOrganization(app()))
  const archivedAt = async () => (await app().staff(followUpsCalls.findFollowUp, { params: { id } })).answer.archived_at
  await app().staff(bulkCalls.changeFollowUps, { body: { ids: [id], action: 'archive' } })
  const archived = await archivedAt()
  expect(archived).not.toBeNull()

  const { answer } = await app().staff(bulkCalls.changeFollowUps, { body: { ids: [id], action: 'unarchive' } })
  expect(await archivedAt()).toBeNull()
  await app().staff(bulkCalls.undoBulk, { params: { id: answer.bulkId } })

  expect(await archivedAt()).toBe(archived)
})

describe('undoing a change that had moved no date moves none (BIN-4)', () => {
  const dates = async (id: string) => {
    const { answer } = await app().staff(organizationsCalls.findOrganization, { params: { id } })
    return [answer.status, answer.nextArReminder, answer.countedNextAr]
  }

  it.each([
    ['FIRST_AR', { incorporationDate: '2024-04-09' }, { status: false }],
    ['AR_TRADING', {}, { incorporationDate: '2024-04-09' }],
    ['AR_TRADING', { firstAr: '2024-10-09' }, { nextArReminder: '2024-12-31', nextArReason: 'As on the CRO' }],
  ] as const)('for %s', async (name, fields, edit) => {
    const organizationId = await makeOrganization(app(), fields)
    const { _id: id, max_step_index: last } = await makeFollowUp(app(), organizationId, name)
    await move(id, last)
    await app().staff(organizationsCalls.updateOrganization, { params: { id: organizationId }, body: edit })
    const [before, filed] = [await dates(organizationId), await register(organizationId)]

    await move(id, last - 1)
    await move(id, 1)
    expect(await dates(organizationId)).toEqual(before)

    await restoreLatest(id)
    const body = { recordType: 'follow-up' as const, recordId: id, limit: 3 }
    const stepBack = (await app().staff(historyCalls.searchHistory, { body })).answer.data[2]
    await app().staff(historyCalls.restoreHistory, { params: { id: stepBack?._id ?? '' }, body: {} })

    expect(await dates(organizationId)).toEqual(before)
    expect(await register(organizationId)).toEqual(filed)
  })
})
