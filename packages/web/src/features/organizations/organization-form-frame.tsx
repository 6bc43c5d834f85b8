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
  children: ReactNode
}

/** The form of a tab. Delete removes the whole organization, on every tab (ORG-8). */
export const OrganizationFormFrame = ({ organization, form, leaveMessage = LEAVE_MESSAGE, children }: Props) => {
  const removal = useRemoveOrganization(organization._id)
  const question = useMemo(() => ({ message: leaveMessage }), [leaveMessage])

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
