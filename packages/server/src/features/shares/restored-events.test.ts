import { binCalls } from '@registrar/domain/bin/bin.calls'
import { filingsCalls } from '@registrar/domain/filings/filings.calls'
import { historyCalls } from '@registrar/domain/history/history.calls'
import { addDays } from '@registrar/domain/shared/iso-date'
import { sharesCalls } from '@registrar/domain/shares/shares.calls'
import { tasksCalls } from '@registrar/domain/tasks/tasks.calls'
import { describe, expect, it } from 'vitest'
import { today } from '#platform/clock'
import { useApp } from '#testing/test-app'
import { useShares } from './shares.factory.ts'

const app = useApp()
const { enter, makeCompany, tasksOf, transferOf } = useShares(app)
const ago = (days: number) => addDays(today('Europe/Dublin'), -days)

const filingsOf = async (organizationId: string) =>
  (await app().staff(filingsCalls.searchFilings, { body: { organizationId } })).answer.data
    .map(({ kind, event, eventDate }) => [kind, event, eventDate].join(' '))
    .toSorted()

/** What follows from the events of a company: its tasks and filings. */
const derivedOf = async (organizationId: string) => ({
  tasks: (await tasksOf(organizationId)).map(({ _id, title, dueDate }) => [_id, title, dueDate].join(' ')).toSorted(),
  filings: await filingsOf(organizationId),
})

const restore = async (_id: string) => {
  const items = [{ recordType: 'share-event' as const, _id }]
  return (await app().staff(binCalls.restoreFromBin, { body: { items } })).answer.data
}

const undoLast = async (recordId: string) => {
  const body = { recordType: 'share-event' as const, recordId, limit: 1 }
  const [last] = (await app().staff(historyCalls.searchHistory, { body })).answer.data
  return app().staff(historyCalls.restoreHistory, { params: { id: last?._id ?? '' }, body: {} })
}

const makeTransfer = async () => {
  const company = await makeCompany()
  const days = { on: ago(5), executedOn: ago(20), lodgedOn: ago(10) }
  return { ...company, id: await enter({ ...transferOf(company), ...days }) }
}

const makeAllotment = async () => {
  const company = await makeCompany()
  const { organizationId, classId, brian } = company
  const to = [{ personId: brian.personId }]
  return { ...company, id: await enter({ organizationId, kind: 'allotment', on: ago(5), classId, number: 60, to }) }
}

describe('an event of shares that comes back from the bin (SHARE-8, SHARE-9)', () => {
  it.each([
    ['a transfer', makeTransfer, 2],
    ['an allotment', makeAllotment, 0],
  ] as const)(
    '%s has its tasks and filings as its entry made them, and the undo of that takes them',
    async (_, make, tasks) => {
      const { organizationId, id } = await make()
      const entered = await derivedOf(organizationId)
      expect(entered.tasks).toHaveLength(tasks)
      expect(entered.filings.length).toBeGreaterThan(0)

      await app().staff(sharesCalls.removeShareEvent, { params: { id } })
      const without = await derivedOf(organizationId)
      expect(without).toEqual({ tasks: [], filings: [] })

      expect(await restore(id)).toMatchObject([{ ok: true }])
      expect(await derivedOf(organizationId)).toEqual(entered)
      expect((await undoLast(id)).status).toBe(200)
      expect(await derivedOf(organizationId)).toEqual(without)
      expect((await undoLast(id)).status).toBe(200)
      expect(await derivedOf(organizationId)).toEqual(entered)
    },
  )

  it('keeps a task that somebody has worked on, and makes it no second time', async () => {
    const { organizationId, id } = await makeTransfer()
    const [task] = await tasksOf(organizationId)
    const params = { id: task?._id ?? '' }
    await app().staff(tasksCalls.updateTask, { params, body: { description: 'Paid through ROS' } })
    await app().staff(sharesCalls.removeShareEvent, { params: { id } })
    expect((await tasksOf(organizationId)).map(({ _id }) => _id)).toEqual([params.id])
    await restore(id)
    expect(await tasksOf(organizationId)).toHaveLength(2)
  })

  it('makes its filings anew where others have moved what they were', async () => {
    const { organizationId, id, classId, brian } = await makeAllotment()
    const entered = await filingsOf(organizationId)
    await app().staff(sharesCalls.removeShareEvent, { params: { id } })
    const to = [{ personId: brian.personId }]
    const other = await enter({ organizationId, kind: 'allotment', on: ago(5), classId, number: 60, to })
    expect(await filingsOf(organizationId)).toEqual(entered)
    await app().staff(sharesCalls.removeShareEvent, { params: { id: other } })
    expect(await restore(id)).toMatchObject([{ ok: true }])
    expect(await filingsOf(organizationId)).toEqual(entered)
  })
})
