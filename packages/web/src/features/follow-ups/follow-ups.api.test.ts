// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { broken, messageAfter } from '#testing/failing-mutation'
import {
  useArchiveFollowUp,
  useMoveFollowUp,
  useRemoveFollowUp,
  useStartFollowUp,
  useUnarchiveFollowUp,
  useUpdateComments,
  useUpdateFollowUpDate,
} from './follow-ups.api.ts'

const followUp = { _id: 'f1', name: 'AR_TRADING', version: 1 } as const
const start = { name: 'PPS', organizationId: 'o1' } as const
const alreadyExists: typeof broken = [409, { ok: false, code: 'FOLLOW_UP_ALREADY_EXISTS', message: 'Exists.' }]

// FUP-32, FUP-4
it.each([
  ['a start', () => messageAfter(broken, useStartFollowUp, start), 'Failed to create follow-up.'],
  ['a second start', () => messageAfter(alreadyExists, useStartFollowUp, start), 'PPS already exists!'],
  [
    'a move',
    () => messageAfter(broken, () => useMoveFollowUp(followUp), { step_index: 1 }),
    'Something failed on our side. Try again in a moment.',
  ],
  [
    'an ARD',
    () => messageAfter(broken, () => useUpdateFollowUpDate(followUp, 'ARD'), '2026-03-12'),
    'Failed to update the ARD date',
  ],
  [
    'a start date',
    () => messageAfter(broken, () => useUpdateFollowUpDate(followUp, 'start_date'), '2026-03-12'),
    'Failed to update the start date',
  ],
  [
    'a legal day',
    () => messageAfter(broken, () => useUpdateFollowUpDate(followUp, 'legalDay'), '2026-03-12'),
    'Failed to update the legal day',
  ],
  [
    'comments',
    () => messageAfter(broken, () => useUpdateComments(followUp), { comments: 'x', version: 1 }),
    'Failed to update comments',
  ],
  [
    'the archive',
    () => messageAfter(broken, () => useArchiveFollowUp(followUp), '2026-01-01T00:00:00Z'),
    'Failed to archive follow-up.',
  ],
  [
    'the way back from the archive',
    () => messageAfter(alreadyExists, () => useUnarchiveFollowUp(followUp), null),
    'Cannot unarchive: an active follow-up with the same name already exists.',
  ],
  [
    'a deletion',
    () => messageAfter(broken, () => useRemoveFollowUp('f1'), undefined),
    'Failed to remove the follow-up.',
  ],
])('staff sees a message when the call of %s fails', async (_what, fail, message) => {
  expect(await fail()).toBe(message)
})
