import type { HistoryRecordType } from '@registrar/domain/history/history-entry'

/** What a kind of record is called on the screens. */
export const recordTypeLabels: Record<HistoryRecordType, string> = {
  organization: 'Organization',
  person: 'Person',
  link: 'Link',
  'company-member': 'Company member',
  order: 'Order',
  form: 'Form',
  task: 'Task',
  note: 'Note',
  filing: 'Filing',
  minute: 'Filed paper',
  'share-event': 'Share event',
  'share-class': 'Share class',
  'register-entry': 'Register entry',
  'tax-registration': 'Tax registration',
  'tax-due': 'Tax due',
  'follow-up': 'Follow-up',
  subscription: 'Subscription',
  product: 'Product',
}
