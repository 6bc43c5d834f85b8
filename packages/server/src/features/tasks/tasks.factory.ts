import type { BodyInput } from '@registrar/domain/shared/call'
import type { Task } from '@registrar/domain/tasks/task'
import { tasksCalls } from '@registrar/domain/tasks/tasks.calls'
import type { TestApp } from '#testing/test-app'

/** Creates a task of the signed-in user through the API, with any fields given, and gives it. */
export const makeTask = async (
  { staff, staffId }: TestApp,
  fields: Partial<BodyInput<typeof tasksCalls.createTask>> = {},
): Promise<Task> => {
  const { answer } = await staff(tasksCalls.createTask, {
    body: { title: 'Call the bank', users: [{ userId: staffId }], ...fields },
  })
  return answer.data
}
