import {
  type DeadlineKind,
  deadlineKindLabels,
  deadlineRecordId,
  isFilingOfItsOwn,
} from '@registrar/domain/deadlines/deadline-kinds'
import type { DeadlineRow } from '@registrar/domain/deadlines/deadline-listing'
import { followUpsCalls } from '@registrar/domain/follow-ups/follow-ups.calls'
import { ordersCalls } from '@registrar/domain/orders/orders.calls'
import type { Organization } from '@registrar/domain/organizations/organization'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import type { RecurringServiceCode } from '@registrar/domain/organizations/services/recurring-services'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { tasksCalls } from '@registrar/domain/tasks/tasks.calls'
import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FilingDialog, filingsQuery, isReturnDue } from '#features/filings'
import { CompleteFollowUp, StartReturnModal } from '#features/follow-ups'
import { organizationQuery, PayServiceModal, PayTaxModal } from '#features/organizations'
import { PaySubscriptionModal, subscriptionsQuery } from '#features/subscriptions'
import { TaxDueDialog, taxDuesQuery } from '#features/taxes'
import { request } from '#lib/api'
import { today } from '#lib/clock'
import type { Undo } from '#ui/use-undoable'

/** Renders a dialog. */
export type Draw = (onClose: () => void) => ReactNode

export type Run = (id: string) => Promise<Undo>
type Open = (row: DeadlineRow, client: QueryClient) => Promise<Draw>

/**
 * How a deadline is finished: `run` takes the id of its record and returns the function that undoes it; `open` reads the record and
 * returns the function that renders its dialog.
 */
type Finish = { run: Run } | { open: Open }

const finishTask: Run = async (id) => {
  const params = { id }
  const { status } = await request(tasksCalls.findTask, { params })
  const { version } = await request(tasksCalls.updateTask, { params, body: { status: 'DONE' } })

  return () => request(tasksCalls.updateTask, { params, body: { status, version } })
}

const fileOwners: Run = async (id) => {
  const params = { id }
  const { version } = await request(organizationsCalls.updateOrganization, { params, body: { rbo: true } })

  return () => request(organizationsCalls.updateOrganization, { params, body: { rbo: false, version } })
}

const payBalance: Run = async (id) => {
  const params = { id }
  const { version } = await request(ordersCalls.updateOrder, { params, body: { balancePaid: true } })

  return () => request(ordersCalls.updateOrder, { params, body: { balancePaid: false, version } })
}

const certifyPerson: Run = async (id) => {
  const params = { id }
  const { dateAml } = await request(peopleCalls.findPerson, { params })
  const { version } = await request(peopleCalls.updatePerson, { params, body: { dateAml: today() } })

  return () => request(peopleCalls.updatePerson, { params, body: { dateAml, version } })
}

const ofOrganization =
  (draw: (organization: Organization, row: DeadlineRow, onClose: () => void) => ReactNode): Open =>
  async (row, client) => {
    const organization = await client.query({ ...organizationQuery(row.organizationId ?? ''), staleTime: 0 })
    return (onClose) => draw(organization, row, onClose)
  }

const ofService = (code: RecurringServiceCode) =>
  ofOrganization((organization, { kind }, onClose) => (
    <PayServiceModal organization={organization} code={code} label={deadlineKindLabels[kind]} onClose={onClose} />
  ))

const ofFollowUp: Open = async ({ followUpId }) => {
  const followUp = await request(followUpsCalls.findFollowUp, { params: { id: followUpId ?? '' } })
  return (onClose) => <CompleteFollowUp followUp={followUp} onClose={onClose} />
}

const ofSubscription: Open = async ({ _id, organizationId }, client) => {
  const subscriptions = await client.query({ ...subscriptionsQuery(organizationId ?? ''), staleTime: 0 })
  const subscription = subscriptions.find((one) => one._id === deadlineRecordId(_id))
  return (onClose) => subscription && <PaySubscriptionModal subscription={subscription} onClose={onClose} />
}

// The order of a court is kept with the return that it extends.
const ofFiling: Open = async ({ _id, organizationId }, client) => {
  const filings = await client.query({ ...filingsQuery(organizationId ?? ''), staleTime: 0 })
  const id = deadlineRecordId(_id)
  const filing = filings.find((one) => one._id === id) ?? filings.find(isReturnDue)
  return (onClose) => filing && <FilingDialog filing={filing} onClose={onClose} />
}

const payTax = ofOrganization((organization, _row, onClose) => (
  <PayTaxModal organization={organization} onClose={onClose} />
))

// A filing for Revenue is named by its own id, a return or payment of a tax by company, kind and period. With the return of the recorded
// year the year end moves on.
const ofTax: Open = async (row, client) => {
  const id = row._id.slice('TAX:'.length)
  if (!id.includes(':')) return ofFiling(row, client)
  const { financialYearEnd } = await client.query({ ...organizationQuery(row.organizationId ?? ''), staleTime: 0 })
  if (id.endsWith(`:CT1:${financialYearEnd}`)) return payTax(row, client)

  const day = { from: row.date, to: row.date }
  const { data } = await client.query({ ...taxDuesQuery(row.organizationId ?? '', day), staleTime: 0 })
  const due = data.find(({ _id }) => _id === id)
  return (onClose) => due && <TaxDueDialog due={{ ...due, paidOn: due.paidOn ?? today() }} onClose={onClose} />
}

const startReturn = ofOrganization((organization, { subject }, onClose) => (
  <StartReturnModal organization={organization} subject={subject} onClose={onClose} />
))

// A return that a follow-up files is completed with it.
const ofReturn: Open = (row, client) => (row.followUpId ? ofFollowUp : startReturn)(row, client)

const finishes: Partial<Record<DeadlineKind, Finish>> = {
  ANNUAL_RETURN: { open: ofReturn },
  FOLLOW_UP: { open: ofFollowUp },
  CORPORATION_TAX: { open: payTax },
  DOMICILIATION: { open: ofService('domiciliation') },
  SECRETARY_COMPANY: { open: ofService('secretaryCompany') },
  ANONYMOUS_SHAREHOLDER: { open: ofService('anonymousShareholder') },
  SUBSCRIPTION: { open: ofSubscription },
  AML_REVIEW: { run: certifyPerson },
  RBO: { run: fileOwners },
  FILING: { open: ofFiling },
  TAX: { open: ofTax },
  ORDER_BALANCE: { run: payBalance },
  TASK: { run: finishTask },
}

/** How a deadline is finished (DUE-11). Some are filings of their own, and are finished as such. */
export const finishOf = ({ kind, _id, organizationId }: DeadlineRow): Finish | undefined =>
  isFilingOfItsOwn({ kind, recordId: deadlineRecordId(_id), organizationId }) ? { open: ofFiling } : finishes[kind]
