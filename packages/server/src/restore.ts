import { readRestoreArguments, runRestore, usage } from '#app/run-restore'
import { runCommand } from '#app/command'
import { readConfig } from '#platform/config'

// `npm run restore`: exit code 0 when all is restored, 1 when nothing is, 2 when the command was written wrongly.
await runCommand(usage, (args) => runRestore(readRestoreArguments(args), readConfig(process.env)))
