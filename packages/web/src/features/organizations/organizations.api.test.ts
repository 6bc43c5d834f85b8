// @vitest-environment happy-dom
import type { Organization } from '@registrar/domain/organizations/organization'
import { expect, it } from 'vitest'
import { broken, messageAfter, refused, withoutMessage } from '#testing/failing-mutation'
import {
  useChangeFiles,
  useCreateOrganization,
  useRemoveFile,
  useRemoveOrganization,
  useRemoveTaxPaid,
  useUpdateOrganization,
} from './organizations.api.ts'

const organization = { _id: 'o1', corporationTaxPaid: ['2021-01-31'], version: 1 } as Organization
const changes = { comments: 'x', version: 1 }

// ORG-10, TAX-2, UI-8
it.each([
  [
    'a new company',
    () => messageAfter(withoutMessage, useCreateOrganization, { name: 'Unmade Ltd' }),
    'Failed to create organization',
  ],
  [
    'a change',
    () => messageAfter(broken, () => useUpdateOrganization('o1'), changes),
    'Failed to update the organization',
  ],
  [
    'a change that a rule refuses',
    () => messageAfter(refused, () => useUpdateOrganization('o1'), changes),
    'The rule says no.',
  ],
  [
    'a change of the files',
    () =>
      messageAfter(
        broken,
        () => useChangeFiles('o1'),
        (files) => files,
      ),
    'Failed to update the organization',
  ],
  [
    'a file that is removed',
    () => messageAfter(broken, () => useRemoveFile('o1'), 'x'),
    'Failed to update the organization',
  ],
  ['a deletion', () => messageAfter(broken, () => useRemoveOrganization('o1'), undefined), 'An error occurred'],
  [
    'a paid tax that is removed',
    () => messageAfter(broken, () => useRemoveTaxPaid('o1'), { date: '2021-01-31', before: organization }),
    'Failed to delete Corporation Tax Paid date. Please try again.',
  ],
])('staff sees a message when the call of %s fails', async (_what, fail, message) => {
  expect(await fail()).toBe(message)
})
