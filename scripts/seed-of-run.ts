import { execFileSync } from 'node:child_process'
import { randomInt } from 'node:crypto'

const MAX_SEED = 2 ** 31 - 1
const OUTSIDE_A_CHECKOUT = 1
const HEX = 16
const DIGITS = 7

/** The seed of a run of the tests: of its commit, so that a commit passes or fails everywhere alike; random for a long run. */
export const seedOfRun = ({ isLong }: { isLong: boolean }): number => {
  if (isLong) return randomInt(MAX_SEED)
  try {
    const commit = execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: import.meta.dirname,
      encoding: 'utf8',
      stdio: 'pipe',
    })
    return Number.parseInt(commit.slice(0, DIGITS), HEX)
  } catch {
    return OUTSIDE_A_CHECKOUT
  }
}
