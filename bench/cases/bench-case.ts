import { type BodyInput, type Call, type Params, pathOf } from '@registrar/domain/shared/call'

/** One HTTP request of a client. */
export type Step = { method: Call['method']; path: string; body: unknown }

/** A request that makes one call of the call table. */
export const step = <C extends Call>(call: C, input: { params?: Params<C>; body?: BodyInput<C> } = {}): Step => ({
  method: call.method,
  path: pathOf(call.path, input.params),
  body: input.body,
})

/** What a case must reach: shares of the bare server's figures, and milliseconds for a single client. */
export type Target = {
  minRate?: number
  maxCpu?: number
  /** at a fifth of the data, which is 20,000 organizations */
  smallP95?: number
  /** at the data of scale 1 */
  maxP95?: number
}

/** Records and words of the data that the requests use. */
export type Sample = {
  organizations: string[]
  /** the company with a timeline of more than 10,000 entries */
  busiest: string[]
  people: string[]
  tasks: string[]
  orders: string[]
  users: string[]
  /** addresses that emails went to */
  recipients: string[]
  /** words that only a few organizations or people have */
  rareNames: string[]
  rareLastNames: string[]
}

/** An action that a client repeats, each time with the next variant. */
export type BenchCase = {
  name: string
  /** the requests of one action; the bare server answers all of them with one request */
  variants: (sample: Sample) => Step[][]
  /** which of the product's statements the bare server runs; all when undefined */
  mainStatement?: RegExp
  target: Target
}
