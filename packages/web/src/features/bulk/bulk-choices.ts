import { bulkCalls } from '@registrar/domain/bulk/bulk.calls'
import { formatCount } from '@registrar/domain/shared/count-text'
import type { BulkAction } from '@registrar/domain/bulk/bulk'
import { reminderKinds } from '@registrar/domain/reminders/reminder-kind'
import { templateIds } from '@registrar/domain/emails/template-choice'
import { followUpCatalogue, followUpCodes } from '@registrar/domain/follow-ups/catalogue'
import { creationStatuses } from '@registrar/domain/organizations/creation-status'
import { taskStatuses } from '@registrar/domain/tasks/task'
import { taskStatusLabels } from '@registrar/domain/tasks/task-status-labels'
import { codeOptions } from '#lib/code-options'

export type BulkRecordKind = 'organization' | 'person' | 'order' | 'follow-up' | 'task' | 'filing'

/** An option of an action: `values` is what the call is sent for it. */
type Option = { value: string; label: string; values: Record<string, unknown> }

/** What the user fills in before an action: the people in charge, a day, the day and number of what was sent, or one of some options. */
type BulkInput = 'users' | 'day' | 'sent' | { label: string; options: (Option | { group: string; items: Option[] })[] }

/** All options of an action, including those inside groups. */
export const optionsOf = (input: BulkInput | undefined): Option[] =>
  typeof input === 'object' ? input.options.flatMap((option) => ('items' in option ? option.items : [option])) : []

/** An action of the bar above a list. */
export type BulkChoice = {
  action: BulkAction
  label: string
  /** what the dialog says will happen; `records` is their number with its noun, `isOne` whether that is one */
  describe: (records: string, isOne: boolean) => string
  /** the verb of the result: 'changed' in '48 changed' */
  done: string
  /** missing when the action needs no input */
  input?: BulkInput
  isDestructive?: true
}

const remove: BulkChoice = {
  action: 'delete',
  label: 'Delete',
  describe: (records) => `${records} will be deleted, and can be restored from the bin.`,
  done: 'deleted',
  isDestructive: true,
}

const setStatus = (options: Option[]): BulkChoice => ({
  action: 'update',
  label: 'Set status',
  describe: (records) => `${records} will get this status.`,
  done: 'changed',
  input: { label: 'Status', options },
})

const sendEmail = (options: Option[]): BulkChoice => ({
  action: 'sendMail',
  label: 'Send an email',
  describe: (records, isOne) =>
    isOne
      ? `${records} will be sent this email, at the address on record.`
      : `${records} will each be sent this email, at their own address.`,
  done: 'sent',
  input: { label: 'Email', options },
})

const setArchived = (action: 'archive' | 'unarchive', label: string): BulkChoice => ({
  action,
  label,
  describe: (records) => `${records} will be ${action}d.`,
  done: `${action}d`,
})

const reminderLabels: Record<(typeof reminderKinds)[number], string> = {
  corporationTax: 'Corporation tax reminder',
  domiciliation: 'Domiciliation reminder',
  secretaryCompany: 'Secretary reminder',
  anonymousShareholder: 'Anonymous shareholder reminder',
}

const setUsers: BulkChoice = {
  action: 'update',
  label: 'Set person in charge',
  describe: (records) => `Who is in charge of ${records}.`,
  done: 'changed',
  input: 'users',
}

const setStep: BulkChoice = {
  action: 'update',
  label: 'Set step',
  describe: (records) => `${records} will be moved to this step. Follow-ups of another kind stay at their step.`,
  done: 'moved',
  input: {
    label: 'Step',
    options: followUpCodes.map((name) => ({
      group: followUpCatalogue[name].label,
      items: followUpCatalogue[name].steps.map((step, step_index) => ({
        value: `${name}/${step_index}`,
        label: `${step_index}. ${step}`,
        values: { name, step_index },
      })),
    })),
  },
}

const taskChoices: BulkChoice[] = [
  setUsers,
  setStatus(taskStatuses.map((status) => ({ value: status, label: taskStatusLabels[status], values: { status } }))),
  {
    action: 'update',
    label: 'Set due date',
    describe: (records) => `${records} will be due on this day. An empty day takes the due date away.`,
    done: 'changed',
    input: 'day',
  },
  remove,
]

const organizationChoices: BulkChoice[] = [
  setUsers,
  setStatus(codeOptions(creationStatuses).map((option) => ({ ...option, values: { creationStatus: option.value } }))),
  {
    action: 'startFollowUp',
    label: 'Start a follow-up',
    describe: (records) => `A follow-up will be started for ${records}.`,
    done: 'started',
    input: {
      label: 'Follow-up',
      options: followUpCodes.map((name) => ({ value: name, label: followUpCatalogue[name].label, values: { name } })),
    },
  },
  sendEmail(reminderKinds.map((kind) => ({ value: kind, label: reminderLabels[kind], values: { kind } }))),
  remove,
]

const personChoices: BulkChoice[] = [
  sendEmail([
    { value: 'en', label: 'Reminder in English', values: { templateId: templateIds.reminder.en } },
    { value: 'fr', label: 'Reminder in French', values: { templateId: templateIds.reminder.fr } },
  ]),
  remove,
]

const orderChoices: BulkChoice[] = [
  setStatus([
    { value: 'paidTotaly', label: 'Paid totally', values: { paidTotaly: true } },
    { value: 'notPaidTotaly', label: 'Not paid totally', values: { paidTotaly: false } },
    { value: 'balancePaid', label: 'Balance paid', values: { balancePaid: true } },
    { value: 'balanceNotPaid', label: 'Balance not paid', values: { balancePaid: false } },
  ]),
  remove,
]

const filingChoices: BulkChoice[] = [
  {
    action: 'update',
    label: 'Mark as sent',
    describe: (records) => `${records} will be marked as sent.`,
    done: 'sent',
    input: 'sent',
  },
]

/** For each kind of record: the call that changes several, the nouns to count them by, and the actions of the bar (BULK-1). */
export const bulkKinds = {
  organization: {
    call: bulkCalls.changeOrganizations,
    nouns: ['organization', 'organizations'],
    choices: organizationChoices,
  },
  person: { call: bulkCalls.changePeople, nouns: ['person', 'people'], choices: personChoices },
  order: { call: bulkCalls.changeOrders, nouns: ['order', 'orders'], choices: orderChoices },
  'follow-up': {
    call: bulkCalls.changeFollowUps,
    nouns: ['follow-up', 'follow-ups'],
    choices: [setStep, setArchived('archive', 'Archive'), setArchived('unarchive', 'Unarchive'), remove],
  },
  filing: { call: bulkCalls.changeFilings, nouns: ['filing', 'filings'], choices: filingChoices },
  task: { call: bulkCalls.changeTasks, nouns: ['task', 'tasks'], choices: taskChoices },
} as const

/** '1 person', '1,200 people'. */
export const recordCount = (kind: BulkRecordKind, count: number): string =>
  `${formatCount(count)} ${bulkKinds[kind].nouns[count === 1 ? 0 : 1]}`
