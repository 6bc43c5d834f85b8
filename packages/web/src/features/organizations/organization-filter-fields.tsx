import { creationStatuses } from '@registrar/domain/organizations/creation-status'
import { recurringServiceNames } from '@registrar/domain/organizations/services/recurring-services'
import { displayDate, displayMonth } from '@registrar/domain/shared/iso-date'
import { lazy } from 'react'
import { followUpOptions } from '#features/follow-ups'
import { UserFilter, UserName } from '#features/users'
import { codeOptions } from '#lib/code-options'
import { type FilterField, filterOptions, yesNoOptions } from '#lib/filter-field'
import type { OrganizationListState } from './organization-list-search.ts'

// Loaded when the filters open, so that the list itself loads without the calendar code.
const DeadlineFilter = lazy(async () => ({
  default: (await import('./organization-date-filters.tsx')).DeadlineFilter,
}))
const AnnualReturnMonthFilter = lazy(async () => ({
  default: (await import('./organization-date-filters.tsx')).AnnualReturnMonthFilter,
}))

const arColumns = { firstAr: 'First AR', nextArReminder: 'Next AR' }

/** The filters of the organization list (ORG-5). */
export const organizationFilterFields: FilterField<OrganizationListState>[] = [
  {
    name: 'user',
    label: 'User',
    isInline: true,
    control: UserFilter,
    chipText: ({ user = '' }) => <UserName id={user} />,
  },
  {
    name: 'followUp',
    label: 'Follow-up',
    options: followUpOptions,
    dependents: ['deadline'],
  },
  {
    name: 'deadline',
    label: 'Deadline on or before',
    control: DeadlineFilter,
    chipText: ({ deadline }) => displayDate(deadline),
  },
  {
    name: 'creationStatus',
    label: 'Creation status',
    options: codeOptions([...creationStatuses, 'N/A']),
  },
  { name: 'status', label: 'First AR status', options: yesNoOptions('DONE', 'PENDING') },
  {
    name: 'arColumn',
    label: 'AR column',
    options: filterOptions(arColumns),
    dependents: ['arDate'],
    chipText: false,
  },
  {
    name: 'arDate',
    label: 'AR month',
    control: AnnualReturnMonthFilter,
    dependents: ['arColumn'],
    chipText: ({ arColumn = 'firstAr', arDate }) => `${arColumns[arColumn]} ${displayMonth(`${arDate}-01`)}`,
  },
  { name: 'hasRed', label: 'Has red', options: yesNoOptions('Yes', 'No') },
  { name: 'latePaidReminders', label: 'Late paid reminders', options: filterOptions(recurringServiceNames) },
  { name: 'bilan', label: 'Bilan', options: filterOptions({ late: 'Late', soon: 'Within 60 days', ok: 'OK' }) },
  { name: 'arLate', label: 'Annual return', options: yesNoOptions('Late', 'Not late') },
  { name: 'amlComplete', label: 'AML file', options: yesNoOptions('Complete', 'Incomplete') },
  { name: 'finotor', label: 'Finotor', options: filterOptions({ ok: 'OK', late: 'Late', stopped: 'Stopped' }) },
]
