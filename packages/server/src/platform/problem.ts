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
  /** what else the body says: which fields conflict, which record to go to instead */
  details: Record<string, unknown>

  constructor(
    code: ProblemCode,
    message: string,
    {
      fields,
      headers = {},
      ...details
    }: { fields?: Record<string, string>; headers?: Record<string, string>; [detail: string]: unknown } = {},
  ) {
    super(message)
    this.name = 'Problem'
    this.code = code
    this.status = problemCodes[code].status
    this.fields = fields
    this.headers = headers
    this.details = details
  }
}

/** The body of a failed call (API-2). */
export const problemBody = (problem: Problem) => ({
  ok: false as const,
  code: problem.code,
  message: problem.message,
  ...(problem.fields && { fields: problem.fields }),
  ...problem.details,
})

/** The 404 of an unknown, malformed or deleted id (API-3, API-7). `noun`: what is missing. */
export const notFound = (noun: string): Problem => new Problem('NOT_FOUND', `There is no such ${noun}.`)
