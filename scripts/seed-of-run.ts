import { execFileSync } from 'node:child_process'
import { randomInt } from 'node:crypto'

const MAX_SEED = 2 ** 31 - 1
const OUTSIDE_A_CHECKOUT = 1
const HEX = 16
const DIGITS = 7

/**
 * The seed of a run of the tests: of the code that is committed, so that it passes or fails everywhere alike, and a commit of documents
 * or tools changes nothing; random for a long run.
 */
export const seedOfRun = ({ isLong }: { isLong: boolean }): number => {
  if (isLong) return randomInt(MAX_SEED)
  try {
    const tree = execFileSync('git', ['rev-parse', 'HEAD:packages'], {
      cwd: import.meta.dirname,
      encoding: 'utf8',
      stdio: 'pipe',
    })
    return Number.parseInt(tree.slice(0, DIGITS), HEX)
  } catch {
    return OUTSIDE_A_CHECKOUT
  }
}
