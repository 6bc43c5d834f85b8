import { recordTypeNouns } from '@registrar/domain/shared/change'
import type { TimelineEntry } from '@registrar/domain/timeline/timeline-entry'
import type { TimelineOwner } from './timeline.api.ts'

const verbs: Partial<Record<TimelineEntry['action'], string>> = {
  created: 'added',
  updated: 'changed',
  deleted: 'deleted',
  restored: 'took out of the bin',
  archived: 'archived',
  unarchived: 'unarchived',
  used: 'created the organization from',
  mailed: 'sent by email',
  dismissed: 'said what is no duplicate of',
  queued: 'sent',
}

/** Who did it: a user, Registrar itself, or a client, who sends only the public form. */
export const whoDid = ({ user, source, recordType }: TimelineEntry): string => {
  if (user) return user.name
  if (source === 'job') return 'Registrar'
  return recordType === 'form' ? 'The client' : 'Unknown user'
}

const isOwn = ({ recordType }: TimelineEntry): boolean => recordType === 'organization' || recordType === 'person'

const nounOf = ({ recordType }: TimelineEntry): string => {
  if (recordType === 'organization') return 'this organization'
  if (recordType === 'person') return 'this person'
  return recordType === 'mail' ? 'an email' : `the ${recordTypeNouns[recordType]}`
}

/** What was done, as the rest of a sentence about who did it, without the title: 'changed the follow-up'. */
export const whatWasDone = (entry: TimelineEntry): string => {
  const { kind, action, source } = entry
  if (kind === 'file') return 'changed the files'
  const end = source === 'import' || source === 'merge' ? ` by ${source === 'import' ? 'an import' : 'a merge'}` : ''
  return `${verbs[action] ?? action} ${nounOf(entry)}${end}`
}

const companyTabs: Partial<Record<TimelineEntry['recordType'], string>> = {
  organization: 'HISTORY_TAB',
  link: 'PEOPLE_TAB',
  'company-member': 'PEOPLE_TAB',
  'follow-up': 'FOLLOW_UP_BETA_TAB',
  filing: 'FILINGS_TAB',
  'tax-due': 'FILINGS_TAB',
  'tax-registration': 'FILINGS_TAB',
  minute: 'PAPERS_TAB',
  order: 'PAYMENT_TAB',
  subscription: 'SERVICE_TAB_BETA',
  note: 'NOTES_TAB',
  'share-event': 'SHARES_TAB',
  'share-class': 'SHARES_TAB',
  'register-entry': 'REGISTERS_TAB',
}

const personTabs: Partial<Record<TimelineEntry['recordType'], string>> = {
  person: 'HISTORY_TAB',
  link: 'ORGANIZATION_TAB',
}

/** The page on which what an entry tells of is seen; undefined when the entry says all, or what it was about is gone. */
export const addressOfEntry = (entry: TimelineEntry, owner: TimelineOwner): string | undefined => {
  const { recordType, kind, action } = entry
  if (action === 'deleted' && !isOwn(entry)) return '/bin'
  if (recordType === 'task') return `/task/${entry.recordId}`
  if (recordType === 'form') return `/form/${entry.recordId}`
  if ('peopleId' in owner) {
    const tab = kind === 'file' ? 'ATTACHEDFILES_PEOPLE_TAB' : personTabs[recordType]
    return tab && `/people/${owner.peopleId}/${tab}`
  }
  const tab = kind === 'file' ? 'ATTACHEDFILES_ORGANIZATION_TAB' : companyTabs[recordType]
  return tab && `/organization/${owner.organizationId}/${tab}`
}
