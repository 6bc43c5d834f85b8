import { followUpCodes } from '@registrar/domain/follow-ups/catalogue'
import { creationStatuses } from '@registrar/domain/organizations/creation-status'
import { recurringServiceCodes } from '@registrar/domain/organizations/services/recurring-services'
import { organizationSortFields } from '@registrar/domain/organizations/organization-search'
import { stripSearchParams } from '@tanstack/react-router'
import * as z from 'zod'
import { listDefaults, listFilter, listSearch } from '#lib/list-state'

const defaults = listDefaults('createdAt')

const filters = {
  user: listFilter(z.string()),
  followUp: listFilter(z.enum(followUpCodes)),
  deadline: listFilter(z.iso.date()),
  arColumn: listFilter(z.enum(['firstAr', 'nextArReminder'])),
  arDate: listFilter(z.string().regex(/^\d{4}-\d{2}$/)),
  latePaidReminders: listFilter(z.enum(recurringServiceCodes)),
  status: listFilter(z.boolean()),
  hasRed: listFilter(z.boolean()),
  bilan: listFilter(z.enum(['late', 'soon', 'ok'])),
  finotor: listFilter(z.enum(['ok', 'late', 'stopped'])),
  arLate: listFilter(z.boolean()),
  amlComplete: listFilter(z.boolean()),
  creationStatus: listFilter(z.enum([...creationStatuses, 'N/A'])),
}

const validateSearch = listSearch(organizationSortFields, defaults, filters)

export type OrganizationFilters = { [Name in keyof typeof filters]?: z.output<(typeof filters)[Name]> }
export type OrganizationListState = z.output<typeof validateSearch>

/** The address of the organization list. */
export const organizationListSearch = {
  validateSearch,
  search: { middlewares: [stripSearchParams<OrganizationListState>(defaults)] },
}
