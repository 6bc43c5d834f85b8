// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { broken, messageAfter, refused } from '#testing/failing-mutation'
import { useCreateTask, useMoveTask, useRemoveTask, useSendTask, useUpdateTask } from './tasks.api.ts'

const task = { _id: 't1', title: 'Call', version: 1 } as Parameters<ReturnType<typeof useSendTask>['mutate']>[0]['task']
const newTask = { title: 'Call', users: [{ userId: 'u1' }] } as Parameters<
  ReturnType<typeof useCreateTask>['mutate']
>[0]
const noRecipients: typeof broken = [422, { ok: false, code: 'NO_VALID_RECIPIENTS', message: 'Nobody.' }]

// TASK-9, UI-8
it.each([
  ['a new task', () => messageAfter(broken, useCreateTask, newTask), 'Task creation failed!'],
  ['a change', () => messageAfter(refused, () => useUpdateTask('t1'), { title: 'x' }), 'The rule says no.'],
  ['a move', () => messageAfter(refused, useMoveTask, { task, to: 'DONE' }), 'The rule says no.'],
  ['a deletion', () => messageAfter(refused, () => useRemoveTask('t1'), undefined), 'The rule says no.'],
  [
    'an email',
    () => messageAfter(broken, useSendTask, { task, recipients: ['u1'] }),
    'An error occurred while sending the email',
  ],
  [
    'an email to nobody',
    () => messageAfter(noRecipients, useSendTask, { task, recipients: ['u1'] }),
    'No valid email recipients',
  ],
])('staff sees a message when the call of %s fails', async (_what, fail, message) => {
  expect(await fail()).toBe(message)
})
