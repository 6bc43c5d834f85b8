import * as z from 'zod'
import { rawText, requiredRawText } from '../shared/text.ts'
import { passkey } from './passkeys.ts'

/** The user's second factors, and whether everybody must have one (USER-21, USER-22). */
export const secondFactor = z.object({
  totp: z.boolean(),
  recoveryCodesLeft: z.int(),
  required: z.boolean(),
  passkeys: z.array(passkey),
})
export type SecondFactor = z.output<typeof secondFactor>

/** Whether the user must add a second factor before doing anything else (USER-21). */
export const isSecondFactorMissing = ({ totp, required, passkeys }: SecondFactor): boolean =>
  required && !totp && passkeys.length === 0

/** A new authenticator app: its secret, the address for its QR code, and the recovery codes, all shown once. */
export const newTotp = z.object({ secret: z.string(), uri: z.string(), recoveryCodes: z.array(z.string()) })
export type NewTotp = z.output<typeof newTotp>

export const totpConfirmation = z.object({ code: requiredRawText(50) })
/** The password, before something that opens the account changes. */
export const passwordConfirmation = z.object({ password: rawText(1000).min(1, 'This is required.') })
