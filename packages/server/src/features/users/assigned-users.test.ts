import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { tasksCalls } from '@registrar/domain/tasks/tasks.calls'
import { staffCalls } from '@registrar/domain/users/staff.calls'
import { expect, it } from 'vitest'
import { duringTransaction } from '#testing/during-transaction'
import { useApp } from '#testing/test-app'
import { resolveAssignedUsers } from './assigned-users.ts'
import { updateStaff } from './staff/staff.commands.ts'
import { makeColleague } from './users.factory.ts'

const app = useApp()

const originOfTests = () => ({ config: app().config, address: '127.0.0.1', device: null, emailedLinkBase: '' })

const sessionOfStaff = async () => {
  const session = await app().sessions.find(app().staffToken)
  if (!session) throw new Error('The administrator is not signed in.')
  return session
}

type Users = { userId: string }[]

const createTask = (users: Users) => app().staff(tasksCalls.createTask, { body: { title: 'Call', users } })
const createCompany = (users: Users) =>
  app().staff(organizationsCalls.createOrganization, { body: { name: 'Assigned Ltd', users } })

const assignments: [string, () => Promise<(users: Users) => Promise<{ status: number; problem: { code: string } }>>][] =
  [
    ['a new task', async () => createTask],
    ['a new company', async () => createCompany],
    [
      'a task',
      async () => {
        const { _id: id } = (await createTask([{ userId: app().staffId }])).answer.data
        return (users) => app().staff(tasksCalls.updateTask, { params: { id }, body: { users } })
      },
    ],
    [
      'a company',
      async () => {
        const { _id: id } = (await createCompany([])).answer.data
        return (users) => app().staff(organizationsCalls.updateOrganization, { params: { id }, body: { users } })
      },
    ],
  ]

it.each(assignments)('%s is not assigned to a user who is being deactivated (USER-15)', async (_, prepare) => {
  const [leaver, session, assign] = [await makeColleague(app()), await sessionOfStaff(), await prepare()]
  const { status, problem } = await duringTransaction(
    app(),
    (tx) =>
      updateStaff(
        tx,
        leaver.id,
        { active: false },
        {
          session,
          handOverWork: async () => {},
          origin: originOfTests(),
          mailing: { config: app().config, baseUrl: '' },
        },
      ),
    () => assign([{ userId: app().staffId }, { userId: leaver.id }]),
  )
  expect([status, problem.code]).toEqual([422, 'UNKNOWN_USER'])
})

it('a task that is being assigned to a user is handed over when the user is deactivated (USER-15)', async () => {
  const leaver = await makeColleague(app())
  const id = (await createTask([{ userId: app().staffId }])).answer.data._id

  await duringTransaction(
    app(),
    (tx) => resolveAssignedUsers(tx, [{ userId: leaver.id }], []),
    () => app().staff(staffCalls.updateStaff, { params: { id: leaver.id }, body: { active: false } }),
    (tx) => tx.updateTable('task_users').set({ user_id: leaver.id }).where('task_id', '=', id).execute(),
  )
  const { users } = (await app().staff(tasksCalls.findTask, { params: { id } })).answer
  expect(users.map(({ userId }) => userId)).toEqual([app().staffId])
})
