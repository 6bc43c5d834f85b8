import type { FastifyRequest } from 'fastify'
import type { Config } from '#platform/config'
import { clientAddress } from '#platform/http/client-address'
import { deviceOf } from './account/device.ts'
import { emailedLinkBase } from './emailed-link-base.ts'

/**
 * Where a call that changes an account comes from. `address` is its network address, `device` the browser and system; both are null for a
 * command of the terminal. `emailedLinkBase` is what the addresses in emails begin with.
 */
export type CallOrigin = {
  config: Config
  address: string | null
  device: string | null
  emailedLinkBase: string
}

export const callOrigin = ({ config, request }: { config: Config; request: FastifyRequest }) => ({
  config,
  address: clientAddress(request),
  device: deviceOf(request.headers['user-agent']),
  emailedLinkBase: emailedLinkBase(config, request),
})
