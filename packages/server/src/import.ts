import { runCommand } from '#app/command'
import { importCommand } from '#app/import-command'

// `npm run import`: exit code 0 when the file is imported, 1 when it is not, 2 when the command line is wrong.
await runCommand(importCommand)
