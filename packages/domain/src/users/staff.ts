import * as z from 'zod'
import { roles } from '../access/roles.ts'
import { emailAddress } from '../shared/email-address.ts'
import { filter, pageFields } from '../shared/page.ts'
import { requiredText, text } from '../shared/text.ts'

/** A user as administrators see one (USER-13). `sessions`: how many are open; `hasSecondFactor`: an authenticator app or a passkey. */
export const staffMember = z.object({
  _id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(roles),
  active: z.boolean(),
  lastLoginAt: z.iso.datetime().nullable(),
  sessions: z.int(),
  hasSecondFactor: z.boolean(),
})
export type StaffMember = z.output<typeof staffMember>

export const staffSearchBody = z.object({
  ...pageFields(),
  role: filter(z.enum(roles)),
  active: filter(z.boolean()),
})
export type StaffSearch = z.output<typeof staffSearchBody>

/** How long an invitation is valid, in days (USER-14). */
export const INVITATION_DAYS = 7

export const invitationBody = z.object({ email: emailAddress, role: z.enum(roles).default('staff') })
export type InvitationRequest = z.output<typeof invitationBody>

export const invitation = z.object({
  _id: z.string(),
  email: z.string(),
  role: z.enum(roles),
  expiresAt: z.iso.datetime(),
})
export type Invitation = z.output<typeof invitation>

/** An invitation that can still make an account. `invitedBy`: the administrator who sent it. */
export const openInvitation = invitation.extend({
  invitedBy: z.object({ _id: z.string(), name: z.string() }).nullable(),
})
export type OpenInvitation = z.output<typeof openInvitation>

/** A change to a user. `handOverTo`: who gets the tasks and companies of a user who is deactivated (USER-15). */
export const staffChanges = z.object({
  role: z.enum(roles).optional(),
  active: z.boolean().optional(),
  firstName: requiredText(100).optional(),
  lastName: requiredText(100).optional(),
  email: emailAddress.optional(),
  handOverTo: text(100).optional(),
})
export type StaffChanges = z.output<typeof staffChanges>

/** The secret code of sign-up (USER-16). `code` is shown once, when it is renewed; null otherwise. */
export const signupCode = z.object({
  on: z.boolean(),
  renewedAt: z.iso.datetime().nullable(),
  code: z.string().nullable(),
})
export type SignupCode = z.output<typeof signupCode>

export const signupCodeChanges = z.object({ on: z.boolean().optional(), renew: z.boolean().optional() })
export type SignupCodeChanges = z.output<typeof signupCodeChanges>
