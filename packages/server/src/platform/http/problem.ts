import { type ProblemCode, problemCodes } from '@registrar/domain/shared/problem-codes'

/**
 * A failure the caller is told about: the code decides the HTTP status, the message is a sentence for a person, `fields`
 * names what in the body does not fit. Thrown anywhere; the error handler writes the documented body (decision W4).
 */
export class Problem extends Error {
  code: ProblemCode
  status: number
  fields: Record<string, string> | undefined
  headers: Record<string, string>
  /** what two people changed at once, with both values */
  conflicts: Record<string, unknown> | undefined

  constructor(
    code: ProblemCode,
    message: string,
    more: {
      fields?: Record<string, string>
      headers?: Record<string, string>
      conflicts?: Record<string, unknown>
    } = {},
  ) {
    super(message)
    this.name = 'Problem'
    this.code = code
    this.status = problemCodes[code].status
    this.fields = more.fields
    this.headers = more.headers ?? {}
    this.conflicts = more.conflicts
  }
}

/** The documented body of a failed call. */
export const problemBody = (problem: Problem) => ({
  ok: false as const,
  code: problem.code,
  message: problem.message,
  ...(problem.fields && { fields: problem.fields }),
  ...(problem.conflicts && { conflicts: problem.conflicts }),
})

/** 404 for an unknown, malformed or deleted id alike (decisions W2 and W11). */
export const notFound = (what: string): Problem => new Problem('NOT_FOUND', `There is no such ${what}.`)
