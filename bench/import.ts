import { cp, rm } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { importKinds } from '@registrar/domain/imports/import-run'
import { openDatabase } from '../packages/server/src/app/open-database.ts'
import { benchFolder } from './data/bench-folder.ts'
import { benchConfig, prepareData } from './data/prepare-data.ts'
import { importFileOf } from './imports/import-files.ts'
import { type ImportFigures, measureImport } from './imports/import-figures.ts'
import { cpuOf, cpuOfFamily, postmasterOf } from './measure/cpu-time.ts'
import { startProduct } from './measure/servers.ts'
import { signIn } from './measure/sign-in.ts'
import { importTable } from './report/import-table.ts'

// Measures how long the import of a long file takes, how long others wait meanwhile, and how soon what follows from it is computed.

const { values } = parseArgs({
  options: {
    scale: { type: 'string', default: '1' },
    lines: { type: 'string', default: '20000' },
    port: { type: 'string', default: '8484' },
  },
})
const [scale, lines] = [Number(values.scale), Number(values.lines)]

await prepareData(scale, console.log)
// The imports fill a copy, so that other measurements find the data as it was.
const folder = `${benchFolder(scale)}-import`
await rm(folder, { recursive: true, force: true })
await cp(benchFolder(scale), folder, { recursive: true })

const product = await startProduct(folder, Number(values.port))
const { pool, close } = await openDatabase({ ...benchConfig(scale), dataDir: folder }, 'helper', { asOwner: true })
const figures: ImportFigures[] = []
try {
  const postmaster = postmasterOf(folder)
  const processorSeconds = () => ((cpuOf(product.pid) ?? NaN) + (cpuOfFamily(postmaster) ?? NaN)) / 1000
  const client = { url: product.url, token: await signIn(product.url), processorSeconds }
  for (const kind of importKinds) {
    console.log(`${lines} lines of ${kind} …`)
    figures.push(await measureImport(client, pool, { kind, file: importFileOf(kind, lines) }))
    console.log(importTable(figures.slice(-1)))
  }
} finally {
  await close()
  await product.stop()
  await rm(folder, { recursive: true, force: true })
}
console.log(`\n${importTable(figures)}`)
