import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')

/** The data folder of a scale: in `BENCH_DIR`, or under the system's temporary folder. */
export const benchFolder = (scale: number): string =>
  path.join(process.env['BENCH_DIR'] || path.join(tmpdir(), 'registrar-bench'), `scale-${scale}`)

/** A hash of everything that the data depends on: the migrations and the files that make the data. */
export const dataHash = (scale: number): string => {
  const files = globSync(['packages/server/migrations/*.sql', 'bench/data/*.ts'], { cwd: root }).toSorted()
  const hash = createHash('sha256').update(`scale ${scale}\n`)
  for (const file of files) hash.update(readFileSync(path.join(root, file)))
  return hash.digest('hex')
}
