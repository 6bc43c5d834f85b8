import type { OrderSearch } from '@registrar/domain/orders/order-search'
import type { OrderExpectation } from './order-expectation.ts'
import { sortKeyOf } from './order-sort.ts'

/**
 * How the page of a list is found. `walk`: along the index of its order until the page is full. `gather`: all orders that
 * are asked for, which are then sorted. A number: walk so many orders at most, and gather when the page is not full.
 */
export type OrderWay = 'walk' | 'gather' | number

/** A walk is given up after so many of the orders that gathering would read: it costs little beside them. */
const PATIENCE = 0.5
/** The least that a walk is given, as a multiple of what it takes when filter and order have nothing to do with each other. */
const LEEWAY = 2

/**
 * The quickest way to the first `rows` orders of a search. The planner takes filter and order for independent and would
 * walk the whole order for those that come last or are not there: people called Marie, by their first names.
 */
export const wayTo = (
  asked: OrderSearch,
  words: string[],
  { found, all }: OrderExpectation,
  rows: number,
): OrderWay => {
  if (asked.orderIds != null) return 'gather'
  // Each filter has an index in this order.
  if (words.length === 0 && sortKeyOf(asked).name === 'created_at') return 'walk'
  if (found === all) return 'walk'
  if (found === 'few') return 'gather'
  const steps = (rows * all) / Math.max(found, 1)
  const most = found * PATIENCE
  // A power of two, so that few statements differ.
  return steps * LEEWAY <= most ? 2 ** Math.ceil(Math.log2(Math.max(most, rows))) : 'gather'
}
