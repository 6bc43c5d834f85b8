import * as z from 'zod'
import { call } from '../shared/call.ts'
import { pageOf } from '../shared/page.ts'
import {
  invitation,
  invitationBody,
  openInvitation,
  signupCode,
  signupCodeChanges,
  staffChanges,
  staffMember,
  staffSearchBody,
} from './staff.ts'

export const staffCalls = {
  searchStaff: call({
    method: 'POST',
    path: '/staff/search',
    summary: 'All users with role, last sign-in and open sessions, by name; and the open invitations',
    body: staffSearchBody,
    answer: pageOf(staffMember).extend({ invitations: z.array(openInvitation) }),
  }),
  inviteStaff: call({
    method: 'POST',
    path: '/staff/invite',
    summary: 'Invite an address by email to create an account; valid once, for seven days. The link is answered once',
    body: invitationBody,
    answer: z.object({ data: invitation, link: z.string() }),
  }),
  withdrawInvitation: call({
    method: 'DELETE',
    path: '/staff/invite/:id',
    summary: 'Withdraw an open invitation: its link makes no account any more',
  }),
  updateStaff: call({
    method: 'PUT',
    path: '/staff/:id',
    summary:
      'Change role, name or address, deactivate or reactivate; tasks and companies of a deactivated user are handed over',
    body: staffChanges,
    answer: staffMember,
  }),
  endStaffSessions: call({
    method: 'POST',
    path: '/staff/:id/logout',
    summary: "End a user's sessions at once",
    answer: z.object({ ended: z.int() }),
  }),
  removeSecondFactor: call({
    method: 'DELETE',
    path: '/staff/:id/second-factor',
    summary: 'Remove the authenticator app, the passkeys and the recovery codes of a colleague, who is told by email',
  }),
  sendPasswordLink: call({
    method: 'POST',
    path: '/staff/:id/password',
    summary: 'Send a colleague a link to a new password, valid once, for 30 minutes',
    answer: z.object({ to: z.string() }),
  }),
  findSignupCode: call({
    method: 'GET',
    path: '/staff/code',
    summary: 'Whether the secret code of sign-up is on',
    answer: signupCode,
  }),
  updateSignupCode: call({
    method: 'PUT',
    path: '/staff/code',
    summary: 'Turn the secret code of sign-up on or off, or renew it; the new code is shown once',
    body: signupCodeChanges,
    answer: signupCode,
  }),
}
