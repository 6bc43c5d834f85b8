import fresh from 'fresh'
import parseRange from 'range-parser'

type RequestHeaders = { [name: string]: string | string[] | undefined }
type Version = { etag: string; lastModified: string }

const textOf = (header: string | string[] | undefined) => (typeof header === 'string' ? header : undefined)

/** Whether the client already has this version of the file, so that 304 answers it (RFC 9110, section 13). */
export const isUnchanged = (headers: RequestHeaders, { etag, lastModified }: Version): boolean =>
  fresh(headers, { etag, 'last-modified': lastModified })

const namesVersion = (ifRange: string | undefined, { etag, lastModified }: Version) =>
  ifRange === undefined || ifRange === etag || ifRange === lastModified

// range-parser calls a suffix longer than the file unsatisfiable; HTTP wants the whole file then.
const isLongSuffix = (range: string, size: number) => size > 0 && /^bytes=\s*-0*[1-9]\d*\s*$/i.test(range)

/**
 * The part of a file of `size` bytes that the request asks for (RFC 9110, section 14), with both ends included.
 * @returns undefined for the whole file, which also answers several parts at once, a malformed range, a unit other than
 *   bytes, and a part of another version
 */
export const rangeOf = (
  headers: RequestHeaders,
  version: Version,
  size: number,
): { start: number; end: number } | 'unsatisfiable' | undefined => {
  const range = textOf(headers['range'])
  if (range === undefined || !namesVersion(textOf(headers['if-range']), version)) return undefined

  const parts = parseRange(size, range)
  if (parts === -2 || !/^bytes=/i.test(range)) return undefined
  if (parts === -1) return isLongSuffix(range, size) ? { start: 0, end: size - 1 } : 'unsatisfiable'

  const [part, ...others] = parts
  return part && others.length === 0 ? { start: part.start, end: part.end } : undefined
}
