import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { tasksCalls } from '@registrar/domain/tasks/tasks.calls'
import { staffCalls } from '@registrar/domain/users/staff.calls'
import { viewsCalls } from '@registrar/domain/views/views.calls'
import { expect, it } from 'vitest'
import { useApp } from '#testing/test-app'
import { makeColleague } from '../users.factory.ts'

const app = useApp()

it('shared views are handed over too, and one email tells the colleague of everything (USER-15, VIEW-2)', async () => {
  const [leaver, successor] = [await makeColleague(app()), await makeColleague(app())]
  const users = [{ userId: leaver.id }]
  await app().staff(tasksCalls.createTask, { body: { title: 'Call', users } })
  await app().staff(organizationsCalls.createOrganization, { body: { name: 'Nore Ltd', users } })
  for (const isShared of [true, false])
    await leaver.calls(viewsCalls.createView, { body: { list: 'products', name: `Shared: ${isShared}`, isShared } })

  const body = { active: false, handOverTo: successor.id }
  await app().staff(staffCalls.updateStaff, { params: { id: leaver.id }, body })

  const views = (await successor.calls(viewsCalls.searchViews, { body: { list: 'products' } })).answer.data
  expect(views.map(({ name, isOwn }) => [name, isOwn])).toEqual([['Shared: true', true]])
  const emails = await app().db.selectFrom('mails').selectAll().where('recipient', '=', successor.email).execute()
  expect(emails.map(({ text_content: text }) => text)).toEqual([
    expect.stringContaining('You are now in charge of: 1 open task, 1 company, 1 shared view.'),
  ])
})
