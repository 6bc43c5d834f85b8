import { remindersCalls } from '@registrar/domain/reminders/reminders.calls'
import { addDays } from '@registrar/domain/shared/iso-date'
import { expect, it } from 'vitest'
import { today } from '#platform/clock'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'

const app = useApp()

const makeClient = (users: { userId: string }[]) =>
  makeOrganization(app(), {
    mail: 'client@example.ie',
    language: 'en',
    hasDomiciliation: true,
    domiciliationPaidReminder: addDays(today('Europe/Dublin'), 30),
    users,
  })

it('reminders are found by who is in charge, and name them (REM-4)', async () => {
  const params = { rule: 'DOMICILIATION' }
  await app().staff(remindersCalls.updateReminderRule, { params, body: { on: true, automatic: false } })
  const mine = await makeClient([{ userId: app().staffId }])
  const nobodys = await makeClient([])
  await app().staff(remindersCalls.prepareReminders, {})
  const search = async (user: string) =>
    (await app().staff(remindersCalls.searchReminders, { body: { user } })).answer.data

  expect((await search(app().staffId)).map(({ organizationId }) => organizationId)).toEqual([mine])
  expect((await search('none')).map(({ organizationId }) => organizationId)).toEqual([nobodys])
  expect((await search(app().staffId))[0]?.users).toEqual([
    { _id: app().staffId, firstName: 'Niamh', lastName: 'Kelly' },
  ])
})
