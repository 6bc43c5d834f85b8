import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { request } from './api.ts'
import { organizationOption, personOption } from './record-option.ts'

type Wanted = { search: string; page: number; limit: number }

// By former names too, and one whose name is exactly what was typed comes first.
const found = { sortOrder: 'asc', exactNameFirst: true, formerNames: true } as const

/** A page of the people whom a search finds, as options, by their last names. */
export const findPeople = async ({ search, ...wanted }: Wanted) => {
  const body = { search, ...wanted, ...found, sortField: 'lastName' } as const
  const { data, ...page } = await request(peopleCalls.searchPeople, { body })
  return { ...page, options: data.map(personOption(search)) }
}

/** A page of the organizations that a search finds, as options, by their names. */
export const findOrganizations = async ({ search, ...wanted }: Wanted) => {
  const body = { search, ...wanted, ...found, sortField: 'name' } as const
  const { data, ...page } = await request(organizationsCalls.searchOrganizations, { body })
  return { ...page, options: data.map(organizationOption(search)) }
}
