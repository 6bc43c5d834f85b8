import * as z from 'zod'
import { rawText, requiredRawText, text } from '../shared/text.ts'

const password = rawText(1000)
const typedPassword = password.min(1, 'This is required.')

/** How long a link to a new password is valid, in minutes (USER-19). */
export const RESET_MINUTES = 30

export const passwordChange = z.object({ current: typedPassword, password })
export type PasswordChange = z.output<typeof passwordChange>

/** Any text is accepted, so that the answer never tells an address that has an account from another one. */
export const forgottenPassword = z.object({ email: text(1000).default('') })

export const passwordReset = z.object({ token: requiredRawText(200), password })
export type PasswordReset = z.output<typeof passwordReset>
