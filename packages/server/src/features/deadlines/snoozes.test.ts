import type { DeadlineSearchInput } from '@registrar/domain/deadlines/deadline-listing'
import { deadlinesCalls } from '@registrar/domain/deadlines/deadlines.calls'
import { historyCalls } from '@registrar/domain/history/history.calls'
import { addDays, addMonths, displayDate, type IsoDate } from '@registrar/domain/shared/iso-date'
import { tasksCalls } from '@registrar/domain/tasks/tasks.calls'
import { describe, expect, it } from 'vitest'
import { today as todayIn } from '#platform/clock'
import { newId } from '#platform/database/ids'
import type { Session } from '#platform/sessions/session'
import { duringTransaction } from '#testing/during-transaction'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makeTask } from '../tasks/tasks.factory.ts'
import { refreshDeadlines } from './refresh-deadlines.commands.ts'
import { refreshSettings } from './refresh-settings.ts'
import { snoozeDeadline, unsnoozeDeadline } from './snoozes.commands.ts'

const app = useApp()
const today = todayIn('Europe/Dublin')

const due = async (name: string, body: DeadlineSearchInput = {}) =>
  (await app().staff(deadlinesCalls.searchDeadlines, { body: { ...body, search: name } })).answer.data

describe('a snoozed deadline (DUE-8)', () => {
  const snooze = (id: string, body: { until: string; reason: string }) =>
    app().staff(deadlinesCalls.snoozeDeadline, { params: { id }, body })

  it('is left out until its day, and comes back when it is woken', async () => {
    const task = await makeTask(app(), { title: 'Sleepy', dueDate: today })
    const id = `TASK:${task._id}`
    expect((await snooze(id, { until: addDays(today, 5), reason: 'Client is abroad' })).status).toBe(200)
    expect(await due('sleepy')).toEqual([])
    expect(await due('sleepy', { snoozed: true })).toMatchObject([
      { _id: id, snoozedUntil: addDays(today, 5), snoozeReason: 'Client is abroad' },
    ])
    await app().staff(deadlinesCalls.unsnoozeDeadline, { params: { id } })
    expect(await due('sleepy')).toMatchObject([{ _id: id, snoozedUntil: null }])
  })

  it('comes back when it falls due on another day', async () => {
    const task = await makeTask(app(), { title: 'Moved', dueDate: today })
    await snooze(`TASK:${task._id}`, { until: addDays(today, 5), reason: 'Client is abroad' })
    const moveTo = (dueDate: IsoDate) =>
      app().staff(tasksCalls.updateTask, { params: { id: task._id }, body: { dueDate } })

    await moveTo(addDays(today, 1))
    expect(await due('moved')).toMatchObject([{ snoozedUntil: null, snoozeReason: null }])

    await snooze(`TASK:${task._id}`, { until: addDays(today, 6), reason: 'Client is ill' })
    expect(await due('moved')).toEqual([])
    await moveTo(today)
    expect(await due('moved')).toMatchObject([{ snoozedUntil: null }])
  })

  it('is told in the history of its record, and its subject is no name of a field', async () => {
    const task = await makeTask(app(), { title: 'Call Ann', dueDate: today })
    await snooze(`TASK:${task._id}`, { until: addDays(today, 5), reason: 'Client is abroad' })
    const { answer } = await app().staff(historyCalls.searchHistory, {
      body: { recordType: 'task', recordId: task._id },
    })
    const to = `Call Ann · ${displayDate(addDays(today, 5))} · Client is abroad`
    expect(answer.data[0]?.fields).toEqual([{ field: 'snoozed', label: 'Snoozed', from: null, to }])
  })

  it('needs a reason, a day after today, and a day up to the legal day', async () => {
    const id = await makeOrganization(app(), { name: 'Awake', incorporationDate: addMonths(today, -4) })
    const rbo = (await due('awake', { kinds: ['RBO'] }))[0]
    expect(rbo).toMatchObject({ _id: `RBO:${id}` })
    const refusedFields = async (until: string, reason: string) =>
      Object.keys((await snooze(`RBO:${id}`, { until, reason })).problem.fields ?? {})
    expect(await refusedFields(today, 'why')).toEqual(['until'])
    expect(await refusedFields(addDays(rbo?.legalDate ?? '', 1), 'why')).toEqual(['until'])
    expect(await refusedFields(addDays(today, 1), ' ')).toEqual(['reason'])
    expect((await snooze('RBO:nothing', { until: addDays(today, 1), reason: 'why' })).status).toBe(404)
    expect((await snooze(`RBO:${id}`, { until: rbo?.legalDate ?? '', reason: 'why' })).status).toBe(200)
  })

  it('is snoozed and woken while the deadlines of its record are computed again', async () => {
    const task = await makeTask(app(), { title: 'Busy', dueDate: today })
    const id = `TASK:${task._id}`
    const session = { userId: app().staffId } as Session
    const whileRefreshed = async (call: () => Promise<unknown>) => {
      await due('busy', { snoozed: true })
      await app().staff(tasksCalls.updateTask, { params: { id: task._id }, body: { description: newId() } })
      await duringTransaction(app(), (tx) => refreshDeadlines(tx, refreshSettings(app().config)), call)
    }

    const until = addDays(today, 5)
    await whileRefreshed(() => snoozeDeadline(app().db, id, { until, reason: 'Abroad' }, { today, session }))
    expect(await due('busy')).toEqual([])
    await whileRefreshed(() => unsnoozeDeadline(app().db, id, session))
    expect(await due('busy')).toMatchObject([{ _id: id, snoozedUntil: null }])
  })
})
