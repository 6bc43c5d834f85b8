import { importCountries } from '#features/diligence'
import { today } from '#platform/clock'
import type { Config } from '#platform/config'
import { printLine } from '#platform/terminal'
import type { CountriesArguments } from './import-arguments.ts'
import { openDatabase } from './open-database.ts'

/**
 * Loads the list of high-risk third countries of a file into the configured database, alone or beside a running server (AML-21).
 * @returns the exit code of the command
 * @throws ImportError, SpreadsheetError, EmbeddedPostgresError
 */
export const runCountriesImport = async (
  { file, delimiter, isDryRun }: CountriesArguments,
  config: Config,
): Promise<number> => {
  const { db, close } = await openDatabase(config, 'helper')
  try {
    const list = { file, day: today(config.timeZone) }
    const { countries, isWritten } = await importCountries(db, list, { isDryRun, delimiter })
    printLine(`${countries} countries.${isWritten ? '' : ' Nothing was written.'}`)
    return 0
  } finally {
    await close()
  }
}
