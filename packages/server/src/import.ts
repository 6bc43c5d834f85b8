import { runCommand } from '#app/command'
import { readImportArguments, usage } from '#app/import-arguments'
import { runImport } from '#app/run-import'
import { runSanctionsImport } from '#app/run-sanctions-import'
import { readConfig } from '#platform/config'

// `npm run import`: exit code 0 when the file is imported, 1 when it is not, 2 when the command line is wrong.
await runCommand(usage, (args) => {
  const wanted = readImportArguments(args)
  const config = readConfig(process.env)
  return wanted.kind === 'sanctions' ? runSanctionsImport(wanted, config) : runImport(wanted, config)
})
