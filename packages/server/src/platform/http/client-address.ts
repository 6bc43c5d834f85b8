import { isIP } from 'node:net'
import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import ipaddr from 'ipaddr.js'
import type { TrustedProxies } from '../config-values.ts'

/** The setting of Fastify that trusts exactly these proxies. The left-most address of a header is never trusted (SEC-3). */
export const trustProxyOption = (proxies: TrustedProxies) => {
  if (proxies === 0) return false
  return typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies
}

/** The network address of the client. A proxy's header without an address is ignored (SEC-3). */
export const clientAddress = ({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string =>
  isIP(ip) === 0 ? (socket.remoteAddress ?? '') : ip

/**
 * Takes out the forwarded headers that Fastify would believe and proxies need not set, so that a client could write them: any
 * `X-Forwarded-Host`, and an `X-Forwarded-Proto` other than http and https (SEC-7).
 */
export const dropForgedHeaders: onRequestAsyncHookHandler = async (request) => {
  delete request.raw.headers['x-forwarded-host']
  if (request.protocol !== 'http' && request.protocol !== 'https') delete request.raw.headers['x-forwarded-proto']
}

const HEXTETS_OF_A_NETWORK = 4

/**
 * What attempts are counted by: the address, or for IPv6 its network /64, all of which belongs to one subscriber (SEC-3).
 * An IPv4 address in IPv6 notation counts as IPv4.
 */
export const networkOf = (address: string): string => {
  if (isIP(address) === 0) return address

  const parsed = ipaddr.process(address.split('%', 1)[0] ?? '')
  if (parsed instanceof ipaddr.IPv4) return parsed.toString()
  return `${parsed.parts
    .slice(0, HEXTETS_OF_A_NETWORK)
    .map((part) => part.toString(16))
    .join(':')}::/64`
}
