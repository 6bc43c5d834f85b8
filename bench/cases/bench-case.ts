import { type BodyInput, type Call, type Params, pathOf } from '@registrar/domain/shared/call'

/** One HTTP request of a client. */
export type Step = { method: Call['method']; path: string; body: unknown }

/** A step of the call table. */
export const step = <C extends Call>(call: C, asked: { params?: Params<C>; body?: BodyInput<C> } = {}): Step => ({
  method: call.method,
  path: pathOf(call.path, asked.params),
  body: asked.body,
})

/** What a case must reach: shares of the bare server's figures, and milliseconds that a client alone may wait. */
export type Target = {
  minRate?: number
  maxCpu?: number
  /** at any scale */
  maxP95?: number
  /** at ten times the data */
  largestP95?: number
}

/** What is found in the data to ask for. */
export type Sample = {
  organizations: string[]
  people: string[]
  tasks: string[]
  orders: string[]
  users: string[]
  /** addresses that mails went to */
  recipients: string[]
  /** words that a handful of organizations or people have */
  rareNames: string[]
  rareLastNames: string[]
}

/** Something a client does, again and again, each time with the next of its variants. */
export type BenchCase = {
  name: string
  /** the steps of one deed; the bare server answers them all at one request */
  variants: (sample: Sample) => Step[][]
  /** which of the product's statements the bare server runs; all of them unless it is given */
  mainStatement?: RegExp
  target: Target
}
