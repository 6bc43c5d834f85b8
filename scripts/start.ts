import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { endWithParent } from './end-with-parent.ts'

// `npm start`: the web is built when its sources have changed, then the server runs in this very process.

endWithParent()
// The build is a process of its own, so that the bundler's memory and settings are gone before the server starts.
const build = spawnSync(process.execPath, [join(import.meta.dirname, 'build-web.ts')], { stdio: 'inherit' })
if (build.status === 0) {
  const main = join(import.meta.dirname, '../packages/server/src/main.ts')
  await import(pathToFileURL(main).href)
} else {
  process.exitCode = 1
}
