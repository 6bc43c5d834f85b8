import type { Target } from './bench-case.ts'

/** Shares of a bare route on the same SQL, and milliseconds for the 95th percentile. */
export const targets = {
  list: { minRate: 0.9, maxCpu: 1.3 },
  search: { minRate: 0.9, maxCpu: 1.3 },
  /** whatever the filter and the sort */
  anyList: { minRate: 0.9, maxCpu: 1.3, smallP95: 60, maxP95: 200 },
  /** the desk: with its counts, at 20,000 organizations */
  desk: { minRate: 0.9, maxCpu: 1.3, smallP95: 100 },
  /** one search over all kinds of records */
  finder: { minRate: 0.9, maxCpu: 1.3, maxP95: 80 },
  /** two calls of the product against one bare route with both statements */
  related: { minRate: 0.45 },
  write: { minRate: 0.3 },
  /** measured without a target */
  none: {},
} as const satisfies Record<string, Target>
