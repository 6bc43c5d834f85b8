import { spawnSync } from 'node:child_process'
import path from 'node:path'

const OUT = path.resolve(import.meta.dirname, '../platform/database/tables.generated.ts')

/**
 * Writes the table types from a migrated database, or with `verify` compares them; the types are never written by hand.
 * @returns what the generator said, and whether it agreed
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
      '--exclude-pattern=kysely_*',
      ...(verify ? ['--verify'] : []),
    ],
    { encoding: 'utf8' },
  )
  return { isSame: run.status === 0, output: `${run.stdout}${run.stderr}` }
}
