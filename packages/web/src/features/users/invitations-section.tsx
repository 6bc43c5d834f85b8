import { Button } from '@mantine/core'
import { roleLabels } from '@registrar/domain/access/roles'
import type { OpenInvitation } from '@registrar/domain/users/staff'
import { staffCalls } from '@registrar/domain/users/staff.calls'
import { useQuery } from '@tanstack/react-query'
import { request } from '#lib/api'
import { displayInstant } from '#lib/clock'
import { useApiMutation } from '#lib/use-api-mutation'
import { PlainTable } from '#ui/plain-table'
import { Section } from '#ui/section'
import { staffQuery } from './users.api.ts'

const headings = [
  { label: 'E-mail' },
  { label: 'Role' },
  { label: 'Invited by' },
  { label: 'Valid until' },
  { label: 'Actions', align: 'right' as const },
]

/** The invitations that can still make an account, which administrators may withdraw (USER-14). */
export const InvitationsSection = () => {
  const { data: invitations = [] } = useQuery({ ...staffQuery(''), select: (answer) => answer.invitations })
  const withdraw = useApiMutation({
    run: ({ _id: id }: OpenInvitation) => request(staffCalls.withdrawInvitation, { params: { id } }),
    successMessage: (_, { email }) => `The invitation of ${email} is withdrawn`,
    refresh: ['staff'],
  })

  if (invitations.length === 0) return null
  return (
    <Section title="Open invitations">
      <PlainTable label="Open invitations" headings={headings}>
        {invitations.map((invitation) => (
          <tr key={invitation._id}>
            <td>{invitation.email}</td>
            <td>{roleLabels[invitation.role]}</td>
            <td>{invitation.invitedBy?.name}</td>
            <td>{displayInstant(invitation.expiresAt)}</td>
            <td data-align="right">
              <Button
                size="compact-sm"
                variant="default"
                aria-label={`Withdraw the invitation of ${invitation.email}`}
                disabled={withdraw.isPending}
                onClick={() => withdraw.mutate(invitation)}
              >
                Withdraw
              </Button>
            </td>
          </tr>
        ))}
      </PlainTable>
    </Section>
  )
}
