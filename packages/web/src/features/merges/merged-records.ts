import type { MergedRecordType } from '@registrar/domain/merges/merge'
import { mergesCalls } from '@registrar/domain/merges/merges.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { request } from '#lib/api'

/** A record that may be merged, with the facts that distinguish it from others. */
export type MergedRecord = { _id: string; label: string }

const LIMIT = 10

const findPeople = async (search: string): Promise<MergedRecord[]> => {
  const body = { search, limit: LIMIT, sortField: 'lastName', sortOrder: 'asc' } as const
  const { data } = await request(peopleCalls.searchPeople, { body })

  return data.map(({ _id, firstName, lastName, mail }) => ({
    _id,
    label: [`${firstName} ${lastName}`, mail].filter(Boolean).join(' · '),
  }))
}

const findOrganizations = async (search: string): Promise<MergedRecord[]> => {
  const body = { search, limit: LIMIT, sortField: 'name', sortOrder: 'asc' } as const
  const { data } = await request(organizationsCalls.searchOrganizations, { body })

  return data.map(({ _id, name, cro }) => ({ _id, label: [name, cro && `CRO ${cro}`].filter(Boolean).join(' · ') }))
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
