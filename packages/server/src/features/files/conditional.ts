/** What a conditional or partial request is about: the headers of HTTP (RFC 9110, sections 13 and 14). */
type RequestHeaders = { [name: string]: string | string[] | undefined }
type Version = { etag: string; lastModified: string }

const textOf = (header: string | string[] | undefined) => (typeof header === 'string' ? header : undefined)

/** Whether the client has this version already (304): by its tags, else by its date. */
export const isUnchanged = (headers: RequestHeaders, { etag, lastModified }: Version): boolean => {
  const tags = textOf(headers['if-none-match'])
  if (tags !== undefined) return tags.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')))
  const since = Date.parse(textOf(headers['if-modified-since']) ?? '')
  return Date.parse(lastModified) <= since
}

const isRangeOfThis = (ifRange: string | undefined, { etag, lastModified }: Version) =>
  ifRange === undefined || ifRange === etag || ifRange === lastModified

/**
 * The part of a file of `size` bytes that is asked for, both ends counted in; undefined for the whole, which is also the
 * answer to several parts at once, to another unit and to a part of another version.
 */
export const rangeOf = (
  headers: RequestHeaders,
  version: Version,
  size: number,
): { start: number; end: number } | 'unsatisfiable' | undefined => {
  const asked = /^bytes=[\t ]*(\d*)-(\d*)[\t ]*$/i.exec(textOf(headers['range']) ?? '')
  if (!asked || !isRangeOfThis(textOf(headers['if-range']), version)) return undefined
  const [, first = '', last = ''] = asked
  if (first === '' && last === '') return undefined
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(size - 1, Number(last))
  if (first !== '' && last !== '' && Number(last) < start) return undefined
  return start > end ? 'unsatisfiable' : { start, end }
}
