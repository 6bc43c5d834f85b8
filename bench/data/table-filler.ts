/** How many records of each main table there are at a scale. */
export type Totals = Readonly<
  Record<
    'organizations' | 'people' | 'links' | 'followUps' | 'tasks' | 'orders' | 'subscriptions' | 'forms' | 'mails' | 'users',
    number
  >
>

export const totalsOf = (scale: number): Totals => ({
  organizations: 100_000 * scale,
  people: 150_000 * scale,
  links: 200_000 * scale,
  followUps: 150_000 * scale,
  tasks: 100_000 * scale,
  orders: 300_000 * scale,
  subscriptions: 60_000 * scale,
  forms: 20_000 * scale,
  mails: 100_000 * scale,
  users: 20,
})

/** Fills one table. */
export type TableFiller = {
  table: string
  /** the number of records; they are numbered from 1 */
  count: (totals: Totals) => number
  /** an `insert … select` that makes the records numbered `$1` to `$2` */
  insert: (totals: Totals) => string
}
