import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

// `npm test` runs every check, the cheapest first, and stops at the first that fails. Each runs alone too: `npm run <script>`.

const root = join(import.meta.dirname, '..')
const reports = join(root, 'build/test-reports')

type Step = { name: string; scripts: string[]; counts?: (report: Report) => Count }
type Count = { passed: number; failed: number }
type Report = {
  numPassedTests: number
  numFailedTests: number
  stats: { expected: number; unexpected: number; flaky: number }
}

const vitest = (report: Report): Count => ({ passed: report.numPassedTests, failed: report.numFailedTests })
const playwright = ({ stats }: Report): Count => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky })

const steps: Step[] = [
  { name: 'types', scripts: ['test:types'] },
  { name: 'lint', scripts: ['test:lint'] },
  { name: 'format', scripts: ['format:check'] },
  { name: 'unit', scripts: ['test:unit'], counts: vitest },
  { name: 'server', scripts: ['pretest:server', 'test:server'], counts: vitest },
  { name: 'web build', scripts: ['build'] },
  { name: 'browser', scripts: ['pretest:browser', 'test:browser'], counts: playwright },
]

function run({ scripts }: Step, report: string): boolean {
  const env = { ...process.env, TEST_REPORT: report }
  // node --run instead of npm, so that the Node that runs this file also runs the tools, whatever Node runs npm.
  return scripts.every(
    (name) => spawnSync(process.execPath, ['--run', name], { cwd: root, env, stdio: 'inherit' }).status === 0,
  )
}

function count({ name, counts }: Step, report: string): Count {
  if (!counts) return { passed: 0, failed: 0 }
  if (!existsSync(report)) throw new Error(`The ${name} tests left no report at ${report}`)
  return counts(JSON.parse(readFileSync(report, 'utf8')) as Report)
}

const total: Count = { passed: 0, failed: 0 }
rmSync(reports, { recursive: true, force: true })

const failed = steps.find((step) => {
  console.log(`\n== ${step.name}`)
  const report = join(reports, `${step.name}.json`)
  const started = performance.now()
  const passed = run(step, report)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`== ${step.name} ${passed ? 'passed' : 'FAILED'} in ${seconds} s`)
  if (passed || existsSync(report)) {
    const counted = count(step, report)
    total.passed += counted.passed
    total.failed += counted.failed
  }
  return !passed
})

if (failed) process.exitCode = 1
const stopped = failed ? `; stopped at ${failed.name}` : ''
console.log(`\nTests: ${total.passed} passed, ${total.failed} failed${stopped}`)
