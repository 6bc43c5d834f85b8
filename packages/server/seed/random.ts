/** Random choices that are the same in every run, so that the demo is always the same firm. */
export type Random = {
  /** a whole number between the two, both included */
  whole: (from: number, to: number) => number
  /** true in this many percent of the calls */
  chance: (percent: number) => boolean
  pick: <T>(from: readonly T[]) => T
  /** this many different items; all items when there are fewer */
  some: <T>(from: readonly T[], count: number) => T[]
}

/** Random choices by Mulberry32, which is good enough for names and dates; `seed` is any whole number. */
export const createRandom = (seed: number): Random => {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  const pick = <T>(from: readonly T[]): T => {
    const picked = from[whole(0, from.length - 1)]
    if (picked === undefined) throw new Error('There is nothing to pick from.')
    return picked
  }
  const some = <T>(from: readonly T[], count: number): T[] => {
    const left = [...from]
    return Array.from({ length: Math.min(count, left.length) }, () => {
      const [taken] = left.splice(whole(0, left.length - 1), 1)
      return taken as T
    })
  }
  return { whole, chance: (percent) => whole(1, 100) <= percent, pick, some }
}
