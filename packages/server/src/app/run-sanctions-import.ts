import path from 'node:path'
import { importSanctionsList } from '#features/sanctions'
import { today } from '#platform/clock'
import type { Config } from '#platform/config'
import { printLine } from '#platform/terminal'
import type { SanctionsArguments } from './import-arguments.ts'
import { openDatabase } from './open-database.ts'

/**
 * Loads the list of a file into the configured database and screens everybody on record, alone or beside a running
 * server (SANC-1).
 * @returns the exit code of the command
 * @throws ImportError, EmbeddedPostgresError
 */
export const runSanctionsImport = async (
  { file, list: name, listVersion: version, listKind: kind, delimiter, isDryRun }: SanctionsArguments,
  config: Config,
): Promise<number> => {
  const { db, close } = await openDatabase(config, 'helper')

  try {
    const list = { path: file, fileName: path.basename(file), name, version, kind, day: today(config.timeZone) }
    const { entries, names, screened, hits, isWritten } = await importSanctionsList(db, list, { isDryRun, delimiter })

    printLine(`${entries} entries with ${names} names.`)
    if (isWritten)
      printLine(
        `${screened} people and organizations screened. Hits: ${hits.open} open, ${hits.cleared} cleared, ${hits.confirmed} confirmed.`,
      )
    else printLine('Nothing was written.')
    return 0
  } finally {
    await close()
  }
}
