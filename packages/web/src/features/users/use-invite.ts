import type { InvitationRequest } from '@registrar/domain/users/staff'
import { staffCalls } from '@registrar/domain/users/staff.calls'
import { request } from '#lib/api'
import { isKeptInOutbox, KEPT_IN_OUTBOX } from '#lib/outbox'
import { useApiMutation } from '#lib/use-api-mutation'

/** Invites an address, or makes a new link for it; the answer has the link, once (USER-14). */
export const useInvite = () =>
  useApiMutation({
    run: async (body: InvitationRequest) => {
      const { data, link } = await request(staffCalls.inviteStaff, { body })
      return { ...data, link, isKept: await isKeptInOutbox() }
    },
    successMessage: ({ email, isKept }) =>
      isKept ? `Invitation to ${email} ${KEPT_IN_OUTBOX}` : `Invitation sent to ${email}`,
    refresh: ['staff'],
  })
