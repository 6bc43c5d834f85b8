import type { OrderSearch } from '@registrar/domain/orders/order-search'
import { CompiledQuery, sql } from 'kysely'
import type { Db } from '#platform/database/database'
import { filteredOrders, hasFilter, isOfOneOrganization } from './order-filters.ts'
import { keptOrders, type OrderSums } from './order-sums.ts'

/** How many orders a search is expected to find, of how many. */
export type OrderExpectation = {
  found: number | 'few'
  all: number
  /** whether it finds more than so many for certain, without counting */
  isFarPast: (count: number) => boolean
}

/** Neither the planner's guess for one word nor our sample is ever wrong by this factor: both have looked. */
const CERTAINTY = 2

type Explained = { 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }

const guessed = async (db: Db, asked: OrderSearch, words: string[], isLarge: boolean): Promise<number> => {
  const { sql: text, parameters } = filteredOrders(db.selectFrom('orders'), asked, words, isLarge)
    .select('orders.id')
    .compile()
  const { rows } = await db.executeQuery<Explained>(CompiledQuery.raw(`explain (format json) ${text}`, [...parameters]))
  return rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0
}

/** What is expected of several conditions together is looked up in a sample from here on: of fewer it would show none. */
const SAMPLED_FROM = 5_000
const SAMPLE_PERCENT = 1

// Pages of the table taken at random, the same ones while it stays as it is: one list does not say now this, now that.
const sampled = async (db: Db, asked: OrderSearch, words: string[]): Promise<number> => {
  const sample = sql`(select * from orders tablesample system (${sql.lit(SAMPLE_PERCENT)}) repeatable (1))`
  const matches = filteredOrders(db.selectFrom(sample.as('orders')), asked, words, true)
  const { found } = await matches.select(sql<number>`count(*)`.as('found')).executeTakeFirstOrThrow()
  return (found * 100) / SAMPLE_PERCENT
}

const never = () => false

/**
 * What a search is expected to find: what is kept where it is kept, the planner's guess where words are looked for; an
 * organization's own orders are always few.
 */
export const expectOrders = async (
  db: Db,
  asked: OrderSearch,
  { words, isLarge, kept }: { words: string[]; isLarge: boolean; kept: OrderSums | undefined },
): Promise<OrderExpectation> => {
  if (asked.orderIds != null || isOfOneOrganization(asked)) return { found: 'few', all: 0, isFarPast: never }
  if (kept && !hasFilter(asked)) return { found: kept.orders, all: kept.orders, isFarPast: never }
  const all = await keptOrders(db)
  if (kept) return { found: kept.orders, all, isFarPast: never }
  const guess = await guessed(db, asked, words, isLarge)
  // 'limited' and 'dac' are common, and never in one name: of several conditions together the planner knows nothing.
  const isOneCondition = words.length === 1 && !hasFilter(asked)
  const found = isOneCondition || !isLarge || guess < SAMPLED_FROM ? guess : await sampled(db, asked, words)
  return { found, all, isFarPast: (count) => found > count * CERTAINTY }
}
