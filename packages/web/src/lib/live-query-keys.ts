import type { RecordType } from '@registrar/domain/shared/change'

/** The AML file of a company, the checks of its compliance and its sanctions hits. What is known of its people counts too. */
const FILES_AND_CHECKS = ['amlFiles', 'compliance', 'sanctions']

/**
 * The first parts of the query keys whose answers may show a record of each kind, or count it (LIVE-6). Names of organizations
 * and people appear nearly everywhere.
 */
const keysByRecordType: Partial<Record<RecordType, readonly string[]>> = {
  organization: [
    'organizations',
    'people',
    'links',
    'follow-ups',
    'deadlines',
    'orders',
    'subscriptions',
    'tasks',
    'forms',
    'taxes',
    'merge-preview',
    ...FILES_AND_CHECKS,
  ],
  person: ['people', 'links', 'tasks', 'deadlines', 'organizations', 'forms', 'merge-preview', ...FILES_AND_CHECKS],
  link: ['links', 'organizations', 'people', 'deadlines', 'merge-preview', ...FILES_AND_CHECKS],
  'company-member': ['links', 'organizations', 'merge-preview', ...FILES_AND_CHECKS],
  'share-event': ['shares', 'registers', 'ownership', 'links', 'merge-preview', ...FILES_AND_CHECKS],
  'share-class': ['shares', 'registers', 'ownership'],
  'share-certificate': ['shares', 'registers'],
  'register-entry': ['links'],
  'follow-up': ['follow-ups', 'filings', 'organizations', 'deadlines', 'merge-preview', 'compliance'],
  filing: ['filings', 'deadlines', 'organizations', 'compliance'],
  'tax-registration': ['taxes', 'deadlines'],
  'tax-due': ['taxes', 'deadlines'],
  minute: ['links'],
  note: ['notes'],
  task: ['tasks', 'deadlines', 'taxes'],
  form: ['forms'],
  order: ['orders', 'subscriptions', 'deadlines', 'products'],
  product: ['products', 'orders', 'subscriptions'],
  subscription: ['subscriptions', 'orders', 'deadlines'],
  file: ['files', 'organizations', 'people', 'tasks'],
  mail: ['emails'],
  reminder: ['reminders'],
  'aml-firm': ['aml-firm', 'deadlines'],
  'reminder-rule': ['reminder-rules'],
  setting: ['settings', 'app-config'],
  text: ['texts', 'emails'],
}

/** Shows what happened to records of any kind. */
const ALWAYS = ['history', 'timeline', 'bin', 'finder', 'imports', 'dashboard']

/** The first parts of the query keys to read again after a change of a record. */
export const liveQueryKeys = (recordType: RecordType): readonly string[] => [
  ...(keysByRecordType[recordType] ?? []),
  ...ALWAYS,
]

/** Everything that live changes keep up to date. */
export const allLiveQueryKeys: readonly string[] = [...new Set([...Object.values(keysByRecordType).flat(), ...ALWAYS])]
