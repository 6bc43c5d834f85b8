import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { spawnInSpareTime } from './spawn-in-spare-time.ts'
import { type Outcome, readReport } from './test-report.ts'

/**
 * One check. Its scripts of package.json run one after the other, until one fails; `env` is asked when it begins. Checks that give way
 * run in turn, in the processor time that the others of their group leave.
 */
export type Step = {
  name: string
  scripts: string[]
  args?: string[]
  env?: () => Record<string, string>
  givesWay?: true
}

type Result = Outcome & { name: string; hasPassed: boolean; seconds: string; output: string }

const root = join(import.meta.dirname, '..')
const reports = join(root, 'build/test-reports')
const LINES_OF_A_STEP = 60

// The output goes through a pipe, so that it can be shown again at the end.
const color = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}

// node --run instead of npm, so that the Node that runs this file also runs the tools, whatever Node runs npm.
const runScript = (command: string[], { env, givesWay }: Step, report: string, show: (text: string) => void) => {
  const start = givesWay ? spawnInSpareTime : spawn
  const child = start(process.execPath, ['--run', ...command], {
    cwd: root,
    env: { ...process.env, ...color, TEST_REPORT: report, ...env?.() },
  })
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', show)
  return new Promise<boolean>((resolve) => {
    child.on('close', (code) => resolve(code === 0))
  })
}

const runStep = async (step: Step, isAlone: boolean): Promise<Result> => {
  const { name, scripts, args = [] } = step
  const report = join(reports, `${name.replaceAll(' ', '-')}.json`)
  const started = performance.now()
  const printed: string[] = []
  const show = (text: string) => {
    printed.push(text)
    if (isAlone) process.stdout.write(text)
  }

  console.log(isAlone ? `\n== ${name}` : `== ${name} …`)
  let hasPassed = true
  for (const script of scripts) hasPassed &&= await runScript([script, '--', ...args], step, report, show)

  const output = printed.join('')
  if (!isAlone) process.stdout.write(`\n== ${name}\n${output}`)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`== ${name} ${hasPassed ? 'passed' : 'FAILED'} in ${seconds} s`)
  return { name, hasPassed, seconds, output, ...readReport(report, root) }
}

// Vitest and Playwright print their failures whole after all tests, from such a line on.
const FIRST_FAILURE = /^.*(?:Failed Suites|Failed Tests|Unhandled Error|Unhandled Rejection) .*$|^ {2}1\) /m

const failuresIn = (output: string): string => {
  const start = output.search(FIRST_FAILURE)
  return start < 0 ? output.trimEnd().split('\n').slice(-LINES_OF_A_STEP).join('\n') : output.slice(start).trimEnd()
}

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0)

const conclude = (results: Result[]): void => {
  const failed = results.filter(({ hasPassed }) => !hasPassed)
  const times = results.map(({ name, seconds }) => `${name} ${seconds} s`).join(', ')
  for (const { name, output } of failed) console.log(`\n== ${name} failed\n\n${failuresIn(output)}`)
  for (const failure of failed.flatMap(({ failures }) => failures)) console.log(`\n${failure}`)
  console.log(`\n${times}`)

  const counts = `${sum(results.map((one) => one.passed))} passed, ${sum(results.map((one) => one.failed))} failed`
  const steps = failed.length > 0 ? `; failed: ${failed.map(({ name }) => name).join(', ')}` : ''
  console.log(`Tests: ${counts}${steps}`)
  if (failed.length > 0) process.exitCode = 1
}

const MINUTE_MS = 60_000

/** Runs steps beside each other, those that give way in turn. Their output comes when they end, so each minute a line says which still run. */
const runGroup = async (group: Step[]): Promise<Result[]> => {
  const running = new Set(group.map(({ name }) => name))
  const started = performance.now()
  const clock = setInterval(() => {
    const minutes = Math.round((performance.now() - started) / MINUTE_MS)
    if (group.length > 1) console.log(`== after ${minutes} min still running: ${[...running].join(', ')}`)
  }, MINUTE_MS)
  const runInTurn = async (steps: Step[]) => {
    const results: Result[] = []
    for (const step of steps) {
      results.push(await runStep(step, group.length === 1))
      running.delete(step.name)
    }
    return results
  }
  const others = group.filter(({ givesWay }) => !givesWay).map((step) => [step])
  const results = await Promise.all([...others, group.filter(({ givesWay }) => givesWay)].map(runInTurn))
  clearInterval(clock)
  return results.flat()
}

/**
 * Runs all steps, whatever fails: the steps of a group beside each other, the groups in turn. The failures stand at the
 * end, each whole; the last line counts the tests. The exit code is 1 when a step failed.
 */
export const runSteps = async (groups: Step[][]): Promise<void> => {
  rmSync(reports, { recursive: true, force: true })
  const results: Result[] = []
  for (const group of groups) results.push(...(await runGroup(group)))
  conclude(results)
}
