import type { FastifyInstance } from 'fastify'
import type { Session } from '../sessions/session.ts'

/** The names of fields that a session neither reads nor writes, wherever calls have them. */
export type HiddenFrom = (session: Session) => ReadonlySet<string>

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

// Histories and comparisons name a field in a row of their own.
const namesHidden = (row: unknown, hidden: ReadonlySet<string>): boolean =>
  typeof row === 'string'
    ? hidden.has(row)
    : typeof row === 'object' && row !== null && 'field' in row && hidden.has(String(row.field))

// An entry of which nothing is left would still tell that there was something.
const isEmptied = (before: unknown, after: unknown): boolean =>
  typeof before === 'object' &&
  before !== null &&
  typeof after === 'object' &&
  after !== null &&
  'fields' in before &&
  'fields' in after &&
  Array.isArray(before.fields) &&
  Array.isArray(after.fields) &&
  before.fields.length > 0 &&
  after.fields.length === 0

/** A value of a call without the fields of these names, at any depth; rows that tell of nothing else are left out. */
export const withoutHidden = (value: unknown, hidden: ReadonlySet<string>): unknown => {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value))
    return value.flatMap((item: unknown) => {
      if (namesHidden(item, hidden)) return []
      const rest = withoutHidden(item, hidden)
      return isEmptied(item, rest) ? [] : [rest]
    })
  if (!isPlain(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => (hidden.has(name) ? [] : [[name, withoutHidden(inner, hidden)]])),
  )
}

/** Takes fields out of every JSON body and every JSON answer of the sessions that may not see them. */
export const hideFields = (app: FastifyInstance, hiddenFrom: HiddenFrom): void => {
  app.addHook('preHandler', async (request) => {
    const hidden = request.session ? hiddenFrom(request.session) : undefined
    if (hidden && hidden.size > 0) request.body = withoutHidden(request.body, hidden)
  })
  app.addHook('preSerialization', async (request, _reply, payload: unknown) => {
    const hidden = request.session ? hiddenFrom(request.session) : undefined
    return hidden && hidden.size > 0 ? withoutHidden(payload, hidden) : payload
  })
}
