import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { allProofs } from './proofs/all-proofs.ts'
import { writeFigure } from './proofs/write-figure.ts'

// Breaks what Registrar stands on, again and again, and writes what came of it into docs/reliability.md.
//   npm run prove                              everything, at its full count, in most of three hours
//   npm run prove -- kills --count 20          one proof, shorter

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { count: { type: 'string' }, port: { type: 'string', default: '8490' } },
})
const wanted = allProofs.filter(
  ({ name }) => positionals.length === 0 || positionals.some((word) => name.includes(word)),
)

for (const { name, unit, count, run } of wanted) {
  const times = Number(values.count ?? count)
  console.log(`${name}: ${times} ${unit} …`)
  const figure = await run(times, Number(values.port))
  console.log(`  ${figure}`)
  const day = new Date().toISOString().slice(0, 10)
  const short = times < count ? `, ${times} of ${count} ${unit}` : ''
  await writeFigure(name, figure, `${day}, ${availableParallelism()} cores${short}`)
}
