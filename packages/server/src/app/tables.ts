import { spawnSync } from 'node:child_process'
import path from 'node:path'

const OUT = path.resolve(import.meta.dirname, '../platform/database/tables.generated.ts')

/**
 * Generates the table types from a migrated database, or only compares them when `verify` is set.
 * @returns the generator's output, and whether the types are those of the database
 */
export const generateTables = (url: string, verify: boolean): { isSame: boolean; output: string } => {
  const typeMapping = JSON.stringify({ timestamptz: 'string', int8: 'number', json: 'unknown', jsonb: 'unknown' })
  const run = spawnSync(
    'kysely-codegen',
    [
      '--dialect=postgres',
      `--url=${url}`,
      `--out-file=${OUT}`,
      '--date-parser=string',
      '--numeric-parser=number',
      `--type-mapping=${typeMapping}`,
      '--exclude-pattern={kysely_*,living_links}',
      ...(verify ? ['--verify'] : []),
    ],
    { encoding: 'utf8' },
  )
  return { isSame: run.status === 0, output: `${run.stdout}${run.stderr}` }
}
