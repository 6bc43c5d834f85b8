import * as z from 'zod'
import { filingChanges } from '../filings/filing.ts'
import { filingSearchBody } from '../filings/filing-listing.ts'
import { followUpSearchBody } from '../follow-ups/follow-up-listing.ts'
import { orderChanges } from '../orders/order.ts'
import { orderSearchBody } from '../orders/order-listing.ts'
import { organizationChanges } from '../organizations/organization.ts'
import { organizationSearchBody } from '../organizations/organization-listing.ts'
import { personChanges } from '../people/person.ts'
import { personSearchBody } from '../people/person-listing.ts'
import { call } from '../shared/call.ts'
import { listOf } from '../shared/page.ts'
import { recordOutcome } from '../shared/record-outcome.ts'
import { taskChanges } from '../tasks/task.ts'
import { taskSearchBody } from '../tasks/task-listing.ts'
import { bulkAnswer, bulkBody, bulkProgress, followUpBulkChanges, recipientCount, recipientsBody } from './bulk.ts'

const shared = { method: 'POST', answer: bulkAnswer } as const

export const bulkCalls = {
  changeOrganizations: call({
    ...shared,
    path: '/organization/bulk',
    summary:
      'Change or delete several organizations, add or take away users, start a follow-up for each, or send each an email',
    body: bulkBody(organizationSearchBody, organizationChanges, [
      'update',
      'delete',
      'startFollowUp',
      'sendMail',
      'assign',
    ]),
  }),
  changePeople: call({
    ...shared,
    path: '/people/bulk',
    summary: 'Change or delete several people, or send each an email',
    body: bulkBody(personSearchBody, personChanges, ['update', 'delete', 'sendMail']),
  }),
  changeTasks: call({
    ...shared,
    path: '/task/bulk',
    summary: 'Change or delete several tasks, or add or take away users',
    body: bulkBody(taskSearchBody, taskChanges, ['update', 'delete', 'assign']),
  }),
  changeFollowUps: call({
    ...shared,
    path: '/followUp/bulk',
    summary: 'Change, archive, unarchive or delete several follow-ups',
    body: bulkBody(followUpSearchBody, followUpBulkChanges, ['update', 'delete', 'archive', 'unarchive']),
  }),
  changeOrders: call({
    ...shared,
    path: '/order/bulk',
    summary: 'Change or delete several orders',
    body: bulkBody(orderSearchBody, orderChanges, ['update', 'delete']),
  }),
  changeFilings: call({
    ...shared,
    path: '/filing/bulk',
    summary: 'Say of several filings that they were sent, registered, sent back or are not needed',
    body: bulkBody(filingSearchBody, filingChanges, ['update']),
  }),
  countOrganizationRecipients: call({
    method: 'POST',
    path: '/organization/bulk/recipients',
    summary: 'How many organizations would get an email, and how many of them have no address',
    body: recipientsBody(organizationSearchBody),
    answer: z.object({ data: recipientCount }),
  }),
  countPeopleRecipients: call({
    method: 'POST',
    path: '/people/bulk/recipients',
    summary: 'How many people would get an email, and how many of them have no address',
    body: recipientsBody(personSearchBody),
    answer: z.object({ data: recipientCount }),
  }),
  findBulk: call({
    method: 'GET',
    path: '/bulk/:id',
    summary: 'How far a bulk change is, by the bulkId that was sent with it',
    answer: z.object({ data: bulkProgress }),
  }),
  undoBulk: call({
    method: 'POST',
    path: '/bulk/:id/undo',
    summary: 'Undo what was done to several records at once; each is answered by itself',
    answer: listOf(recordOutcome),
  }),
}
