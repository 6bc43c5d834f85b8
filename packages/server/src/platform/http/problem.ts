import { type ProblemCode, problemCodes } from '@registrar/domain/shared/problem-codes'

/**
 * A failure that the caller is told about. The code decides the HTTP status, the message is a sentence for a person, and
 * `fields` names what does not fit in the body. Throw it anywhere; the error handler answers with the body of API-2.
 */
export class Problem extends Error {
  code: ProblemCode
  status: number
  fields: Record<string, string> | undefined
  headers: Record<string, string>
  /** the fields that two people changed at once, with both values */
  conflicts: Record<string, unknown> | undefined
  /** the organization that the caller should go to instead */
  organizationId: string | undefined
  /** the record that the one asked for was merged into */
  mergedInto: string | undefined

  constructor(
    code: ProblemCode,
    message: string,
    more: {
      fields?: Record<string, string>
      headers?: Record<string, string>
      conflicts?: Record<string, unknown>
      organizationId?: string
      mergedInto?: string
    } = {},
  ) {
    super(message)
    this.name = 'Problem'
    this.code = code
    this.status = problemCodes[code].status
    this.fields = more.fields
    this.headers = more.headers ?? {}
    this.conflicts = more.conflicts
    this.organizationId = more.organizationId
    this.mergedInto = more.mergedInto
  }
}

/** The body of a failed call (API-2). */
export const problemBody = (problem: Problem) => ({
  ok: false as const,
  code: problem.code,
  message: problem.message,
  ...(problem.fields && { fields: problem.fields }),
  ...(problem.conflicts && { conflicts: problem.conflicts }),
  ...(problem.organizationId && { organizationId: problem.organizationId }),
  ...(problem.mergedInto && { mergedInto: problem.mergedInto }),
})

/** The 404 of an unknown, malformed or deleted id (API-3, API-7). `noun`: what is missing. */
export const notFound = (noun: string): Problem => new Problem('NOT_FOUND', `There is no such ${noun}.`)
