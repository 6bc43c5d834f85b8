import { bulkCalls } from '@registrar/domain/bulk/bulk.calls'
import { lazy } from 'react'
import type { ListBulk } from '#ui/list-view'

// The bar loads once a row is ticked.
const BulkBar = lazy(async () => ({ default: (await import('./bulk-bar.tsx')).BulkBar }))

/** What can be done to several organizations of a list. */
export const organizationBulk: ListBulk = {
  call: bulkCalls.changeOrganizations,
  Bar: (props) => <BulkBar kind="organization" {...props} />,
}

/** What can be done to several people of a list. */
export const personBulk: ListBulk = {
  call: bulkCalls.changePeople,
  Bar: (props) => <BulkBar kind="person" {...props} />,
}

/** What can be done to several orders of a list. */
export const orderBulk: ListBulk = {
  call: bulkCalls.changeOrders,
  Bar: (props) => <BulkBar kind="order" {...props} />,
}

/** What can be done to several follow-ups of a list. */
export const followUpBulk: ListBulk = {
  call: bulkCalls.changeFollowUps,
  Bar: (props) => <BulkBar kind="follow-up" {...props} />,
}

/** What can be done to several filings of a list. */
export const filingBulk: ListBulk = {
  call: bulkCalls.changeFilings,
  Bar: (props) => <BulkBar kind="filing" {...props} />,
}

/** What can be done to several tasks of the board. */
export const taskBulk: ListBulk = {
  call: bulkCalls.changeTasks,
  Bar: (props) => <BulkBar kind="task" {...props} />,
}
