import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'

/** How many tests a report counts, and each failed one with its errors. */
export type Outcome = { passed: number; failed: number; failures: string[] }

type VitestFile = {
  name: string
  status: string
  message: string
  assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
}
type VitestReport = { numPassedTests: number; numFailedTests: number; testResults: VitestFile[] }

type BrowserTest = { status: string; results: { errors: { message?: string }[] }[] }
type Suite = { title: string; suites?: Suite[]; specs: { title: string; file: string; tests: BrowserTest[] }[] }
type BrowserReport = {
  stats: { expected: number; unexpected: number; flaky: number }
  suites: Suite[]
  errors: { message?: string }[]
}

const LINES_OF_AN_ERROR = 12

// oxlint-disable-next-line no-control-regex -- colours of a terminal begin with this character
const COLOURS = /\u001B\[[\d;]*m/g
const FRAME_OF_A_LIBRARY = /^\s+at .*(node_modules|node:internal|new Promise)/

const shorten = (error: string): string => {
  const lines = error.replace(COLOURS, '').split('\n')
  const own = lines.filter((line) => !FRAME_OF_A_LIBRARY.test(line))
  const shown = [...own.slice(0, LINES_OF_AN_ERROR), ...(own.length > LINES_OF_AN_ERROR ? ['…'] : [])]
  return shown.map((line) => `    ${line}`).join('\n')
}

const describe = (file: string, test: string, errors: string[]): string =>
  [`${file} > ${test}`, ...errors.map((error) => shorten(error))].join('\n')

// A file that cannot be loaded has no tests.
const isUnreadable = ({ status, assertionResults }: VitestFile): boolean =>
  status === 'failed' && assertionResults.every((test) => test.status !== 'failed')

const failuresOfFile = (root: string, report: VitestFile): string[] => {
  const file = relative(root, report.name)
  if (isUnreadable(report)) return [describe(file, 'the whole file', [report.message])]
  const failed = report.assertionResults.filter(({ status }) => status === 'failed')
  return failed.map(({ fullName, failureMessages }) => describe(file, fullName, failureMessages))
}

const readVitest = (report: VitestReport, root: string): Outcome => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.testResults.filter(isUnreadable).length,
  failures: report.testResults.flatMap((file) => failuresOfFile(root, file)),
})

const specsOf = (suite: Suite): Suite['specs'] => [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)]

const messagesOf = (errors: { message?: string }[]): string[] => errors.map(({ message }) => message ?? '')

// A test that failed and then passed in a second run has failed.
const readPlaywright = ({ stats, suites, errors }: BrowserReport): Outcome => {
  const failures = suites
    .flatMap(specsOf)
    .flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => ['unexpected', 'flaky'].includes(status))
        .map(({ results }) => describe(`e2e/${file}`, title, messagesOf(results[0]?.errors ?? []))),
    )
  const others = messagesOf(errors).map((error) => describe('e2e', 'outside a test', [error]))
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, failures: [...failures, ...others] }
}

/** Reads the report that a test runner left in a file; nothing when it left none. */
export const readReport = (file: string, root: string): Outcome => {
  if (!existsSync(file)) return { passed: 0, failed: 0, failures: [] }
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport | BrowserReport
  return 'stats' in report ? readPlaywright(report) : readVitest(report, root)
}
