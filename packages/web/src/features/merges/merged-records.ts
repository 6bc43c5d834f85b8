import type { MergedRecordType } from '@registrar/domain/merges/merge'
import { mergesCalls } from '@registrar/domain/merges/merges.calls'
import { findOrganizations, findPeople } from '#lib/find-records'

/** Records that the dialog lists at first, and that 'More' adds. */
const LIMIT = 10

/** A record that may be merged, with the facts that distinguish it from others. */
export type MergedRecord = { _id: string; label: string }

const find = (findPage: typeof findPeople) => (search: string, page: number) => findPage({ search, page, limit: LIMIT })

/** What differs between the kinds of records of which two can become one (MERGE-1). */
export const mergedKinds = {
  organization: {
    noun: 'organization',
    plural: 'organizations',
    call: mergesCalls.mergeOrganizations,
    find: find(findOrganizations),
  },
  person: { noun: 'person', plural: 'people', call: mergesCalls.mergePeople, find: find(findPeople) },
} as const satisfies Record<MergedRecordType, unknown>
