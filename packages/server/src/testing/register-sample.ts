import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { counts, seed } from './counts.ts'

const file = path.join(import.meta.dirname, '../../../../../shared/data/register-sample.csv')

/** Whether 6,000 lines of a public register lie beside the project. */
export const hasRegisterSample = existsSync(file)

/** The heading and the first line of the register, and the lines from where the seed says: all in a long run. */
export const readRegisterSample = (): { csv: Buffer; lines: number } => {
  const [heading = '', first = '', ...others] = readFileSync(file, 'utf8').trimEnd().split('\n')
  const count = Math.min(counts.registerLines, others.length)
  const start = seed % (others.length - count + 1)
  const chosen = [first, ...others.slice(start, start + count)]
  return { csv: Buffer.from([heading, ...chosen, ''].join('\n')), lines: chosen.length }
}
