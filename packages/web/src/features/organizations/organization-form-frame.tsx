import type { Organization } from '@registrar/domain/organizations/organization'
import { type ReactNode, useMemo } from 'react'
import { RecordFormFrame, type RecordFormState } from '#ui/record-form-frame'
import { LeaveQuestionContext } from '#ui/unsaved-guard'
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
export const OrganizationFormFrame = (props: Props) => {
  const { organization, form, leaveMessage = LEAVE_MESSAGE, fieldsOpenWith, children } = props
  const removal = useRemoveOrganization(organization._id)
  const question = useMemo(() => ({ message: leaveMessage, opensWith: fieldsOpenWith }), [leaveMessage, fieldsOpenWith])

  return (
    <LeaveQuestionContext value={question}>
      <RecordFormFrame
        form={form}
        leaveMessage={leaveMessage}
        remove={{
          question: `This deletes ${organization.name}. Its people, tasks and orders stay.`,
          mutation: removal,
          leadsTo: '/organization',
        }}
      >
        {children}
      </RecordFormFrame>
    </LeaveQuestionContext>
  )
}
