import { readBackupArguments, runBackup, usage } from '#app/run-backup'
import { runCommand } from '#app/command'
import { readConfig } from '#platform/config'

// `npm run backup`: exit code 0 when the backup is whole, 1 when it is not, 2 when the command was written wrongly.
await runCommand(usage, (args) => runBackup(readBackupArguments(args), readConfig(process.env)))
