import { remindersCalls } from '@registrar/domain/reminders/reminders.calls'
import { addDays } from '@registrar/domain/shared/iso-date'
import { beforeEach, describe, expect, it } from 'vitest'
import { today } from '#platform/clock'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'

const app = useApp({ MAIL_FROM: 'office@example.ie' })

let id = ''
beforeEach(async () => {
  const organizationId = await makeOrganization(app(), {
    mail: 'client@example.ie',
    hasDomiciliation: true,
    domiciliationPaidReminder: addDays(today('Europe/Dublin'), 7),
  })
  await app().staff(remindersCalls.updateReminderRule, { params: { rule: 'DOMICILIATION' }, body: { on: true } })
  await app().staff(remindersCalls.prepareReminders, { body: undefined as never })
  const { answer } = await app().staff(remindersCalls.searchReminders, { body: { limit: 1000 } })
  id = answer.data.find((row) => row.organizationId === organizationId)?._id ?? ''
})

const edit = (body: object) => app().staff(remindersCalls.updateReminder, { params: { id }, body })
const logged = () =>
  app()
    .db.selectFrom('changes')
    .select(['user_id', 'record_type', 'action', 'fields'])
    .where('record_id', '=', id)
    .orderBy('id')
    .execute()
const line = (action: string, fields: object) => ({
  user_id: app().staffId,
  record_type: 'reminder',
  action,
  fields: expect.objectContaining(fields),
})

describe('the change log keeps what staff do with a reminder (REM-5)', () => {
  it('an edit, with the old and the new values of what was changed alone', async () => {
    await edit({ to: 'client@example.ie', subject: 'Please pay' })
    expect(await logged()).toEqual([line('updated', { subject: [expect.any(String), 'Please pay'] })])
    expect(Object.keys((await logged())[0]?.fields as object)).toEqual(['subject'])
  })

  it('nothing for an edit that changes nothing', async () => {
    expect((await edit({ to: 'client@example.ie' })).status).toBe(200)
    expect(await logged()).toEqual([])
  })

  it('that it was skipped, and why', async () => {
    await app().staff(remindersCalls.skipReminders, { body: { ids: [id], reason: 'Paid by card' } })
    expect(await logged()).toEqual([
      line('updated', { state: ['prepared', 'skipped'], reason: [null, 'Paid by card'] }),
    ])
  })

  it('that it was sent', async () => {
    await app().staff(remindersCalls.sendReminders, { body: { ids: [id] } })
    expect(await logged()).toEqual([line('mailed', { state: ['prepared', 'sent'] })])
  })
})
