import { morningEmailsCalls } from '@registrar/domain/morning-emails/morning-emails.calls'
import { addDays } from '@registrar/domain/shared/iso-date'
import { expect, it } from 'vitest'
import { today as todayIn } from '#platform/clock'
import { useApp } from '#testing/test-app'
import { makeTask } from '../tasks/tasks.factory.ts'
import { sendMorningEmails } from './morning-emails.commands.ts'

const app = useApp({ PUBLIC_URL: 'https://registrar.example.ie' })
const today = todayIn('Europe/Dublin')
const send = (day = today) => sendMorningEmails(app().db, { config: app().config, today: day })
const choose = (on: boolean) => app().staff(morningEmailsCalls.setMorningEmail, { body: { on } })
const sent = () => app().db.selectFrom('mails').selectAll().where('tag', '=', 'my-day').orderBy('id').execute()

it('the email of the morning answers 401 without a session', async () => {
  expect((await app().anybody(morningEmailsCalls.findMorningEmail)).status).toBe(401)
})

it('the email of the morning goes once a day to each user who wants it, and to nobody else (REM-7)', async () => {
  expect((await app().staff(morningEmailsCalls.findMorningEmail)).answer.on).toBe(false)
  await makeTask(app(), { title: 'Ring <the> bank', dueDate: addDays(today, -2) })
  await makeTask(app(), { title: 'Far away', dueDate: addDays(today, 60) })
  expect(await send()).toBe(0)

  expect((await choose(true)).answer.on).toBe(true)
  await Promise.all([send(), send()])
  await send()
  const emails = await sent()
  expect(emails).toMatchObject([{ recipient: 'niamh.kelly@example.ie', subject: 'Your day: 1 overdue' }])
  expect(emails[0]?.text_content).toContain('Ring <the> bank')
  expect(emails[0]?.text_content).toContain('https://registrar.example.ie/deadlines')
  expect(emails[0]?.text_content).not.toContain('Far away')
  expect(emails[0]?.html_content).toContain('Ring &lt;the&gt; bank')

  expect(await send(addDays(today, 1))).toBe(1)
  // The clock was years ahead for a minute.
  expect(await send(addDays(today, 2000))).toBe(1)
  expect(await send(addDays(today, 2))).toBe(1)
  await choose(false)
  expect(await send(addDays(today, 4))).toBe(0)
})

it('a user with nothing due gets no email', async () => {
  await app().db.updateTable('tasks').set({ status: 'DONE' }).execute()
  await choose(true)
  expect(await send(addDays(today, 3))).toBe(0)
})
