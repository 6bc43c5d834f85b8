import type { MergedRecordType } from '@registrar/domain/merges/merge'
import type { RecordType } from '@registrar/domain/shared/change'
import { findOrganization, organizationRecord } from '#features/organizations'
import { findPerson, personRecord } from '#features/people'
import type { RecordKind } from '#platform/commands/lock-record'
import type { Tx } from '#platform/database/database'
import type { Reference } from '#platform/database/references'

export type Values = Record<string, unknown>

type MergedKind = { kind: RecordKind; find: (tx: Tx, id: string) => Promise<Values> }

/** The kinds of records of which two can become one (MERGE-1). */
export const mergedKinds: Readonly<Record<MergedRecordType, MergedKind>> = {
  organization: { kind: organizationRecord, find: findOrganization },
  person: { kind: personRecord, find: findPerson },
}

/** `recordType` is null where each row tells its own. */
type LoggedReference = { recordType: RecordType | null; field: string }

/** How the history names the columns by which records refer to a company or a person; others have no history. */
const loggedReferences: Readonly<Record<string, LoggedReference>> = {
  'links.person_id': { recordType: null, field: 'peopleId' },
  'links.member_id': { recordType: null, field: 'memberId' },
  'links.organization_id': { recordType: null, field: 'organizationId' },
  'links.nominee_for': { recordType: null, field: 'nomineeFor' },
  'follow_ups.organization_id': { recordType: 'follow-up', field: 'organization_id' },
  'forms.organization_id': { recordType: 'form', field: 'organizationId' },
  'notes.organization_id': { recordType: 'note', field: 'organizationId' },
  'notes.person_id': { recordType: 'note', field: 'peopleId' },
  'orders.organization_id': { recordType: 'order', field: 'organizationId' },
  'people.same_as_organization_id': { recordType: 'person', field: 'sameAsOrganization' },
  'register_entries.organization_id': { recordType: 'register-entry', field: 'organizationId' },
  'register_entries.person_id': { recordType: 'register-entry', field: 'personId' },
  'share_classes.organization_id': { recordType: 'share-class', field: 'organizationId' },
  'share_events.organization_id': { recordType: 'share-event', field: 'organizationId' },
  'subscriptions.organization_id': { recordType: 'subscription', field: 'organizationId' },
  'tax_registrations.organization_id': { recordType: 'tax-registration', field: 'organizationId' },
  'tax_dues.organization_id': { recordType: 'tax-due', field: 'organizationId' },
  'tasks.organization_id': { recordType: 'task', field: 'organizationId' },
  'tasks.person_id': { recordType: 'task', field: 'peopleId' },
}

/** The columns that name companies and people without a foreign key. */
export const storedIds: readonly Reference[] = [['reminders', 'subject_id'] as const].map(([table, column]) => ({
  table,
  column,
  isOwn: false,
}))

export const loggedReference = (table: string, column: string): LoggedReference | undefined =>
  loggedReferences[`${table}.${column}`]
