import { deadlinesCalls } from '@registrar/domain/deadlines/deadlines.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { addMonths, displayDate } from '@registrar/domain/shared/iso-date'
import { tasksCalls } from '@registrar/domain/tasks/tasks.calls'
import { firstOfMonth } from '@registrar/domain/taxes/tax-calendar'
import { taxesCalls } from '@registrar/domain/taxes/taxes.calls'
import { followUpsCalls } from '@registrar/domain/follow-ups/follow-ups.calls'
import { payrollDutyTitle } from '@registrar/domain/follow-ups/recurring-duties'
import { expect, it } from 'vitest'
import { beginMonth, refreshDeadlines, refreshSettings } from '#features/deadlines'
import { today } from '#platform/clock'
import { useApp } from '#testing/test-app'
import { makeFollowUp } from '../follow-ups/follow-ups.factory.ts'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makeTask } from '../tasks/tasks.factory.ts'
import { makeTaxRegistration } from './taxes.factory.ts'

const app = useApp()
const day = today('Europe/Dublin')
const month = firstOfMonth(day)

const due = async (search: string, kinds: ('TAX' | 'CORPORATION_TAX' | 'TASK')[] = ['TAX']) =>
  (await app().staff(deadlinesCalls.searchDeadlines, { body: { search, kinds, limit: 1000 } })).answer.data
const calendarOf = async (organizationId: string) =>
  (await app().staff(taxesCalls.searchTaxDues, { body: { organizationId, limit: 1000 } })).answer.data
const pay = (id: string) => app().staff(taxesCalls.updateTaxDue, { params: { id }, body: { paidOn: day } })

it('what is open of taxes is among the deadlines, and gone once it is paid, whole and undone alike (TAX-13, DUE-1)', async () => {
  const organizationId = await makeOrganization(app(), { name: 'Sandpiper Ltd' })
  const registration = await makeTaxRegistration(app(), organizationId, { tax: 'PAYE', from: month })

  const rows = await due('sandpiper')
  const open = (await calendarOf(organizationId)).filter(({ isOpen }) => isOpen)
  expect(rows).toHaveLength(14)
  expect(rows.map(({ subject, legalDate, _id }) => [subject, legalDate, _id])).toEqual(
    open.map(({ subject, period, legalDate, _id }) => [`${subject} for ${period}`, legalDate, `TAX:${_id}`]),
  )
  expect(rows[0]).toMatchObject({ houseDate: null, path: `/organization/${organizationId}/FILINGS_TAB` })

  await pay(open[0]?._id ?? '')
  expect((await due('sandpiper')).map(({ _id }) => _id)).toEqual(rows.slice(1).map(({ _id }) => _id))
  await app().staff(taxesCalls.removeTaxRegistration, { params: { id: registration } })
  expect(await due('sandpiper')).toEqual([])
})

it('the return of the recorded year is one deadline, which ends when it is paid in the calendar (TAX-13)', async () => {
  const financialYearEnd = addMonths(`${month.slice(0, 8)}15`, -3)
  const organizationId = await makeOrganization(app(), { name: 'Oystercatcher Ltd', financialYearEnd })
  const subjects = async () =>
    (await due('oystercatcher', ['TAX', 'CORPORATION_TAX'])).filter(({ subject }) => /corporation|CT1/i.test(subject))
  expect((await subjects()).map(({ kind }) => kind)).toEqual(['CORPORATION_TAX'])

  const ct1 = (await calendarOf(organizationId)).find(({ subject, isOpen }) => subject === 'CT1' && isOpen)
  expect(ct1?.legalDate).toBe((await subjects())[0]?.legalDate)
  await pay(ct1?._id ?? '')
  expect(await subjects()).toEqual([])

  await app().staff(organizationsCalls.updateOrganization, {
    params: { id: organizationId },
    body: { financialYearEnd: addMonths(financialYearEnd, 12) },
  })
  expect((await subjects()).map(({ kind }) => kind)).toEqual(['CORPORATION_TAX'])
})

it('the return of the recorded year of a registered company is its CT1, once, with the reminder beside it (TAX-13)', async () => {
  const financialYearEnd = addMonths(`${month.slice(0, 8)}15`, -3)
  const organizationId = await makeOrganization(app(), { name: 'Lapwing Ltd', financialYearEnd, firstAr: '2020-05-05' })
  const kindsOf = async (kinds: ('TAX' | 'CORPORATION_TAX')[]) =>
    (await due('lapwing', kinds)).filter(({ subject }) => /corporation|CT1/i.test(subject) && subject.includes('/'))
  const [before] = await kindsOf(['CORPORATION_TAX'])
  expect(await kindsOf(['TAX'])).toEqual([])

  const registration = await makeTaxRegistration(app(), organizationId, { tax: 'CT', from: '2020-01-01' })
  const rows = await kindsOf(['TAX', 'CORPORATION_TAX'])
  const recorded = rows.filter(({ subject }) => subject.includes(displayDate(financialYearEnd)))
  const { houseDate, legalDate, date } = before ?? {}
  expect(recorded).toMatchObject([{ kind: 'TAX', houseDate, legalDate, date }])
  expect(houseDate).toBe(addMonths(financialYearEnd, 9))
  expect((await kindsOf(['CORPORATION_TAX'])).map(({ _id }) => _id)).toEqual(recorded.map(({ _id }) => _id))
  const ct1 = (await calendarOf(organizationId)).filter(
    ({ subject, periodTo }) => subject === 'CT1' && periodTo === financialYearEnd,
  )
  expect(ct1).toMatchObject([{ isOpen: true, legalDate }])

  await app().staff(taxesCalls.removeTaxRegistration, { params: { id: registration } })
  expect(await kindsOf(['TAX', 'CORPORATION_TAX'])).toEqual([before])
})

it('a task of a recurring duty stands for its return until it is deleted (TAX-13, FUP-35)', async () => {
  const organizationId = await makeOrganization(app(), { name: 'Redshank Ltd' })
  await makeTaxRegistration(app(), organizationId, { tax: 'PAYE', from: month })
  const before = (await due('redshank')).length
  const title = payrollDutyTitle(month)
  const { _id } = await makeTask(app(), { organizationId, title, dueDate: `${addMonths(month, 1).slice(0, 8)}23` })

  expect(await due('redshank')).toHaveLength(before - 1)
  expect((await due('redshank', ['TASK'])).map(({ subject }) => subject)).toEqual([title])
  await app().staff(tasksCalls.removeTask, { params: { id: _id } })
  expect(await due('redshank')).toHaveLength(before)
})

it('a company that is registered for a tax is offered no tasks for its returns (FUP-35)', async () => {
  const organizationId = await makeOrganization(app())
  const { _id, max_step_index } = await makeFollowUp(app(), organizationId, 'VAT_REGISTRATION')
  await app().staff(followUpsCalls.updateFollowUp, { params: { id: _id }, body: { step_index: max_step_index } })
  const offered = async () =>
    (await app().staff(followUpsCalls.findWhatComesNext, { params: { id: _id } })).answer.data.tasks.length
  expect(await offered()).toBe(6)
  await makeTaxRegistration(app(), organizationId, { from: day })
  expect(await offered()).toBe(0)
})

it('a new month looks a month further ahead, once (TAX-13)', async () => {
  const { db, config } = app()
  const organizationId = await makeOrganization(app(), { name: 'Turnstone Ltd' })
  await makeTaxRegistration(app(), organizationId, { tax: 'PAYE', from: month })
  await makeOrganization(app(), { name: 'Without taxes Ltd' })
  await refreshDeadlines(db, refreshSettings(config))

  const queued = async () => {
    await beginMonth(db, config.timeZone)
    const rows = await db.selectFrom('stale_records').select('record_id').where('reader', '=', 'deadlines').execute()
    return rows.map(({ record_id }) => record_id)
  }
  await db.deleteFrom('deadline_settings').execute()
  await db
    .insertInto('deadline_settings')
    .values({ settings: '{}', month: addMonths(month, -1) })
    .execute()
  expect(await queued()).toContain(organizationId)
  const { length } = await queued()
  expect(await queued()).toHaveLength(length)
})
