import { sql } from 'kysely'
import {
  emailToEach,
  followUpBulkChanges,
  followUpToStart,
  usersAfter,
  usersToAssign,
} from '@registrar/domain/bulk/bulk'
import { filingChanges } from '@registrar/domain/filings/filing'
import { followUpCatalogue } from '@registrar/domain/follow-ups/catalogue'
import { orderChanges } from '@registrar/domain/orders/order'
import { organizationChanges } from '@registrar/domain/organizations/organization'
import { personChanges } from '@registrar/domain/people/person'
import { readEmailAddresses } from '@registrar/domain/shared/email-address'
import { taskChanges } from '@registrar/domain/tasks/task'
import type { BulkContext, BulkKinds, Mailing } from '#features/bulk'
import { sendTemplateEmail } from '#features/emails'
import { filingList, updateFiling } from '#features/filings'
import {
  moveArdOfRunningFollowUps,
  followUpList,
  removeFollowUp,
  startFollowUp,
  updateFollowUp,
} from '#features/follow-ups'
import { followIncorporation } from '#features/links'
import { orderList, removeOrder, updateOrder } from '#features/orders'
import { organizationList, organizationRecord, removeOrganization, updateOrganization } from '#features/organizations'
import { peopleList, removePerson, updatePerson } from '#features/people'
import { findOwnedCompanies } from '#features/registers'
import { removeTask, taskList, taskRecord, updateTask } from '#features/tasks'
import { now } from '#platform/clock'
import { lockRecord } from '#platform/commands/lock-record'
import type { Tx } from '#platform/database/database'
import { isId } from '#platform/database/ids'
import { listSource } from '#platform/export/list-source'
import { notFound, Problem } from '#platform/problem'
import { filingEffects } from './filing-effects.ts'

const addressesOf = (record: { mail: string | null } | undefined): string[] => {
  if (!record) throw notFound('record')

  const { state, addresses } = readEmailAddresses(record.mail)
  if (state === 'none') throw new Problem('NO_VALID_RECIPIENTS', 'This record has no email address.')
  if (state === 'unreadable')
    throw new Problem('NO_VALID_RECIPIENTS', `${record.mail?.trim()} is not an email address.`)

  return addresses
}

// The email greets the organization's director (ORG-26).
export const sendOrganizationEmail = async (tx: Tx, id: string, values: unknown, mailing: Mailing) => {
  const found = tx.selectFrom('organizations').select('mail').where('id', '=', id).where('deleted_at', 'is', null)
  const emailTo = addressesOf(isId(id) ? await found.executeTakeFirst() : undefined)
  return sendTemplateEmail(tx, { ...emailToEach.parse(values), organizationId: id, emailTo }, mailing)
}

export const sendPersonEmail = async (tx: Tx, id: string, values: unknown, mailing: Mailing) => {
  const { params, ...template } = emailToEach.parse(values)
  const found = tx
    .selectFrom('people')
    .select(['mail', 'first_name'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
  const person = isId(id) ? await found.executeTakeFirst() : undefined
  const emailTo = addressesOf(person)
  const firstname = params['firstname']?.trim() || person?.first_name
  return sendTemplateEmail(
    tx,
    { ...template, params: { ...params, firstname }, organizationId: undefined, emailTo },
    mailing,
  )
}

// The row is locked first, so that two who add somebody at the same time both do.
const listUsersOf = async (tx: Tx, kind: 'organization' | 'task', id: string): Promise<string[]> => {
  await lockRecord(tx, kind === 'organization' ? organizationRecord : taskRecord, id, 'update')
  const { rows } = await (
    kind === 'organization'
      ? sql<{ userId: string }>`
        select user_id as "userId" from organization_users where organization_id = ${id} order by position`
      : sql<{ userId: string }>`select user_id as "userId" from task_users where task_id = ${id} order by position`
  ).execute(tx)
  return rows.map(({ userId }) => userId)
}

const assignedUsers = async (tx: Tx, kind: 'organization' | 'task', id: string, values: unknown) => ({
  users: usersAfter(await listUsersOf(tx, kind, id), usersToAssign.parse(values)).map((userId) => ({ userId })),
})

const setArchived = (isArchived: boolean) => (tx: Tx, id: string, _: unknown, context: BulkContext) =>
  updateFollowUp(tx, id, { archived_at: isArchived ? now() : null }, context)

// Step 3 of one kind is not step 3 of another (BULK-5).
const updateFollowUpOfKind = async (tx: Tx, id: string, values: unknown, context: BulkContext) => {
  const { name, ...changes } = followUpBulkChanges.parse(values)
  const updated = await updateFollowUp(tx, id, changes, context)
  if (name !== undefined && updated.name !== name)
    throw new Problem('VALIDATION_FAILED', `This follow-up is not of the kind ${followUpCatalogue[name].label}.`)
}

/** How several records of each kind are changed: by the commands of their features, so that their rules hold. */
export const bulkKinds: BulkKinds = {
  organizations: {
    recordType: 'organization',
    listIds: listSource(organizationList, (row) => row).listIds,
    actions: {
      update: (tx, id, values, { session, today }) =>
        updateOrganization(tx, id, organizationChanges.parse(values), session, {
          today,
          onArdMoved: moveArdOfRunningFollowUps,
          onIncorporated: followIncorporation,
        }),
      assign: async (tx, id, values, { session, today }) =>
        updateOrganization(
          tx,
          id,
          organizationChanges.parse(await assignedUsers(tx, 'organization', id, values)),
          session,
          { today, onArdMoved: moveArdOfRunningFollowUps, onIncorporated: followIncorporation },
        ),
      delete: (tx, id, _, { session }) => removeOrganization(tx, id, session),
      startFollowUp: (tx, id, values, { session, today }) =>
        startFollowUp(tx, { ...followUpToStart.parse(values), organization_id: id }, today, session),
    },
    sendEmail: sendOrganizationEmail,
  },
  people: {
    recordType: 'person',
    listIds: listSource(peopleList, (row) => row).listIds,
    actions: {
      update: (tx, id, values, { session, today }) =>
        updatePerson(tx, id, personChanges.parse(values), session, { today, findOwned: findOwnedCompanies }),
      delete: (tx, id, _, { session }) => removePerson(tx, id, session),
    },
    sendEmail: sendPersonEmail,
  },
  tasks: {
    recordType: 'task',
    listIds: listSource(taskList, (row) => row).listIds,
    actions: {
      update: (tx, id, values, { session }) => updateTask(tx, id, taskChanges.parse(values), session),
      assign: async (tx, id, values, { session }) =>
        updateTask(tx, id, taskChanges.parse(await assignedUsers(tx, 'task', id, values)), session),
      delete: (tx, id, _, { session }) => removeTask(tx, id, session),
    },
  },
  followUps: {
    recordType: 'follow-up',
    listIds: (query, context) =>
      listSource(followUpList, (row) => row).listIds({ ...query, sortField: 'createdAt' }, context),
    actions: {
      update: updateFollowUpOfKind,
      delete: (tx, id, _, { session }) => removeFollowUp(tx, id, session),
      archive: setArchived(true),
      unarchive: setArchived(false),
    },
  },
  orders: {
    recordType: 'order',
    listIds: listSource(orderList, (row) => row).listIds,
    actions: {
      update: (tx, id, values, { session }) => updateOrder(tx, id, orderChanges.parse(values), session),
      delete: (tx, id, _, { session }) => removeOrder(tx, id, session),
    },
  },
  filings: {
    recordType: 'filing',
    listIds: listSource(filingList, (row) => row).listIds,
    actions: {
      update: (tx, id, values, { session, today }) =>
        updateFiling(tx, id, filingChanges.parse(values), { session, today }, filingEffects),
    },
  },
}
