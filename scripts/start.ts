import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { endWithParent } from './end-with-parent.ts'

// `npm start`: the web is built when its sources have changed, then the server runs in this very process.
// `npm run demo` names another program to run in its place.

const [program = 'packages/server/src/main.ts'] = process.argv.slice(2)

endWithParent()
// The build is a process of its own, so that the bundler's memory and settings are gone before the server starts.
const build = spawnSync(process.execPath, [join(import.meta.dirname, 'build-web.ts')], { stdio: 'inherit' })
if (build.status === 0) {
  await import(pathToFileURL(join(import.meta.dirname, '..', program)).href)
} else {
  process.exitCode = 1
}
