import {
  type EmailContent,
  emailHtml,
  escapeHtml,
  linkHtml,
  paragraphHtml,
  smallPrintHtml,
} from '../shared/email-template.ts'
import { countText, formatCount } from '../shared/count-text.ts'
import { type Role, roleLabels } from '../access/roles.ts'

type Sender = { brand: string }
type Link = { url: string; label: string }

const content = (subject: string, paragraphs: string[], { url, label }: Link, { brand }: Sender): EmailContent => ({
  subject,
  text: `${[...paragraphs, `${label}:\n${url}`, brand].join('\n\n')}\n`,
  html: emailHtml(
    'en',
    subject,
    [
      ...paragraphs.map((text) => paragraphHtml(escapeHtml(text))),
      paragraphHtml(linkHtml(url, label)),
      smallPrintHtml(escapeHtml(brand)),
    ].join('\n'),
  ),
})

/** The email that invites somebody to create an account (USER-14). `url` carries `?invitation=`. */
export const invitationEmail = (
  { role, inviter, days, url }: { role: Role; inviter: string; days: number; url: string },
  sender: Sender,
): EmailContent =>
  content(
    `Your invitation to ${sender.brand}`,
    [
      `${inviter} invites you to create an account. Your role will be: ${roleLabels[role]}.`,
      `The link works once, for this address, and for ${days} days. If you did not expect it, ignore this email.`,
    ],
    { url, label: 'Create my account' },
    sender,
  )

/** The email that tells administrators of a new account (USER-17). */
export const newAccountEmail = (
  { name, email, role, url }: { name: string; email: string; role: Role; url: string },
  sender: Sender,
): EmailContent =>
  content(
    `New account: ${name}`,
    [
      `${name} (${email}) has created an account. Role: ${roleLabels[role]}.`,
      'If you do not know this person, deactivate the account.',
    ],
    { url, label: 'Open the staff page' },
    sender,
  )

/** What somebody takes over from a colleague who has left. */
type HandedOver = { tasks: number; organizations: number; views: number }

/** The email that tells a colleague what they take over from one who has left (USER-15). `url` leads to the app. */
export const handOverEmail = (
  { leaver, handedOver, url }: { leaver: string; handedOver: HandedOver; url: string },
  sender: Sender,
): EmailContent => {
  const { tasks, organizations, views } = handedOver
  const parts = [
    tasks > 0 && countText(tasks, 'open task'),
    organizations > 0 && `${formatCount(organizations)} ${organizations === 1 ? 'company' : 'companies'}`,
    views > 0 && countText(views, 'shared view'),
  ].filter(Boolean)

  return content(
    `You take over the work of ${leaver}`,
    [`${leaver} has left. You are now in charge of: ${parts.join(', ')}.`],
    { url, label: 'Open Registrar' },
    sender,
  )
}

/** The email with the link to a new password (USER-19). `url` carries `?token=`. */
export const passwordResetEmail = (
  { minutes, url, isAsked = true }: { minutes: number; url: string; isAsked?: boolean },
  sender: Sender,
): EmailContent =>
  content(
    'A new password for your account',
    [
      isAsked
        ? 'Somebody, most likely you, asked for a new password for your account.'
        : 'An administrator sends you a link to a new password for your account.',
      `The link works once, for ${minutes} minutes. ${isAsked ? 'If it was not you' : 'If you do not want one'}, ignore this email: your password stays as it is.`,
    ],
    { url, label: 'Choose a new password' },
    sender,
  )

/** What the owner of an account is told of by email (USER-23). */
export type AccountNotice =
  | 'passwordChanged'
  | 'passwordReset'
  | 'authenticatorAdded'
  | 'authenticatorRemoved'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'secondFactorRemoved'
  | 'emailChanged'
  | 'calendarCreated'
  | 'newDevice'

const notices: Record<AccountNotice, { subject: string; happened: string }> = {
  passwordChanged: { subject: 'Your password was changed', happened: 'The password of your account was changed' },
  passwordReset: { subject: 'Your password was set anew', happened: 'The password of your account was set by a link' },
  authenticatorAdded: {
    subject: 'An authenticator app was added to your account',
    happened: 'An authenticator app was added to your account',
  },
  authenticatorRemoved: {
    subject: 'The authenticator app of your account was removed',
    happened: 'The authenticator app was removed from your account',
  },
  passkeyAdded: { subject: 'A passkey was added to your account', happened: 'A passkey was added to your account' },
  passkeyRemoved: {
    subject: 'A passkey of your account was removed',
    happened: 'A passkey was removed from your account',
  },
  secondFactorRemoved: {
    subject: 'The second factors of your account were removed',
    happened: 'The authenticator app, the passkeys and the recovery codes were removed from your account',
  },
  emailChanged: {
    subject: 'The email address of your account was changed',
    happened: 'An administrator changed the email address with which you sign in',
  },
  calendarCreated: {
    subject: 'A calendar address of your deadlines was created',
    happened: 'An address by which a calendar program reads your deadlines was created',
  },
  newDevice: {
    subject: 'A sign-in from a new device',
    happened: 'Somebody signed in to your account from a new device',
  },
}

/** Where something happened to an account: `at` is written out; `device` and `address` null: not known. */
type AccountEventPlace = { at: string; device: string | null; address: string | null; url: string }

/** The email that tells the owner of an account what has happened to it (USER-23). `url` leads to the account page. */
export const accountNoticeEmail = (
  notice: AccountNotice,
  { at, device, address, url }: AccountEventPlace,
  sender: Sender,
): EmailContent => {
  const { subject, happened } = notices[notice]
  const place = [device && `with ${device}`, address && `from the network address ${address}`].filter(Boolean)
  return content(
    subject,
    [
      `${[happened, `on ${at}`, ...place].join(' ')}.`,
      'If it was you, there is nothing to do. If not, change your password at once, sign out your other sessions and tell an administrator.',
    ],
    { url, label: 'Open your account' },
    sender,
  )
}
