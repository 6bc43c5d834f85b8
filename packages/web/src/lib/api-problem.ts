import type { Conflict } from '@registrar/domain/organizations/meanwhile'

/** A call that failed: the server's own words, or `status` 0 and `NETWORK_FAILURE` when nothing answered. */
export class ApiProblem extends Error {
  readonly status: number
  readonly code: string
  readonly fields: Record<string, string>
  /** what another has changed meanwhile, with both values */
  readonly conflicts: Record<string, Conflict> | undefined

  constructor(
    status: number,
    code: string,
    message: string,
    fields: Record<string, string> = {},
    conflicts?: Record<string, Conflict>,
  ) {
    super(message)
    this.name = 'ApiProblem'
    this.status = status
    this.code = code
    this.fields = fields
    this.conflicts = conflicts
  }
}

type FailureBody = {
  code?: string
  message?: string
  fields?: Record<string, string>
  conflicts?: Record<string, Conflict>
}

export const networkFailure = () =>
  new ApiProblem(0, 'NETWORK_FAILURE', 'The server does not answer. Check the connection and try again.')

/** Reads the documented failure body; any other answer (a proxy's page, an empty body) still becomes a problem. */
export const problemFrom = (status: number, body: unknown): ApiProblem => {
  const failure: FailureBody = typeof body === 'object' && body !== null ? body : {}
  return new ApiProblem(
    status,
    failure.code ?? 'UNKNOWN_FAILURE',
    failure.message ?? `The server answered ${status}.`,
    failure.fields,
    failure.conflicts,
  )
}
