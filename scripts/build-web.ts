import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const built = join(root, 'build/web')
const stamp = join(built, '.source-hash')

const sources = ['packages/web/**/*', 'packages/domain/src/**/*', 'package-lock.json', 'tsconfig.base.json']
const besides = ['**/node_modules/**', '**/*.test.*']

// The content and not the time of the files is judged: a checkout, a branch switched forth and back, or a copied folder changes times only.
function hashSources(): string {
  const hash = createHash('sha256')
  for (const path of globSync(sources, { cwd: root, exclude: besides }).toSorted()) {
    const file = join(root, path)
    if (statSync(file).isFile()) hash.update(`${path}\0`).update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

async function build(hash: string): Promise<void> {
  // Built aside and put in place whole, so that a failed or broken-off build leaves the last good one to be served.
  const aside = `${built}-${process.pid}`
  try {
    const vite = await import('vite')
    await vite.build({ root: join(root, 'packages/web'), build: { outDir: aside, emptyOutDir: true } })
    writeFileSync(join(aside, '.source-hash'), hash)
    rmSync(built, { recursive: true, force: true })
    renameSync(aside, built)
  } catch (error) {
    console.error(`The web was not built. ${error instanceof Error ? error.message : String(error)}`)
    process.exitCode = 1
  } finally {
    rmSync(aside, { recursive: true, force: true })
  }
}

// Builds the web into build/web, unless what stands there was built from the very same sources.
const hash = hashSources()
const isFresh = existsSync(stamp) && readFileSync(stamp, 'utf8') === hash
if (isFresh) console.log('The web is up to date in build/web.')
else await build(hash)
