import * as z from 'zod'
import { roles } from '../access/roles.ts'
import { emailAddress } from '../shared/email-address.ts'
import { optionalText, rawText, requiredText, text } from '../shared/text.ts'

/** A member of staff with an account. Instants are ISO 8601 in UTC (USER-7). */
export const user = z.object({
  _id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: z.enum(roles),
  createdAt: z.iso.datetime(),
  lastLoginAt: z.iso.datetime().nullable(),
})
export type User = z.output<typeof user>

/** A session of a user that is open now. Instants are ISO 8601 in UTC. */
export const openSession = z.object({
  _id: z.string(),
  createdAt: z.iso.datetime(),
  /** the browser and system, as far as it names them */
  device: z.string().nullable(),
  /** the network address that opened it */
  address: z.string().nullable(),
  /** true to the minute */
  lastUsedAt: z.iso.datetime(),
  /** the session of this call */
  isThis: z.boolean(),
})
export type OpenSession = z.output<typeof openSession>

/** A user as a picker lists them (USER-11). */
export const userOption = z.object({ _id: z.string(), firstName: z.string(), lastName: z.string(), email: z.string() })
export type UserOption = z.output<typeof userOption>

/** A user named inside another record. */
export const userReference = z.object({ userId: text(100), userName: text(500) })
export type UserReference = z.output<typeof userReference>

/** A random text that a browser makes once and keeps: a sign-in with a known one is not from a new device (USER-23). */
export const deviceId = text(100).optional()

/** `staySignedIn` false: the session also ends after hours without use (USER-20). Existing clients do not send it. */
export const signInBody = z.object({
  email: requiredText(254),
  password: rawText(1000).min(1, 'This is required.'),
  staySignedIn: z.boolean().default(true),
  /** a code of the authenticator app, or a recovery code, of an account with a second factor (USER-21) */
  code: rawText(50).optional(),
  deviceId,
})

/** The body that makes an account: with the secret code, or with the token of an invitation (USER-4, USER-14). */
export const signUpBody = z
  .object({
    firstName: requiredText(100),
    lastName: requiredText(100),
    email: emailAddress,
    password: rawText(1000),
    secretCode: rawText(200).optional(),
    invitation: rawText(200).optional(),
    deviceId,
  })
  .refine((body) => body.secretCode !== undefined || body.invitation, {
    path: ['secretCode'],
    error: 'This is required.',
  })

export const userSearchBody = z.object({
  search: optionalText(200).optional(),
  limit: z.int().min(1).max(1000).optional(),
})

/** A user's name: first name, last name (USER-11). */
export const userName = (person: { firstName: string; lastName: string }): string =>
  `${person.firstName} ${person.lastName}`.trim()
