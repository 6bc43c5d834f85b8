import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  globSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const output = join(root, 'build/web')
const hashFile = join(output, '.source-hash')
const ASSET_LIST = '.assets'

const sources = ['packages/web/**/*', 'packages/domain/src/**/*', 'package-lock.json', 'tsconfig.base.json']
const excluded = ['**/node_modules/**', '**/*.test.*']

// Content decides, not time: a checkout, a change of branch or a copied folder changes only the times of the files.
function hashSources(): string {
  const hash = createHash('sha256')
  for (const path of globSync(sources, { cwd: root, exclude: excluded }).toSorted()) {
    const file = join(root, path)
    if (statSync(file).isFile()) hash.update(`${path}\0`).update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

// A page that is open while a new build takes over still loads files of its own build. Their names change with their
// content, so the files of two builds can lie side by side.
function keepAssetsOfLastBuild(folder: string): void {
  const list = join(output, ASSET_LIST)
  if (!existsSync(list)) return

  for (const name of readFileSync(list, 'utf8').split('\n'))
    cpSync(join(output, 'assets', name), join(folder, 'assets', name), { force: false })
}

async function build(hash: string): Promise<void> {
  // Built in another folder and then renamed, so that a failed build leaves the last good one in place.
  const partial = `${output}-${process.pid}`
  const started = performance.now()
  console.log('Building the web …')
  try {
    const vite = await import('vite')
    for (const mode of ['production', 'public-form'])
      await vite.build({
        root: join(root, 'packages/web'),
        mode,
        // Without the list of some 200 files.
        logLevel: 'warn',
        build: { outDir: partial, emptyOutDir: mode === 'production' },
      })
    writeFileSync(join(partial, '.source-hash'), hash)
    writeFileSync(join(partial, ASSET_LIST), readdirSync(join(partial, 'assets')).join('\n'))
    keepAssetsOfLastBuild(partial)
    rmSync(output, { recursive: true, force: true })
    renameSync(partial, output)
    console.log(`Built the web into build/web in ${((performance.now() - started) / 1000).toFixed(1)} s.`)
  } catch (error) {
    console.error(`The web was not built. ${error instanceof Error ? error.message : String(error)}`)
    process.exitCode = 1
  } finally {
    rmSync(partial, { recursive: true, force: true })
  }
}

// Builds the web into build/web, unless the same sources already built what is there.
const hash = hashSources()
const isUpToDate = existsSync(hashFile) && readFileSync(hashFile, 'utf8') === hash
if (isUpToDate) console.log('The web is up to date in build/web.')
else await build(hash)
