import { runCommand } from '#app/command'
import { readPurgeArguments, runPurge, usage } from '#app/run-purge'
import { readConfig } from '#platform/config'

// `npm run purge`: exit code 0 when nothing is left to erase or it was only listed, 1 when something is, 2 when the command
// line is wrong.
await runCommand(usage, (args) => runPurge(readPurgeArguments(args), readConfig(process.env)))
