import { parseArgs } from 'node:util'
import { benchFolder } from './data/bench-folder.ts'
import { prepareData } from './data/prepare-data.ts'
import { measureChanges, measureIdleStreams } from './live/live-figures.ts'
import { startProduct } from './measure/servers.ts'
import { signIn } from './measure/sign-in.ts'
import { liveTable } from './report/live-table.ts'

// Measures how soon open screens learn of a colleague's change, and what open screens cost while nothing changes.

const { values } = parseArgs({
  options: {
    scale: { type: 'string', default: '0.2' },
    times: { type: 'string', default: '100' },
    streams: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '60' },
    port: { type: 'string', default: '8484' },
  },
})
const [scale, times, streams, seconds] = [values.scale, values.times, values.streams, values.seconds].map(Number) as [
  number,
  number,
  number,
  number,
]

await prepareData(scale, console.log)

const product = await startProduct(benchFolder(scale), Number(values.port))
try {
  const token = await signIn(product.url)
  console.log(`${times} changes of one organization …`)
  const changes = await measureChanges(product.url, token, times)
  console.log(`${streams} streams, ${seconds} seconds without a change …`)
  const idle = await measureIdleStreams(product, token, { streams, seconds })
  console.log(`\n${liveTable(changes, idle)}`)
} finally {
  await product.stop()
}
