import { parseArgs } from 'node:util'
import { prepareData } from './data/prepare-data.ts'

// Makes the data of `npm run bench` without measuring: node bench/make-data.ts [--scale 10]
const { values } = parseArgs({ options: { scale: { type: 'string', default: '1' } } })
await prepareData(Number(values.scale), console.log)
