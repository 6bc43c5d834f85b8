/** The kinds of records whose changes are logged. A stored name never changes. */
export const recordTypes = [
  'organization',
  'person',
  'link',
  'company-member',
  'follow-up',
  'filing',
  'minute',
  'share-event',
  'share-class',
  'share-certificate',
  'register-entry',
  'tax-registration',
  'tax-due',
  'note',
  'task',
  'form',
  'order',
  'product',
  'subscription',
  'file',
  'mail',
  'user',
  'invitation',
  'signup-code',
  'setting',
  'text',
  'reminder',
  'reminder-rule',
  'aml-firm',
  'demo',
] as const
export type RecordType = (typeof recordTypes)[number]

/** The words for a kind of record in a sentence: 'There is no such company member.' */
export const recordTypeNouns: Record<RecordType, string> = {
  organization: 'organization',
  person: 'person',
  link: 'link',
  'company-member': 'company member',
  'follow-up': 'follow-up',
  filing: 'filing',
  minute: 'filed paper',
  'share-event': 'share event',
  'share-class': 'share class',
  'share-certificate': 'share certificate',
  'register-entry': 'register entry',
  'tax-registration': 'tax registration',
  'tax-due': 'tax due',
  note: 'note',
  task: 'task',
  form: 'form',
  order: 'order',
  product: 'product',
  subscription: 'subscription',
  file: 'file',
  mail: 'email',
  user: 'user',
  invitation: 'invitation',
  'signup-code': 'sign-up code',
  setting: 'setting',
  text: 'text',
  reminder: 'reminder',
  'reminder-rule': 'reminder rule',
  'aml-firm': "record of the firm's own house",
  demo: 'demo data',
}

/** What was done to a record. */
export const changeActions = [
  'created',
  'updated',
  'deleted',
  /** came back from the bin */
  'restored',
  'archived',
  'unarchived',
  /** an organization was made from the form */
  'used',
  /** a task was sent to its users */
  'mailed',
  /** somebody said that it is not a duplicate of others */
  'dismissed',
  /** an email was put in the queue */
  'queued',
  'signedIn',
  'signedOut',
  /** a user has a new password */
  'passwordChanged',
  /** the demo data is complete */
  'made',
] as const
export type ChangeAction = (typeof changeActions)[number]

/** Where a change came from. */
export const changeSources = ['screen', 'import', 'merge', 'job'] as const
export type ChangeSource = (typeof changeSources)[number]

/** The field of a record whose value is a form of many answers. It is logged whole, and compared answer by answer. */
export const NESTED_FIELD = 'aml'
