import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import type { TrustedProxies } from './client-address.ts'

const MAX_PROXIES = 10
const PROXY_NETWORKS = new Set(['loopback', 'linklocal', 'uniquelocal'])

/**
 * Reads which proxies to trust: how many, or their addresses and networks (SEC-3); undefined when it is neither. `true`, from
 * earlier versions, means one proxy.
 */
export const readProxies = (text: string): TrustedProxies | undefined => {
  const hops = { false: 0, true: 1 }[text.trim()] ?? Number(text)
  if (Number.isInteger(hops) && hops >= 0 && hops <= MAX_PROXIES) return hops

  const proxies = text.split(/[\s,]+/).filter(Boolean)
  const isProxy = (proxy: string) => PROXY_NETWORKS.has(proxy) || isIP(proxy) !== 0 || ipaddr.isValidCIDR(proxy)
  return proxies.length > 0 && proxies.every(isProxy) ? proxies : undefined
}
