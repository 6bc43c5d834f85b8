import { isIP } from 'node:net'
import { hostname } from 'node:os'
import type { FastifyRequest } from 'fastify'
import type { Config } from '#platform/config'

type Asked = Pick<FastifyRequest, 'protocol' | 'host' | 'hostname' | 'socket'>

// Whether a host name always leads to this server, whoever sends it.
const namesThisServer = ({ host }: Pick<Config, 'host'>, { hostname: name, socket }: Asked): boolean =>
  ['localhost', '127.0.0.1', '[::1]', host, hostname()].includes(name) ||
  (isIP(name) !== 0 && name === socket.localAddress)

/**
 * The beginning of a link in an email that a stranger can cause, without a slash at the end. The sender of a request chooses
 * its host. So without a public address a host counts only when it is this machine's own, and the token in the link is sent
 * nowhere else (USER-19).
 */
export const emailedLinkBase = (config: Pick<Config, 'publicUrl' | 'host' | 'port'>, request: Asked): string => {
  if (config.publicUrl) return config.publicUrl
  if (namesThisServer(config, request)) return `${request.protocol}://${request.host}`

  return `http://localhost:${request.socket.localPort ?? config.port}`
}
