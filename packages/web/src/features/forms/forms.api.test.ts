// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { empty, messageAfter, refused, withoutMessage } from '#testing/failing-mutation'
import { useCreateOrganizationFromForm, useRemoveForm, useUnmarkForm, useUpdateForm } from './forms.api.ts'

const update = () => useUpdateForm('f1')
const changes = { description: 'Another trade' }
const newOrganization = { name: 'Quai' } as Parameters<ReturnType<typeof useCreateOrganizationFromForm>['mutate']>[0]
const nothingMore = () => undefined

// FORM-10, FORM-11, UI-8
it.each([
  ['a change', () => messageAfter(refused, update, changes), 'The rule says no.'],
  ['a change, with a code alone', () => messageAfter(withoutMessage, update, changes), 'ANY_CODE'],
  ['a change, without a code', () => messageAfter(empty, update, changes), 'An error occurred'],
  ['the mark of a robot', () => messageAfter(refused, () => useUnmarkForm('f1'), undefined), 'The rule says no.'],
  ['a deletion', () => messageAfter(refused, () => useRemoveForm('f1'), undefined), 'The rule says no.'],
  [
    'the company of a form',
    () => messageAfter(withoutMessage, () => useCreateOrganizationFromForm('f1', nothingMore), newOrganization),
    'Failed to create organization',
  ],
])('staff sees a message when the call of %s fails', async (_what, fail, message) => {
  expect(await fail()).toBe(message)
})
