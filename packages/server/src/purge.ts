import { runCommand } from '#app/command'
import { purgeCommand } from '#app/run-purge'

// `npm run purge`: exit code 0 when nothing is left to erase or it was only listed, 1 when something is, 2 when the command
// line is wrong.
await runCommand(purgeCommand)
