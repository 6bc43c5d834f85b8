import { runCommand } from '#app/command'
import { backupCommand } from '#app/run-backup'

// `npm run backup`: exit code 0 when the backup is complete, 1 when it failed, 2 when the command line is wrong.
await runCommand(backupCommand)
