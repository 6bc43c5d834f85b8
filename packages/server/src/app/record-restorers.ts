import { moveArdOfRunningFollowUps, followUpRestorer } from '#features/follow-ups'
import { formRestorer } from '#features/forms'
import { companyMemberRestorer, linkRestorer } from '#features/links'
import { mergeRestorer } from '#features/merges'
import { orderRestorer } from '#features/orders'
import { organizationRestorer } from '#features/organizations'
import { personRestorer } from '#features/people'
import { productRestorer } from '#features/products'
import { subscriptionRestorer } from '#features/subscriptions'
import { taskRestorer } from '#features/tasks'
import type { HistoryRecordType } from '@registrar/domain/history/history-entry'
import type { RecordRestorer } from '#platform/commands/restore-record'

const restorersByKind: Readonly<Record<HistoryRecordType, RecordRestorer>> = {
  organization: organizationRestorer(moveArdOfRunningFollowUps),
  person: personRestorer,
  link: linkRestorer,
  'company-member': companyMemberRestorer,
  order: orderRestorer,
  form: formRestorer,
  task: taskRestorer,
  'follow-up': followUpRestorer,
  subscription: subscriptionRestorer,
  product: productRestorer,
}

const merges = mergeRestorer(restorersByKind)

/** How each kind of record is put back. The history, the bin and everything that undoes a save use this table. */
export const recordRestorers: Readonly<Record<HistoryRecordType, RecordRestorer>> = {
  ...restorersByKind,
  organization: { ...restorersByKind.organization, merges },
  person: { ...restorersByKind.person, merges },
}
