import { readRestoreArguments, runRestore, usage } from '#app/run-restore'
import { runCommand } from '#app/command'
import { readConfig } from '#platform/config'

// `npm run restore`: exit code 0 when everything is restored, 1 when nothing is, 2 when the command line is wrong.
await runCommand(usage, (args) => runRestore(readRestoreArguments(args), readConfig(process.env)))
