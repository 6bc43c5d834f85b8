import type { IsoDate } from '../shared/iso-date.ts'
import type { ShareHolding } from './link-terms.ts'

type Held = Pick<ShareHolding, 'class' | 'number' | 'acquired' | 'ceased'>

/** New shares of a class on a day. */
export type Allotment = { on: IsoDate; class: string; number: number }

/** What the holdings of a company say of allotments: on a day more shares of a class were acquired than given up (FIL-13). */
export const allotmentsOf = (holdings: readonly Held[]): Allotment[] => {
  const net = new Map<string, Allotment>()
  const add = (on: IsoDate | null, shareClass: string, number: number) => {
    if (on === null) return
    const key = `${on} ${shareClass}`
    const known = net.get(key)?.number ?? 0
    net.set(key, { on, class: shareClass, number: known + number })
  }
  for (const { class: shareClass, number, acquired, ceased } of holdings) {
    add(acquired, shareClass, number)
    add(ceased, shareClass, -number)
  }
  return [...net.values()].filter(({ number }) => number > 0)
}

const keyOfAllotment = ({ on, class: shareClass, number }: Allotment) => `${on} ${number} ${shareClass}`
const keyOfHolding = (held: Held) => [held.class, held.number, held.acquired, held.ceased].join(' ')

const without = <Item>(items: readonly Item[], others: readonly Item[], keyOf: (item: Item) => string): Item[] => {
  const known = new Set(others.map(keyOf))
  return items.filter((item) => !known.has(keyOf(item)))
}

/** The allotments that a save of holdings adds and takes away, and the days on which somebody began or ceased to hold other shares than before (FIL-13). */
export const changedHoldings = (
  before: readonly Held[],
  after: readonly Held[],
): { added: Allotment[]; removed: Allotment[]; days: IsoDate[] } => {
  const [old, now] = [allotmentsOf(before), allotmentsOf(after)]
  const changed = [...without(after, before, keyOfHolding), ...without(before, after, keyOfHolding)]
  const days = changed.flatMap(({ acquired, ceased }) => [acquired, ceased]).filter((day) => day !== null)
  return {
    added: without(now, old, keyOfAllotment),
    removed: without(old, now, keyOfAllotment),
    days: [...new Set(days)].toSorted(),
  }
}
