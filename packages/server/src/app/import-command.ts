import { readConfig } from '#platform/config'
import type { Command } from './command.ts'
import { readImportArguments, usage } from './import-arguments.ts'
import { runCountriesImport } from './run-countries-import.ts'
import { runImport } from './run-import.ts'
import { runSanctionsImport } from './run-sanctions-import.ts'

/** `npm run import`. */
export const importCommand: Command = {
  usage,
  run: (args, env) => {
    const wanted = readImportArguments(args)
    const config = readConfig(env)
    if (wanted.kind === 'sanctions') return runSanctionsImport(wanted, config)
    return wanted.kind === 'countries' ? runCountriesImport(wanted, config) : runImport(wanted, config)
  },
}
