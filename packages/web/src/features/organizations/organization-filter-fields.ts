import { followUpCatalogue, followUpCodes } from '@registrar/domain/follow-ups/catalogue'
import { creationStatuses } from '@registrar/domain/organizations/creation-status'
import { recurringServiceCodes } from '@registrar/domain/organizations/services/recurring-services'
import { displayDate, displayMonth } from '@registrar/domain/shared/iso-date'
import { serviceNames } from './organization-columns.tsx'
import type { OrganizationFilters } from './organization-list-search.ts'

type Option = { value: string; label: string }

const of = (words: Record<string, string>): Option[] =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

/** The filters that are a choice, with their words. */
export const choices = {
  followUp: {
    label: 'Follow-up',
    options: followUpCodes.map((value) => ({ value, label: followUpCatalogue[value].label })),
  },
  creationStatus: {
    label: 'Creation status',
    options: [...creationStatuses, 'N/A'].map((value) => ({ value, label: value.replace('_', ' ') })),
  },
  status: { label: 'First AR status', options: of({ true: 'DONE', false: 'PENDING' }) },
  arColumn: { label: 'AR column', options: of({ firstAr: 'First AR', nextArReminder: 'Next AR' }) },
  latePaidReminders: {
    label: 'Late paid reminders',
    options: recurringServiceCodes.map((value) => ({ value, label: serviceNames[value] })),
  },
  bilan: { label: 'Bilan', options: of({ late: 'Late', soon: 'Within 60 days', ok: 'OK' }) },
  finotor: { label: 'Finotor', options: of({ ok: 'OK', late: 'Late', stopped: 'Stopped' }) },
} satisfies Partial<Record<keyof OrganizationFilters, { label: string; options: Option[] }>>

/** What goes with a filter that is taken away: a deadline needs its follow-up, a month its column. */
export const without = (name: keyof OrganizationFilters): OrganizationFilters => ({
  [name]: undefined,
  ...(name === 'followUp' && { deadline: undefined }),
  ...(name === 'arDate' && { arColumn: undefined }),
  ...(name === 'arColumn' && { arDate: undefined }),
})

/** What a set filter says of itself on its chip. */
export const filterChipText = (name: keyof OrganizationFilters, filters: OrganizationFilters): string | undefined => {
  const value = filters[name]
  if (value === undefined || name === 'arColumn') return undefined
  // The name follows: it is the users' own to know.
  if (name === 'user') return 'User: '
  if (name === 'deadline') return `Deadline by ${displayDate(String(value))}`
  if (name === 'arDate') {
    const column = choices.arColumn.options.find((one) => one.value === (filters.arColumn ?? 'firstAr'))
    return `${column?.label} ${displayMonth(`${String(value)}-01`)}`
  }
  const { label, options } = choices[name]
  return `${label}: ${options.find((one) => one.value === String(value))?.label ?? String(value)}`
}
