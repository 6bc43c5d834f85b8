import type { Task } from '@registrar/domain/tasks/task'
import { describe, expect, it } from 'vitest'
import { changesBetween, draftOf, emptyDraft, taskFieldsOf } from './task-draft.ts'

const task = {
  _id: '1',
  title: 'File the annual return',
  description: null,
  status: 'TO DO',
  users: [{ userId: 'u1', userName: 'Aoife Byrne' }],
  organizationId: 'o1',
  organizationName: 'Harbour Ltd',
  peopleId: null,
  peopleName: null,
  attachedFiles: ['https://example.ie/file/a.pdf'],
} as unknown as Task

describe('the draft of a task', () => {
  it('shows a missing description as empty text and the linked record by its name', () => {
    expect(draftOf(task)).toMatchObject({
      description: '',
      organization: { id: 'o1', name: 'Harbour Ltd' },
      person: null,
    })
  })

  it('is sent with a trimmed title, null for an empty description, and ids for records', () => {
    const sent = taskFieldsOf({ ...emptyDraft, title: '  Call  ', organization: { id: 'o1', name: 'Harbour Ltd' } })
    expect(sent).toMatchObject({ title: 'Call', description: null, organizationId: 'o1', peopleId: null })
    expect(sent).not.toHaveProperty('organization')
  })
})

describe('the changes of a task', () => {
  const before = draftOf(task)

  it('are empty while nothing was edited', () => {
    expect(changesBetween(before, { ...before })).toEqual({})
  })

  it('hold the edited fields only (UI-9)', () => {
    const after = { ...before, status: 'DONE', organization: null } as const
    expect(changesBetween(before, after)).toEqual({ status: 'DONE', organizationId: null })
  })

  it('leave out blanks around a title that is the same', () => {
    expect(changesBetween(before, { ...before, title: `${before.title} ` })).toEqual({})
  })
})
