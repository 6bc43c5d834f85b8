import type { Conflict } from '@registrar/domain/shared/merge-concurrent-edits'

// What stands for a code where there is none.
const NO_CODE = 'UNKNOWN_FAILURE'
const NO_ANSWER = 'NETWORK_FAILURE'

/** A call that failed: the server's own words, or `status` 0 and `NETWORK_FAILURE` when nothing answered. */
export class ApiProblem extends Error {
  readonly status: number
  readonly code: string
  readonly fields: Record<string, string>
  /** what another has changed meanwhile, with both values */
  readonly conflicts: Record<string, Conflict> | undefined
  /** the organization that is there instead of the one asked for */
  readonly organizationId: string | undefined
  /** whether the server gave the code: none of ours stands in for it */
  readonly isCoded: boolean

  constructor(
    status: number,
    code: string,
    message: string,
    fields: Record<string, string> = {},
    conflicts?: Record<string, Conflict>,
    organizationId?: string,
  ) {
    super(message)
    this.name = 'ApiProblem'
    this.status = status
    this.code = code
    this.fields = fields
    this.conflicts = conflicts
    this.organizationId = organizationId
    this.isCoded = code !== NO_CODE && code !== NO_ANSWER
  }
}

type FailureBody = {
  code?: string
  message?: string
  fields?: Record<string, string>
  conflicts?: Record<string, Conflict>
  organizationId?: string
}

export const networkFailure = () =>
  new ApiProblem(0, NO_ANSWER, 'The server does not answer. Check the connection and try again.')

/** Reads the documented failure body; any other answer (a proxy's page, an empty body) still becomes a problem. */
export const problemFrom = (status: number, body: unknown): ApiProblem => {
  const failure: FailureBody = typeof body === 'object' && body !== null ? body : {}
  return new ApiProblem(
    status,
    failure.code ?? NO_CODE,
    failure.message ?? `The server answered ${status}.`,
    failure.fields,
    failure.conflicts,
    failure.organizationId,
  )
}
