import { linkRoles } from '@registrar/domain/shared/link-roles'
import { personAmlStates } from '@registrar/domain/people/person-search'
import { stripSearchParams } from '@tanstack/react-router'
import * as z from 'zod'
import { listDefaults, listFilter, listSearch } from '#lib/list-state'

const defaults = listDefaults('createdAt')
const validateSearch = listSearch(['createdAt', 'firstName', 'lastName', 'mail'], defaults, {
  organizationId: listFilter(z.string()),
  role: listFilter(z.enum(linkRoles)),
  pep: listFilter(z.boolean()),
  vif: listFilter(z.boolean()),
  aml: listFilter(z.enum(personAmlStates)),
})

export type PeopleListState = z.output<typeof validateSearch>

/** The address of the people list. */
export const peopleListSearch = {
  validateSearch,
  search: { middlewares: [stripSearchParams<PeopleListState>(defaults)] },
}
