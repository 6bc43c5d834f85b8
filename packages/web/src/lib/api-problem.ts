import type { Conflict } from '@registrar/domain/conflicts/reconcile-concurrent-edits'

// The codes of failures that come without one from the server.
const UNKNOWN_FAILURE = 'UNKNOWN_FAILURE'
const NETWORK_FAILURE = 'NETWORK_FAILURE'

/** A call that failed, with the server's message and code. When no server answered, `status` is 0. */
export class ApiProblem extends Error {
  readonly status: number
  readonly code: string
  readonly fields: Record<string, string>
  /** the fields that somebody else changed at the same time, with both values */
  readonly conflicts: Record<string, Conflict> | undefined
  /** the organization that exists already, when the call would have made a second one */
  readonly organizationId: string | undefined
  /** the record that the one asked for was merged into */
  readonly mergedInto: string | undefined
  /** whether the code comes from the server */
  readonly isCoded: boolean

  constructor(
    status: number,
    code: string,
    message: string,
    fields: Record<string, string> = {},
    conflicts?: Record<string, Conflict>,
    organizationId?: string,
    mergedInto?: string,
  ) {
    super(message)
    this.name = 'ApiProblem'
    this.status = status
    this.code = code
    this.fields = fields
    this.conflicts = conflicts
    this.organizationId = organizationId
    this.mergedInto = mergedInto
    this.isCoded = code !== UNKNOWN_FAILURE && code !== NETWORK_FAILURE
  }
}

type FailureBody = {
  code?: string
  message?: string
  fields?: Record<string, string>
  conflicts?: Record<string, Conflict>
  organizationId?: string
  mergedInto?: string
}

export const networkFailure = () =>
  new ApiProblem(0, NETWORK_FAILURE, 'The server does not answer. Check the connection and try again.')

/**
 * Reads a failure's body (API-2). An answer of another shape, such as a proxy's page, becomes a problem too: without a
 * message, so that the screen's own text shows (UI-8).
 */
export const problemFrom = (status: number, body: unknown): ApiProblem => {
  const failure: FailureBody = typeof body === 'object' && body !== null ? body : {}
  return new ApiProblem(
    status,
    failure.code ?? UNKNOWN_FAILURE,
    failure.message ?? '',
    failure.fields,
    failure.conflicts,
    failure.organizationId,
    failure.mergedInto,
  )
}
