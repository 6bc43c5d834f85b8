import { type DeadlineKind, deadlineKindLabels } from '@registrar/domain/deadlines/deadline'
import { deadlineRecordId } from '@registrar/domain/deadlines/deadline-place'
import type { DeadlineRow } from '@registrar/domain/deadlines/deadline-search'
import { followUpsCalls } from '@registrar/domain/follow-ups/follow-ups.calls'
import type { Organization } from '@registrar/domain/organizations/organization'
import type { RecurringServiceCode } from '@registrar/domain/organizations/services/recurring-services'
import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { CompleteFollowUp, StartReturnModal } from '#features/follow-ups'
import { organizationQuery, PayServiceModal, PayTaxModal } from '#features/organizations'
import { PaySubscriptionModal, subscriptionsQuery } from '#features/subscriptions'
import { request } from '#lib/api'

/** Renders a dialog. */
export type Draw = (onClose: () => void) => ReactNode

/** `open` reads the current record and returns the function that renders its dialog. */
type DoneDialog = { label: string; open: (row: DeadlineRow, client: QueryClient) => Promise<Draw> }

const ofOrganization =
  (draw: (organization: Organization, row: DeadlineRow, onClose: () => void) => ReactNode): DoneDialog['open'] =>
  async (row, client) => {
    const organization = await client.query({ ...organizationQuery(row.organizationId ?? ''), staleTime: 0 })
    return (onClose) => draw(organization, row, onClose)
  }

const ofService = (code: RecurringServiceCode): DoneDialog => ({
  label: 'Mark as paid',
  open: ofOrganization((organization, { kind }, onClose) => (
    <PayServiceModal organization={organization} code={code} label={deadlineKindLabels[kind]} onClose={onClose} />
  )),
})

const ofFollowUp: DoneDialog['open'] = async ({ _id }) => {
  const followUp = await request(followUpsCalls.findFollowUp, { params: { id: deadlineRecordId(_id) } })
  return (onClose) => <CompleteFollowUp followUp={followUp} onClose={onClose} />
}

const ofSubscription: DoneDialog['open'] = async ({ _id, organizationId }, client) => {
  const subscriptions = await client.query({ ...subscriptionsQuery(organizationId ?? ''), staleTime: 0 })
  const subscription = subscriptions.find((one) => one._id === deadlineRecordId(_id))
  return (onClose) => subscription && <PaySubscriptionModal subscription={subscription} onClose={onClose} />
}

const dialogs: Partial<Record<DeadlineKind, DoneDialog>> = {
  ANNUAL_RETURN: {
    label: 'Start or complete the return',
    open: ofOrganization((organization, { subject }, onClose) => (
      <StartReturnModal organization={organization} subject={subject} onClose={onClose} />
    )),
  },
  FOLLOW_UP: { label: 'Complete', open: ofFollowUp },
  CORPORATION_TAX: {
    label: 'Mark as paid',
    open: ofOrganization((organization, _row, onClose) => (
      <PayTaxModal organization={organization} onClose={onClose} />
    )),
  },
  DOMICILIATION: ofService('domiciliation'),
  SECRETARY_COMPANY: ofService('secretaryCompany'),
  ANONYMOUS_SHAREHOLDER: ofService('anonymousShareholder'),
  SUBSCRIPTION: { label: 'Mark as paid', open: ofSubscription },
}

/** The dialog to fill in before a row is done; undefined if one tick does it, or if it is done on its own page (DUE-11). */
export const doneDialogOf = ({ kind }: DeadlineRow): DoneDialog | undefined => dialogs[kind]
