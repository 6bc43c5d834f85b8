import { runCommand } from '#app/command'
import { resetPasswordCommand } from '#app/run-reset-password'

// `npm run reset-password`: exit code 0 when a link is printed, 1 when not, 2 when the command line is wrong.
await runCommand(resetPasswordCommand)
