/** One host of a database, as an address of its own, and whether only a host that takes writes will do. */
type DatabaseAddresses = { urls: string[]; mustTakeWrites: boolean }

const PARTS = /^(?<scheme>postgres(?:ql)?:\/\/)(?<user>[^/?#]*@)?(?<hosts>[^/?#]*)(?<rest>.*)$/s
const TAKES_WRITES = new Set(['read-write', 'primary'])

const paramsOf = (rest: string): URLSearchParams => new URLSearchParams(rest.split('?', 2)[1] ?? '')

// `?host=a,b&port=1,2` names hosts too, as in libpq. One port serves all hosts.
const hostsOf = (authority: string, params: URLSearchParams): string[] => {
  const named = params.get('host')
  // A socket folder is one host, and the driver reads it from there.
  if (!named || named.startsWith('/')) return authority.split(',')
  const ports = (params.get('port') ?? '').split(',')
  return named.split(',').map((host, at) => [host, ports[at] ?? ports[0]].filter(Boolean).join(':'))
}

const urlOf = (scheme: string, user: string, host: string, rest: string, params: URLSearchParams): string => {
  const kept = new URLSearchParams(params)
  kept.delete('target_session_attrs')
  if (!kept.get('host')?.startsWith('/')) for (const name of ['host', 'port']) kept.delete(name)
  const query = kept.size > 0 ? `?${kept.toString()}` : ''
  return `${scheme}${user}${host}${rest.split('?', 1)[0]}${query}`
}

/** The same address with another database, whether it names one host or several. */
export const withDatabaseName = (text: string, name: string): string => {
  const { scheme = '', user = '', hosts = '', rest = '' } = PARTS.exec(text)?.groups ?? {}
  return `${scheme}${user}${hosts}/${encodeURIComponent(name)}${rest.replace(/^[^?]*/, '')}`
}

/**
 * Reads the address of a database, which may name several hosts, as libpq does:
 * `postgresql://registrar:secret@one:5432,two:5432/registrar?target_session_attrs=read-write`. With several hosts only one that
 * takes writes will do, unless `target_session_attrs` says `any`.
 * @returns undefined when it is no such address
 */
export const readDatabaseAddresses = (text: string): DatabaseAddresses | undefined => {
  const { scheme, user = '', hosts: authority = '', rest = '' } = PARTS.exec(text)?.groups ?? {}
  if (!scheme) return undefined

  const params = paramsOf(rest)
  const urls = hostsOf(authority, params).map((host) => urlOf(scheme, user, host, rest, params))
  const wanted = params.get('target_session_attrs') ?? (urls.length > 1 ? 'read-write' : 'any')
  if (wanted !== 'any' && !TAKES_WRITES.has(wanted)) return undefined
  // The driver takes an address without a host, such as postgres:///registrar?host=/run/postgresql.
  if (!urls.every((url) => URL.canParse(url))) return undefined

  return { urls, mustTakeWrites: wanted !== 'any' }
}
