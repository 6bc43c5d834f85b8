// SQL expressions that compute random-looking values from the number of a record, `i`, so that every run makes the same
// data. Each use needs its own `salt`.

/** A fraction from 0 up to, but not including, 1. */
export const random = (salt: number, of = 'i'): string => `((hashint8extended(${of}, ${salt}) & 1048575) / 1048576.0::float8)`

/** An integer from 0 to `n` - 1. A `skew` above 1 makes small numbers more frequent. */
export const randomInteger = (salt: number, n: number, skew = 1, of = 'i'): string =>
  `floor(${n} * power(${random(salt, of)}, ${skew}))::int`

/** True for this share of the records. */
export const chance = (salt: number, share: number, of = 'i'): string => `(${random(salt, of)} < ${share})`

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

/** An item of a list. A `skew` above 1 makes the first items more frequent. */
export const oneOf = (salt: number, list: readonly string[], skew = 1, of = 'i'): string =>
  `(array[${list.map(quoted).join(',')}])[1 + ${randomInteger(salt, list.length, skew, of)}]`

/** A day from `from` (yyyy-MM-dd) on, less than `days` days later. */
export const randomDay = (salt: number, from: string, days: number, of = 'i'): string =>
  `(date '${from}' + ${randomInteger(salt, days, 1, of)})`

/** When record `i` of `total` was created. The records are spread evenly over six years. */
export const createdAt = (total: number, of = 'i'): string =>
  `(timestamptz '2020-01-06 08:00:00Z' + (${of}) * interval '1 millisecond' * floor(${6 * 365 * 86_400_000}::float8 / ${total}))`

/** The id of record `i` of `total` of a table: a UUIDv7 of the moment it was created. */
export const idOf = (table: string, total: number, of = 'i'): string => {
  const ms = `(extract(epoch from ${createdAt(total, of)}) * 1000)::bigint`
  const digest = `md5('${table}' || (${of}))`
  return `(lpad(to_hex(${ms}), 12, '0') || '7' || substr(${digest}, 1, 3) || 'a' || substr(${digest}, 4, 15))::uuid`
}
