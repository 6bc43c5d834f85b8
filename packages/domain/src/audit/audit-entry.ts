import * as z from 'zod'
import { roleLabels } from '../access/roles.ts'
import { displayDate, isIsoDate } from '../shared/iso-date.ts'

/** What the audit records (AUD-1), with what screens call it. */
export const auditKindLabels = {
  signInFailed: 'Sign-in failed',
  signInLocked: 'Sign-in locked',
  signedIn: 'Signed in',
  signedOut: 'Signed out',
  otherSessionsEnded: 'Own other sessions ended',
  passwordChanged: 'Password changed',
  resetLinkSent: 'Link to a new password sent',
  passwordReset: 'Password set by a link',
  secondFactorAdded: 'Second factor added',
  secondFactorRemoved: 'Second factor removed',
  refused: 'Call refused',
  export: 'List exported',
  personRead: 'Person with identity data read',
  paperRead: 'Identity document read',
  ppsShown: 'PPS number shown',
  roleChanged: 'Role changed',
  accountDeactivated: 'Staff account deactivated',
  accountReactivated: 'Staff account reactivated',
  sessionsEnded: 'Sessions of a colleague ended',
  secretCodeTurnedOn: 'Secret code turned on',
  secretCodeTurnedOff: 'Secret code turned off',
  secretCodeRenewed: 'Secret code renewed',
  invitationSent: 'Invitation sent',
  invitationWithdrawn: 'Invitation withdrawn',
  invitationAccepted: 'Invitation accepted',
  reminderRuleChanged: 'Reminder rule changed',
  settingChanged: 'Setting changed',
  accountEdited: 'Name or address of an account changed',
  held: 'Put on hold',
  released: 'Hold ended',
  erased: 'Erased',
  archived: 'Archive of personal data created',
  amlPack: 'Inspection pack made',
} as const
export type AuditKind = keyof typeof auditKindLabels
export const auditKinds = Object.keys(auditKindLabels) as [AuditKind, ...AuditKind[]]

const auditRecordTypes = ['person', 'organization', 'user'] as const
export type AuditRecordType = (typeof auditRecordTypes)[number]

/**
 * One line of the audit. `email`: what was typed to sign in, or who was invited or sent a link; `address`: the network it came from. `record.name` is
 * what the record is called now; null when it is erased.
 */
export const auditEntry = z.object({
  _id: z.string(),
  at: z.iso.datetime(),
  kind: z.enum(auditKinds),
  user: z.object({ _id: z.string(), name: z.string() }).nullable(),
  email: z.string().nullable(),
  address: z.string().nullable(),
  record: z.object({ type: z.enum(auditRecordTypes), _id: z.string(), name: z.string().nullable() }).nullable(),
  details: z.record(z.string(), z.unknown()),
})
export type AuditEntry = z.output<typeof auditEntry>

const valueTexts: Record<string, string> = {
  ...roleLabels,
  INVALID_CREDENTIALS: 'wrong email address, password or passkey',
  SECOND_FACTOR_REQUIRED: 'wrong code of the second factor',
  ACCOUNT_DEACTIVATED: 'the account is deactivated',
  TOO_MANY_REQUESTS: 'too many tries',
}
const nameTexts: Record<string, string> = { code: 'reason', asAt: 'as at' }

const shown = (value: unknown): string => {
  if (Array.isArray(value)) return value.join(', ')
  if (typeof value !== 'string') return JSON.stringify(value)
  return isIsoDate(value) ? displayDate(value) : (valueTexts[value] ?? value)
}

// The details are shown in this order. The database does not keep the order in which they were written.
const detailOrder = ['method', 'route', 'setting', 'list', 'document', 'from', 'to', 'rows', 'format', 'asAt']
const placeOf = (name: string) => (detailOrder.includes(name) ? detailOrder.indexOf(name) : detailOrder.length)

/** The details of a line in words: `list: People; rows: 12`. */
export const auditDetailsText = (details: Record<string, unknown>): string =>
  Object.entries(details)
    .toSorted(([one], [other]) => placeOf(one) - placeOf(other))
    .map(([name, value]) => `${nameTexts[name] ?? name}: ${shown(value)}`)
    .join('; ')
