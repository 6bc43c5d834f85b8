import type { MergedRecordType } from '@registrar/domain/merges/merge'
import { mergesCalls } from '@registrar/domain/merges/merges.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { request } from '#lib/api'
import { organizationOption, personOption } from '#lib/record-option'

/** Records that the dialog lists at first, and that 'More' adds. */
const LIMIT = 10

/** A record that may be merged, with the facts that distinguish it from others. */
export type MergedRecord = { _id: string; label: string }

const findPeople = async (search: string, page: number) => {
  const body = {
    search,
    page,
    limit: LIMIT,
    sortField: 'lastName',
    sortOrder: 'asc',
    exactNameFirst: true,
    formerNames: true,
  } as const
  const { data, totalPages } = await request(peopleCalls.searchPeople, { body })
  return { options: data.map(personOption(search)), totalPages }
}

const findOrganizations = async (search: string, page: number) => {
  const body = {
    search,
    page,
    limit: LIMIT,
    sortField: 'name',
    sortOrder: 'asc',
    exactNameFirst: true,
    formerNames: true,
  } as const
  const { data, totalPages } = await request(organizationsCalls.searchOrganizations, { body })
  return { options: data.map(organizationOption(search)), totalPages }
}

/** What differs between the kinds of records of which two can become one (MERGE-1). */
export const mergedKinds = {
  organization: {
    noun: 'organization',
    plural: 'organizations',
    call: mergesCalls.mergeOrganizations,
    find: findOrganizations,
  },
  person: { noun: 'person', plural: 'people', call: mergesCalls.mergePeople, find: findPeople },
} as const satisfies Record<MergedRecordType, unknown>
