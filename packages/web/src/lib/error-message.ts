import type { ProblemCode } from '@registrar/domain/shared/problem-codes'
import { ApiProblem } from './api-problem.ts'

// For codes whose message from the server is not meant for staff.
const messages: Partial<Record<ProblemCode, string>> = {
  VALIDATION_FAILED: 'Some fields are not valid.',
  UNAUTHENTICATED: 'Your session has ended. Sign in again.',
  NOT_FOUND: 'This record does not exist, or it was deleted.',
  LINK_ALREADY_EXISTS: 'This person is already linked to this organization',
  TOO_MANY_REQUESTS: 'Too many attempts. Wait a minute and try again.',
  INTERNAL_ERROR: 'Something failed on our side. Try again in a moment.',
}

/** A failure in the browser whose text is meant for the user. */
export class UserError extends Error {}

/** The message for a failure: its own when it is meant for the user, ours for its code, else the server's, else the fallback. */
export const errorMessage = (error: unknown, fallback = 'An error occurred'): string => {
  if (error instanceof UserError) return error.message
  if (!(error instanceof ApiProblem)) return fallback
  return messages[error.code as ProblemCode] ?? (error.message || fallback)
}

/** The code that some toasts show (UI-3). Without a code it is the given text, else the failure's message. */
export const errorCode = (error: unknown, withoutCode?: string): string => {
  if (error instanceof ApiProblem && error.isCoded) return error.code
  return withoutCode ?? ((error instanceof Error && error.message) || 'Error')
}
