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
import { useInvite } from './use-invite.ts'
import { staffQuery } from './users.api.ts'

const headings = [
  { label: 'E-mail' },
  { label: 'Role' },
  { label: 'Invited by' },
  { label: 'Valid until' },
  { label: 'Actions', align: 'right' as const },
]

/** The invitations that can still make an account, which administrators may withdraw (USER-14). */
export const InvitationsSection = ({ onInvited }: { onInvited: (link: string) => void }) => {
  const { data: invitations = [] } = useQuery({ ...staffQuery(''), select: (answer) => answer.invitations })
  const withdraw = useApiMutation({
    run: ({ _id: id }: OpenInvitation) => request(staffCalls.withdrawInvitation, { params: { id } }),
    successMessage: (_, { email }) => `The invitation of ${email} is withdrawn`,
    refresh: ['staff'],
  })

  const inviteAgain = useInvite()

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
                mr={4}
                aria-label={`New link for ${invitation.email}`}
                title="Sends a new invitation; the earlier link ends"
                disabled={inviteAgain.isPending}
                onClick={() =>
                  inviteAgain.mutate(
                    { email: invitation.email, role: invitation.role },
                    { onSuccess: ({ link }) => onInvited(link) },
                  )
                }
              >
                New link
              </Button>
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
