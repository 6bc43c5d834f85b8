import { writeFile } from 'node:fs/promises'
import { openDatabase } from '../packages/server/src/app/open-database.ts'
import { type BenchOptions, readOptions } from './bench-options.ts'
import { allCases } from './cases/all-cases.ts'
import { drawSample } from './cases/sample.ts'
import { benchFolder } from './data/bench-folder.ts'
import { benchConfig, prepareData } from './data/prepare-data.ts'
import { captureStatements } from './measure/capture-statements.ts'
import { postmasterOf } from './measure/cpu-time.ts'
import { timeFirstResponses } from './measure/first-responses.ts'
import { removeCreatedRecords } from './measure/remove-created-records.ts'
import { createSide, runRounds } from './measure/rounds.ts'
import type { ServerProcess } from './measure/server-process.ts'
import { startBare, startProduct } from './measure/servers.ts'
import { signIn, signInAsAdministrator } from './measure/sign-in.ts'
import { figuresTable } from './report/figures-table.ts'
import type { BenchReport, CaseResult } from './report/bench-report.ts'
import { targetsTable } from './report/targets-table.ts'
import { figure } from './report/text-table.ts'

// Measures the product against a bare Fastify server, in turns, with the same SQL, database and machine.

const measure = async (product: ServerProcess, options: BenchOptions): Promise<BenchReport> => {
  const { scale, seconds, rounds } = options
  const cases = allCases.filter(({ name }) => options.only.test(name))
  const config = benchConfig(scale)
  const firstResponses = await timeFirstResponses(product.url, await signIn(product.url))
  const { pool, close } = await openDatabase(config, 'helper', { asOwner: true })
  let bare: ServerProcess | undefined
  try {
    const token = await signInAsAdministrator(product.url, pool)
    const sample = await drawSample(pool)
    bare = await startBare(
      config.dataDir,
      options.port + 1,
      await captureStatements(cases, sample, { config, pool, token }),
    )
    const postmaster = postmasterOf(config.dataDir)
    const results: CaseResult[] = []
    for (const [number, { name, variants, target }] of cases.entries()) {
      // The server would work off the marks of the case before while it is measured.
      await pool.query('truncate stale_records')
      const ours = variants(sample)
      const method = ours[0]?.[0]?.method ?? 'GET'
      const bareVariants = ours.map((steps, variant) => [
        { method, path: `/bare/${number}/${variant}`, body: steps[0]?.body },
      ])
      const sides = [createSide(product, ours), createSide(bare, bareVariants)] as const
      for (const clients of options.clients) {
        const figures = await runRounds(...sides, { clients, seconds, rounds, token, postmaster })
        results.push({ name, clients, target, figures })
        console.log(`${name}, ${clients} clients: ${figure(figures.rate)} of bare, CPU ${figure(figures.cpu)}`)
      }
    }
    return { scale, seconds, rounds, firstResponses, results }
  } finally {
    await bare?.stop()
    await removeCreatedRecords(pool)
    await close()
  }
}

const measureOnce = async (options: BenchOptions): Promise<BenchReport> => {
  const product = await startProduct(benchFolder(options.scale), options.port)
  try {
    return await measure(product, options)
  } finally {
    await product.stop()
  }
}

const options = readOptions()
await prepareData(options.scale, console.log)
const report = await measureOnce(options)

console.log(`\n${figuresTable(report.results)}`)
console.log('\nFirst responses after the start, ms:')
for (const { name, milliseconds } of report.firstResponses) console.log(`  ${name}: ${figure(milliseconds, 0)}`)
console.log(`\n${targetsTable(report.results, options.scale)}`)
if (options.json) await writeFile(options.json, `${JSON.stringify(report, null, 2)}\n`)
