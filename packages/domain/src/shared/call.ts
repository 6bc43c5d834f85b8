import * as z from 'zod'
import type { MediaTypeName } from './media-types.ts'
import type { ProblemCode } from './problem-codes.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** `session`: 401 without one, and the table of permissions names the least role; `public`: open to anybody. */
export type Access = 'session' | 'public'

/** A header that a call reads. */
type Header = { description: string; isRequired?: boolean }

/**
 * One call of the API: its path, who may make it, its body and its answer beside `ok: true`. The server's routes, the
 * web's client and the OpenAPI page are made from these declarations; there is no other list of paths.
 */
export type Call<
  P extends string = string,
  B extends z.ZodType = z.ZodType,
  A extends z.ZodType = z.ZodType,
  M extends Method = Method,
  S extends Access = Access,
  Q extends z.ZodObject = z.ZodObject,
> = {
  method: M
  /** Parameters are written `:name`. */
  path: P
  access: S
  summary: string
  /** The JSON body, if the call has one. */
  body?: B
  /** The body as `multipart/form-data`, for a call that takes it too; a file is declared by `multipartFile`. */
  multipart?: z.ZodObject
  /** The query of the address, if the call has one. */
  query?: Q
  /** Headers that the call reads, by their name in lower case. */
  headers?: Record<string, Header>
  /** The largest accepted body, in bytes; without it the server's limit applies. */
  maxBytes?: number
  /** The call takes the header `Idempotency-Key`. Sent again with the same key, it is carried out once and answers the same. */
  isIdempotent?: boolean
  /** The log keeps no line of who made the call. */
  isAnonymous?: boolean
  /** Messages in the language of those who make the call, in place of the English ones. */
  messages?: Partial<Record<ProblemCode, string>>
  /** What the answer may be sent as, when it is a file or a stream. Without it the answer is JSON. */
  media?: readonly MediaTypeName[]
  answer: A
}

/** A call whose answer is a file. */
export type DocumentCall = Call & { media: readonly MediaTypeName[] }

/** A file in a multipart body. */
export const multipartFile = z.file().meta({ type: 'string', format: 'binary', contentMediaType: '*/*' })

// A parameter ends before a slash or a dot.
type ParamNames<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : P extends `${string}:${infer Name}.${string}`
    ? Name
    : P extends `${string}:${infer Name}`
      ? Name
      : never

export type Params<C extends Call> = { [Name in ParamNames<C['path']>]: string }
export type Query<C extends Call> = z.output<NonNullable<C['query']>>
export type Body<C extends Call> = z.output<NonNullable<C['body']>>
export type BodyInput<C extends Call> = z.input<NonNullable<C['body']>>
export type Answer<C extends Call> = z.output<C['answer']>

const nothing = z.object({})

/**
 * Declares a call, keeping its literal method, path and access, and the types of its schemas. It needs a session unless it says
 * `public`, and answers nothing but `ok: true` unless it says what.
 */
export const call = <
  const P extends string,
  B extends z.ZodType,
  const M extends Method,
  A extends z.ZodType = typeof nothing,
  const S extends Access = 'session',
  Q extends z.ZodObject = z.ZodObject,
>(
  declared: Omit<Call<P, B, A, M, S, Q>, 'access' | 'answer'> & { access?: S; answer?: A },
) => ({ access: 'session', answer: nothing, ...declared }) as Call<P, B, A, M, S, Q>

/** Declares a call whose answer is a file of one of the types that `media` names. */
export const documentCall = <
  const P extends string,
  B extends z.ZodType,
  const M extends Method,
  const S extends Access = 'session',
  Q extends z.ZodObject = z.ZodObject,
>(
  declared: Omit<Call<P, B, typeof nothing, M, S, Q>, 'access' | 'answer' | 'media'> & {
    access?: S
    media: readonly MediaTypeName[]
  },
) => ({ access: 'session', answer: nothing, ...declared }) as Call<P, B, typeof nothing, M, S, Q> & typeof declared

/** A call by its method and path, such as `PUT /task/:id`. */
export type CallName<C extends Pick<Call, 'method' | 'path'>> = `${C['method']} ${C['path']}`

/** A call's method and path, such as `PUT /task/:id`. */
export const callName = <C extends Pick<Call, 'method' | 'path'>>({ method, path }: C) =>
  `${method} ${path}` as CallName<C>

/** Fills the parameters of a call's path; each is encoded. */
export const pathOf = (path: string, params: Record<string, string> = {}): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
