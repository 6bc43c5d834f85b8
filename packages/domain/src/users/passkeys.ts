import * as z from 'zod'
import { rawText, requiredText, text } from '../shared/text.ts'

/** A passkey of the signed-in user (USER-22). Instants are ISO 8601 in UTC. */
export const passkey = z.object({
  _id: z.string(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
})
export type Passkey = z.output<typeof passkey>

/** What the browser hands to the authenticator, as WebAuthn's JSON forms have it. */
export const passkeyOptions = z.looseObject({ challenge: z.string() })

const base64url = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]+$/, 'Send base64url.')
const credential = {
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).default({}),
}

/** A new passkey, as `RegistrationResponseJSON` of WebAuthn. */
export const newPasskey = z.object({
  /** without one, the browser and system are the name */
  name: text(100).optional(),
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: base64url(4000),
      attestationObject: base64url(20_000),
      transports: z.array(rawText(20)).max(10).optional(),
    }),
  }),
})
export type NewPasskey = z.output<typeof newPasskey>

/** The answer of a passkey to a challenge, as `AuthenticationResponseJSON` of WebAuthn. */
const passkeyAnswer = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(2000),
    authenticatorData: base64url(1000),
    signature: base64url(1400),
    userHandle: base64url(200).optional(),
  }),
})
export type PasskeyAnswer = z.output<typeof passkeyAnswer>

/** Signing in with a passkey alone, or with one after the email address and the password (USER-22). */
export const passkeySignInBody = z.object({
  response: passkeyAnswer,
  email: requiredText(254).optional(),
  password: rawText(1000).optional(),
  staySignedIn: z.boolean().default(true),
  /** as `deviceId` of a sign-in with a password */
  deviceId: text(100).optional(),
})
