import { bulkCalls } from '@registrar/domain/bulk/bulk.calls'
import type { FilingSearch } from '@registrar/domain/filings/filing-listing'
import type { FollowUpSearch } from '@registrar/domain/follow-ups/follow-up-listing'
import type { OrderSearch } from '@registrar/domain/orders/order-listing'
import type { OrganizationSearch } from '@registrar/domain/organizations/organization-listing'
import type { PersonSearch } from '@registrar/domain/people/person-listing'
import type { TaskSearch } from '@registrar/domain/tasks/task-listing'
import { today } from '#platform/clock'
import type { UndoableKinds } from '#platform/commands/restore-record'
import type { Config } from '#platform/config'
import type { Routes } from '#platform/http/routes'
import type { Session } from '#platform/sessions/session'
import type { BulkKind } from './bulk-kind.ts'
import { runBulkAction, findBulkProgress, listBulkIds, undoBulk } from './bulk.commands.ts'
import { countRecipients } from './recipients.queries.ts'

export type BulkKinds = {
  organizations: BulkKind<OrganizationSearch>
  people: BulkKind<PersonSearch>
  tasks: BulkKind<TaskSearch>
  followUps: BulkKind<FollowUpSearch>
  orders: BulkKind<OrderSearch>
  filings: BulkKind<FilingSearch>
}

type Request = { config: Config; session: Session }
const contextOf = ({ config, session }: Request) => ({ config, session, today: today(config.timeZone) })

/** Registers the calls. `kinds`: how each kind of record is changed; `undoable`: how each is undone. */
export const bulkRoutes = ({ serve }: Routes, kinds: BulkKinds, undoable: UndoableKinds): void => {
  serve(bulkCalls.changeOrganizations, (request) =>
    runBulkAction(request.db, kinds.organizations, request.body, contextOf(request)),
  )
  serve(bulkCalls.changePeople, (request) => runBulkAction(request.db, kinds.people, request.body, contextOf(request)))
  serve(bulkCalls.changeTasks, (request) => runBulkAction(request.db, kinds.tasks, request.body, contextOf(request)))
  serve(bulkCalls.changeFollowUps, (request) =>
    runBulkAction(request.db, kinds.followUps, request.body, contextOf(request)),
  )
  serve(bulkCalls.changeOrders, (request) => runBulkAction(request.db, kinds.orders, request.body, contextOf(request)))
  serve(bulkCalls.changeFilings, (request) =>
    runBulkAction(request.db, kinds.filings, request.body, contextOf(request)),
  )

  serve(bulkCalls.countOrganizationRecipients, async (request) => {
    const ids = await listBulkIds(request.db, kinds.organizations, request.body, contextOf(request))
    return { data: await countRecipients(request.db, 'organizations', ids) }
  })
  serve(bulkCalls.countPeopleRecipients, async (request) => {
    const ids = await listBulkIds(request.db, kinds.people, request.body, contextOf(request))
    return { data: await countRecipients(request.db, 'people', ids) }
  })

  serve(bulkCalls.findBulk, async ({ db, params, session }) => ({
    data: await findBulkProgress(db, params.id, session.userId),
  }))

  serve(bulkCalls.undoBulk, async (request) => ({
    data: await undoBulk(request.db, request.params.id, undoable, contextOf(request)),
  }))
}
