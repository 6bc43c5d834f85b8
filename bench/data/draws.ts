/** SQL texts that draw from the number of a record, `i`: the same data at every run. Each use has a `salt` of its own. */

/** From 0 up to 1. */
export const draw = (salt: number, of = 'i'): string => `((hashint8extended(${of}, ${salt}) & 1048575) / 1048576.0::float8)`

/** A whole number from 0 to below `n`; a `skew` over 1 draws the small ones more often. */
export const number = (salt: number, n: number, skew = 1, of = 'i'): string =>
  `floor(${n} * power(${draw(salt, of)}, ${skew}))::int`

/** True in `share` of the records. */
export const chance = (salt: number, share: number, of = 'i'): string => `(${draw(salt, of)} < ${share})`

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

/** One of a list; a `skew` over 1 draws the first ones more often. */
export const oneOf = (salt: number, list: readonly string[], skew = 1, of = 'i'): string =>
  `(array[${list.map(quoted).join(',')}])[1 + ${number(salt, list.length, skew, of)}]`

/** A day from `from` (yyyy-MM-dd) on, at most `days` later. */
export const day = (salt: number, from: string, days: number, of = 'i'): string =>
  `(date '${from}' + ${number(salt, days, 1, of)})`

/** The moment record `i` of `total` was made: evenly over six years. */
export const madeAt = (total: number, of = 'i'): string =>
  `(timestamptz '2020-01-06 08:00:00Z' + (${of}) * interval '1 millisecond' * floor(${6 * 365 * 86_400_000}::float8 / ${total}))`

/** The id of record `i` of `total` of a table: a UUIDv7 of the moment it was made. */
export const idOf = (table: string, total: number, of = 'i'): string => {
  const ms = `(extract(epoch from ${madeAt(total, of)}) * 1000)::bigint`
  const digest = `md5('${table}' || (${of}))`
  return `(lpad(to_hex(${ms}), 12, '0') || '7' || substr(${digest}, 1, 3) || 'a' || substr(${digest}, 4, 15))::uuid`
}
