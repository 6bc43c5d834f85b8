import { runCommand } from '#app/command'
import { doctorCommand } from '#app/doctor/run-doctor'

// `npm run doctor`: exit code 0 when nothing is broken, 1 when something is, 2 when the command line is wrong.
await runCommand(doctorCommand)
