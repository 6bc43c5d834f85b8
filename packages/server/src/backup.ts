import { readBackupArguments, runBackup, usage } from '#app/run-backup'
import { runCommand } from '#app/command'
import { readConfig } from '#platform/config'

// `npm run backup`: exit code 0 when the backup is complete, 1 when it failed, 2 when the command line is wrong.
await runCommand(usage, (args) => runBackup(readBackupArguments(args), readConfig(process.env)))
