import type { Organization } from '@registrar/domain/organizations/organization'
import type { ReactNode } from 'react'
import { RecordFormFrame, type RecordFormState } from '#ui/record-form-frame'
import { useRemoveOrganization } from './organizations.api.ts'

/** What the Accounting, Services, AML and Notes tabs ask before unsaved edits are left (ORG-24). */
const LEAVE_MESSAGE = 'Are you sure you want to leave this page without saving?'

type Props = {
  organization: Organization
  form: RecordFormState
  leaveMessage?: string
  /** the search parameters that open the fields that are shown, when the form shows them in parts */
  fieldsOpenWith?: readonly string[]
  children: ReactNode
}

/** The form of a tab. Delete removes the whole organization, on every tab (ORG-8). */
export const OrganizationFormFrame = ({ organization, leaveMessage = LEAVE_MESSAGE, ...frame }: Props) => (
  <RecordFormFrame
    {...frame}
    leaveMessage={leaveMessage}
    remove={{
      question: `This deletes ${organization.name}. Its people, tasks and orders stay.`,
      mutation: useRemoveOrganization(organization._id),
      leadsTo: '/organization',
    }}
  />
)
