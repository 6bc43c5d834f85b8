import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { endWithParent } from './end-with-parent.ts'

// `npm start` builds the web if its sources changed, then runs the server in this process. `npm run demo` names another
// program to run instead of the server.

const [program = 'packages/server/src/main.ts'] = process.argv.slice(2)

endWithParent()
// The build runs in a process of its own, so that its memory is free again before the server starts.
const build = spawnSync(process.execPath, [join(import.meta.dirname, 'build-web.ts')], { stdio: 'inherit' })
if (build.status === 0) {
  await import(pathToFileURL(join(import.meta.dirname, '..', program)).href)
} else {
  process.exitCode = 1
}
