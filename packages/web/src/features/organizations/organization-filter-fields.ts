import { followUpCatalogue, followUpCodes } from '@registrar/domain/follow-ups/catalogue'
import { creationStatuses } from '@registrar/domain/organizations/creation-status'
import { recurringServiceCodes } from '@registrar/domain/organizations/services/recurring-services'
import { displayDate, displayMonth } from '@registrar/domain/shared/iso-date'
import { serviceNames } from './organization-columns.tsx'
import type { OrganizationFilters } from './organization-list-search.ts'

type Option = { value: string; label: string }

const optionsOf = (labels: Record<string, string>): Option[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

/** The filters that offer options, with their labels (ORG-5). */
export const filterChoices = {
  followUp: {
    label: 'Follow-up',
    options: followUpCodes.map((value) => ({ value, label: followUpCatalogue[value].label })),
  },
  creationStatus: {
    label: 'Creation status',
    options: [...creationStatuses, 'N/A'].map((value) => ({ value, label: value.replace('_', ' ') })),
  },
  status: { label: 'First AR status', options: optionsOf({ true: 'DONE', false: 'PENDING' }) },
  arColumn: { label: 'AR column', options: optionsOf({ firstAr: 'First AR', nextArReminder: 'Next AR' }) },
  latePaidReminders: {
    label: 'Late paid reminders',
    options: recurringServiceCodes.map((value) => ({ value, label: serviceNames[value] })),
  },
  bilan: { label: 'Bilan', options: optionsOf({ late: 'Late', soon: 'Within 60 days', ok: 'OK' }) },
  finotor: { label: 'Finotor', options: optionsOf({ ok: 'OK', late: 'Late', stopped: 'Stopped' }) },
} satisfies Partial<Record<keyof OrganizationFilters, { label: string; options: Option[] }>>

/** Clears a filter, and those that depend on it: a deadline needs its follow-up, a month its column. */
export const clearFilter = (name: keyof OrganizationFilters): OrganizationFilters => ({
  [name]: undefined,
  ...(name === 'followUp' && { deadline: undefined }),
  ...(name === 'arDate' && { arColumn: undefined }),
  ...(name === 'arColumn' && { arDate: undefined }),
})

/** The text of a filter's chip; undefined when the filter is not set or shows on another chip. */
export const filterChipText = (name: keyof OrganizationFilters, filters: OrganizationFilters): string | undefined => {
  const value = filters[name]
  if (value === undefined || name === 'arColumn') return undefined
  // The chip itself adds the user's name.
  if (name === 'user') return 'User: '
  if (name === 'deadline') return `Deadline by ${displayDate(String(value))}`
  if (name === 'arDate') {
    const column = filterChoices.arColumn.options.find((one) => one.value === (filters.arColumn ?? 'firstAr'))
    return `${column?.label} ${displayMonth(`${String(value)}-01`)}`
  }
  const { label, options } = filterChoices[name]
  return `${label}: ${options.find((one) => one.value === String(value))?.label ?? String(value)}`
}
