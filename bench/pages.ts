import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { benchFolder } from './data/bench-folder.ts'
import { prepareData } from './data/prepare-data.ts'
import { startProduct } from './measure/servers.ts'
import { signIn } from './measure/sign-in.ts'
import { openBrowser } from './pages/browser.ts'
import { pageCases } from './pages/page-cases.ts'
import { findPageRecords } from './pages/page-records.ts'
import { pagesTable } from './report/pages-table.ts'

// Measures what staff wait for, in a real browser, with the built web, the product in production mode and the bench's data.

const { values } = parseArgs({
  options: {
    scale: { type: 'string', default: '1' },
    times: { type: 'string', default: '20' },
    only: { type: 'string', default: '' },
    port: { type: 'string', default: '8484' },
  },
})
const [scale, times, only] = [Number(values.scale), Number(values.times), new RegExp(values.only, 'i')]

const build = path.join(import.meta.dirname, '../scripts/build-web.ts')
if (spawnSync(process.execPath, [build], { stdio: 'inherit' }).status !== 0) process.exit(1)
await prepareData(scale, console.log)

const product = await startProduct(benchFolder(scale), Number(values.port))
try {
  const token = await signIn(product.url)
  const records = await findPageRecords(product.url, token)
  const browser = await openBrowser(product.url, token)
  try {
    const figures = []
    for (const { name, measure } of pageCases.filter((each) => only.test(each.name))) {
      console.log(`${name} …`)
      figures.push(...(await measure({ browser, records, times })))
    }
    console.log(`\n${pagesTable(figures)}`)
  } finally {
    await browser.close()
  }
} finally {
  await product.stop()
}
