import { describe, expect, it } from 'vitest'
import { newTask, taskChanges } from './task.ts'
import { taskSearchBody } from './task-listing.ts'

describe('a task (TASK-1, TASK-2)', () => {
  it('needs a title that is not blank', () => {
    expect(newTask.safeParse({ users: [] }).success).toBe(false)
    expect(taskChanges.safeParse({ title: '  ' }).success).toBe(false)
    expect(newTask.parse({ title: ' Call ' })).toEqual({ title: 'Call' })
  })

  it('reads an empty picker as null, and ignores the names that are sent (TASK-3)', () => {
    const sent = { organizationId: '', peopleId: null, organizationName: 'x', users: [{ userId: 'a', userName: 'b' }] }
    expect(taskChanges.parse(sent)).toEqual({ organizationId: null, peopleId: null, users: [{ userId: 'a' }] })
  })

  it.each([{ status: 'TODO' }, { users: ['a'] }, { attachedFiles: [{ url: 'x' }] }, { organizationId: 1 }])(
    'refuses %j',
    (sent) => {
      expect(taskChanges.safeParse(sent).success).toBe(false)
    },
  )
})

describe('a search of tasks (TASK-5)', () => {
  it('without fields asks for the 1000 tasks that were changed last', () => {
    expect(taskSearchBody.parse({ user: null })).toEqual({
      page: 1,
      limit: 1000,
      sortField: 'updatedAt',
      sortOrder: 'desc',
    })
  })

  it.each([{ sortField: 'users' }, { status: 'TODO' }, { page: 0 }, { limit: 0 }])('refuses %j', (body) => {
    expect(taskSearchBody.safeParse(body).success).toBe(false)
  })
})
