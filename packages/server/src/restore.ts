import { runCommand } from '#app/command'
import { restoreCommand } from '#app/run-restore'

// `npm run restore`: exit code 0 when everything is restored, 1 when nothing is, 2 when the command line is wrong.
await runCommand(restoreCommand)
