import { runCommand } from '#app/command'
import { readResetArguments, runResetPassword, usage } from '#app/run-reset-password'
import { readConfig } from '#platform/config'

// `npm run reset-password`: exit code 0 when a link is printed, 1 when not, 2 when the command line is wrong.
await runCommand(usage, (args) => runResetPassword(readResetArguments(args), readConfig(process.env)))
