import { computedAnswers } from '@registrar/domain/aml/aml-form'
import { minuteChanges } from '@registrar/domain/documents/minute'
import { followUpChanges } from '@registrar/domain/follow-ups/follow-up'
import { formChanges } from '@registrar/domain/forms/form'
import type { HistoryRecordType } from '@registrar/domain/history/history-entry'
import { linkChanges } from '@registrar/domain/links/link'
import { noteChanges } from '@registrar/domain/notes/note'
import { personChanges } from '@registrar/domain/people/person'
import { productChanges } from '@registrar/domain/products/product'
import { registerEntryChanges } from '@registrar/domain/registers/register-entry'
import { shareClassChanges } from '@registrar/domain/shares/share-class'
import { shareEventChanges } from '@registrar/domain/shares/share-event'
import { taskChanges } from '@registrar/domain/tasks/task'
import { taxDueChanges } from '@registrar/domain/taxes/tax-due'
import { taxRegistrationChanges } from '@registrar/domain/taxes/tax-registration'
import { minuteRecord, refuseRemovalOfMinute, updateMinute } from '#features/documents'
import {
  followUpRecord,
  moveArdOfRunningFollowUps,
  removeFollowUp,
  requireOrganizationOfFollowUp,
  restoreFollowUp,
  updateFollowUp,
} from '#features/follow-ups'
import { filingRecord, takeBackFiling, writeOldFilingValues } from '#features/filings'
import { formRecord, removeForm, updateForm } from '#features/forms'
import { linkKinds, removeLink, requireEndsOfLink, restoreLink, updateLink } from '#features/links'
import { noteRecord, removeNote, requireOwnerOfNote, updateNote } from '#features/notes'
import { orderRecord, removeOrder, requireProductOfOrder, writeOldOrderValues } from '#features/orders'
import {
  findNumberWarnings,
  organizationReasons,
  organizationRecord,
  removeOrganization,
  writeOldOrganizationValues,
} from '#features/organizations'
import { personRecord, removePerson, updatePerson } from '#features/people'
import {
  productRecord,
  removeProduct,
  requireNameOfProduct,
  requireUnusedProduct,
  updateProduct,
} from '#features/products'
import {
  removeSubscription,
  requireEndsOfSubscription,
  subscriptionRecord,
  writeOldSubscriptionValues,
} from '#features/subscriptions'
import {
  findOwnedCompanies,
  findOwnerIds,
  registerEntryRecord,
  removeRegisterEntry,
  restoreRegisterEntry,
  updateRegisterEntry,
} from '#features/registers'
import {
  removeShareClass,
  removeShareEvent,
  requireSoundShares,
  requireUnusedClass,
  restoreShareEvent,
  shareClassRecord,
  shareEventRecord,
  updateShareClass,
  updateShareEvent,
} from '#features/shares'
import { removeTask, taskRecord, updateTask } from '#features/tasks'
import {
  removeKeptDue,
  removeTaxRegistration,
  requireFitOfRegistration,
  restoreKeptDue,
  taxDueRecord,
  taxRegistrationRecord,
  updateTaxRegistration,
} from '#features/taxes'
import { type LoggedChange, oldValues, type UndoableKind } from '#platform/commands/restore-record'
import { filingEffects } from './filing-effects.ts'

// The filings that a change made, moved or took back.
const isOfEvent = ({ record_type, fields }: LoggedChange): boolean =>
  record_type === filingRecord.type && fields.kind?.[1] !== 'B1' && !('sentOn' in fields && !('kind' in fields))

const isMovedArd = ({ record_type, fields }: LoggedChange): boolean =>
  record_type === 'follow-up' && Object.keys(fields).every((field) => field === 'ARD' || field === 'deadline')

// The terms that came from the form move with the day of incorporation.
const isMovedTerm = ({ record_type, action, fields }: LoggedChange): boolean =>
  (record_type === 'link' || record_type === 'company-member') &&
  action === 'updated' &&
  Object.keys(fields).every((field) => field === 'terms')

const linkOf = (type: keyof typeof linkKinds): UndoableKind => ({
  kind: linkKinds[type].record,
  update: (tx, id, fields, { session, today }) =>
    updateLink(tx, type, id, oldValues(linkChanges, fields), session, today),
  restore: (tx, id, { session, today }) => restoreLink(tx, type, id, session, today),
  remove: (tx, id, { session, today }) => removeLink(tx, type, id, session, today),
  requireRestorable: (tx, id) => requireEndsOfLink(tx, type, id),
  isFollowedBy: isOfEvent,
})

/** How each kind of record is undone. The history, the bin and everything that undoes a save use this table. */
export const undoableKinds: Readonly<Record<HistoryRecordType, UndoableKind>> = {
  organization: {
    kind: organizationRecord,
    update: writeOldOrganizationValues(moveArdOfRunningFollowUps),
    remove: (tx, id, { session }) => removeOrganization(tx, id, session),
    computed: new Set(['nextArReminder', 'countedNextAr', ...computedAnswers.map((answer) => `aml.${answer}`)]),
    withoutRow: organizationReasons,
    findWarnings: findNumberWarnings,
    // The running returns move with the ARD.
    isFollowedBy: (line) => isOfEvent(line) || isMovedArd(line) || isMovedTerm(line),
  },
  person: {
    kind: personRecord,
    update: (tx, id, fields, { session, today }) =>
      updatePerson(tx, id, { ...oldValues(personChanges, fields), isCorrection: true }, session, {
        today,
        findOwned: findOwnedCompanies,
        allowsDaysAhead: true,
      }),
    remove: (tx, id, { session }) => removePerson(tx, id, session),
    withoutRow: new Set(['pps', 'ipn', 'identityDocuments']),
    isFollowedBy: isOfEvent,
  },
  product: {
    kind: productRecord,
    update: (tx, id, fields, { session }) => updateProduct(tx, id, oldValues(productChanges, fields), session),
    remove: (tx, id, { session }) => removeProduct(tx, id, session),
    requireRestorable: requireNameOfProduct,
    requireRemovable: requireUnusedProduct,
  },
  order: {
    kind: orderRecord,
    update: writeOldOrderValues,
    remove: (tx, id, { session }) => removeOrder(tx, id, session),
    requireRestorable: requireProductOfOrder,
    computed: new Set(['organizationName']),
    isFollowedBy: ({ record_type }) => record_type === 'subscription',
  },
  link: linkOf('link'),
  'company-member': linkOf('company-member'),
  form: {
    kind: formRecord,
    update: (tx, id, fields, { session }) => updateForm(tx, id, oldValues(formChanges, fields), session),
    remove: (tx, id, { session }) => removeForm(tx, id, session),
    refusals: { used: 'An organization was created from this form. Delete the organization.' },
  },
  task: {
    kind: taskRecord,
    update: (tx, id, fields, { session }) => updateTask(tx, id, oldValues(taskChanges, fields), session),
    remove: (tx, id, { session }) => removeTask(tx, id, session),
  },
  note: {
    kind: noteRecord,
    update: (tx, id, fields, { session }) => updateNote(tx, id, oldValues(noteChanges, fields), session),
    remove: (tx, id, { session }) => removeNote(tx, id, session),
    requireRestorable: requireOwnerOfNote,
  },
  filing: {
    kind: filingRecord,
    update: (tx, id, fields, context) => writeOldFilingValues(tx, id, fields, context, filingEffects),
    remove: (tx, id, { session, saveId }) => takeBackFiling(tx, id, { session, saveId }),
    // The dates of its company.
    isWholeSave: true,
  },
  minute: {
    kind: minuteRecord,
    update: (tx, id, fields, { session }) => updateMinute(tx, id, oldValues(minuteChanges, fields), session),
    remove: refuseRemovalOfMinute,
  },
  'share-event': {
    kind: shareEventRecord,
    update: (tx, id, fields, context) =>
      updateShareEvent(tx, id, oldValues(shareEventChanges, fields), { ...context, findOwners: findOwnerIds }),
    restore: (tx, id, context) => restoreShareEvent(tx, id, { ...context, findOwners: findOwnerIds }),
    remove: (tx, id, context) => removeShareEvent(tx, id, { ...context, findOwners: findOwnerIds }),
    requireSound: requireSoundShares,
    isRestoredWithDeletion: true,
    // The tasks and filings that were deleted with an event, moved with its days, or made as it came back; the removal of an entry takes
    // those that the entry made.
    isFollowedBy: ({ record_type, action }, own) =>
      (record_type === 'task' || record_type === filingRecord.type) &&
      (action !== 'created' || own.action === 'restored'),
  },
  'register-entry': {
    kind: registerEntryRecord,
    update: (tx, id, fields, { session, today }) =>
      updateRegisterEntry(tx, id, oldValues(registerEntryChanges, fields), { author: session, today }),
    restore: (tx, id, context) => restoreRegisterEntry(tx, id, context),
    remove: (tx, id, { session, today }) => removeRegisterEntry(tx, id, { author: session, today }),
    isFollowedBy: isOfEvent,
  },
  'share-class': {
    kind: shareClassRecord,
    update: (tx, id, fields, { session }) => updateShareClass(tx, id, oldValues(shareClassChanges, fields), session),
    remove: (tx, id, { session }) => removeShareClass(tx, id, session),
    requireRemovable: requireUnusedClass,
  },
  'tax-registration': {
    kind: taxRegistrationRecord,
    update: (tx, id, fields, { session }) =>
      updateTaxRegistration(tx, id, oldValues(taxRegistrationChanges, fields), session),
    remove: (tx, id, { session }) => removeTaxRegistration(tx, id, session),
    requireRestorable: requireFitOfRegistration,
  },
  'tax-due': {
    kind: taxDueRecord,
    update: (tx, id, fields, { session }) => restoreKeptDue(tx, id, oldValues(taxDueChanges, fields), session),
    remove: (tx, id, { session }) => removeKeptDue(tx, id, session),
  },
  'follow-up': {
    kind: followUpRecord,
    update: (tx, id, fields, context) => updateFollowUp(tx, id, oldValues(followUpChanges, fields), context),
    restore: restoreFollowUp,
    remove: (tx, id, { session }) => removeFollowUp(tx, id, session),
    requireRestorable: requireOrganizationOfFollowUp,
    computed: new Set(['deadline']),
    // The dates and the register of its organization, and other follow-ups of the return.
    isWholeSave: true,
  },
  subscription: {
    kind: subscriptionRecord,
    update: writeOldSubscriptionValues,
    remove: (tx, id, { session, today }) => removeSubscription(tx, id, today, session),
    requireRestorable: requireEndsOfSubscription,
  },
}
