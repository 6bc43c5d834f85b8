import type { FastifyRequest } from 'fastify'
import type { Config } from '#platform/config'
import { clientAddress } from '#platform/http/client-address'

/** Where a call that changes an account comes from: `address` is its network address, for the audit. */
export type CallOrigin = { config: Config; address: string }

export const callOrigin = ({ config, request }: { config: Config; request: FastifyRequest }): CallOrigin => ({
  config,
  address: clientAddress(request),
})
