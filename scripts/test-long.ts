import { existsSync, globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findFaketime } from './find-faketime.ts'
import { findWorkbookPrograms } from './find-workbook-programs.ts'
import { runSteps, type Step } from './run-steps.ts'

// `npm run test:long` does what `npm test` does a hundredth of, at its full count, and runs all tests with the clock moved
// to days on which dates go wrong. `npm run test:long -- march` runs the steps whose name has the word.

const root = join(import.meta.dirname, '..')
const SECOND_MS = 1000

const twoYearsOn = new Date()
twoYearsOn.setUTCFullYear(twoYearsOn.getUTCFullYear() + 2)

// The clock of the firm changes at 01:00 UTC on the last Sundays of March and October, in the middle of the tests.
const moments = {
  '29 February': new Date('2028-02-29T12:00:00Z'),
  '31 December': new Date('2026-12-31T23:30:00Z'),
  'last Sunday of March': new Date('2027-03-28T00:58:00Z'),
  'last Sunday of October': new Date('2027-10-31T00:58:00Z'),
  'two years on': twoYearsOn,
}

const faketime = findFaketime()
findWorkbookPrograms()

// Each process with a moved clock has a file named after its number. One that was killed leaves it, and the next process of that number
// ends at once when another account owns the file.
const removeLeftovers = () => {
  for (const file of globSync('/dev/shm/{faketime_shm,sem.faketime_sem}_*'))
    if (!existsSync(`/proc/${file.split('_').at(-1)}`)) rmSync(file, { force: true })
}

// Every process of a step moves by the same time, so the clocks of server, database and runner agree, and go on.
const moveClock = (to: Date) => (): Record<string, string> => {
  removeLeftovers()
  return {
    LD_PRELOAD: faketime,
    FAKETIME: `+${Math.round((to.getTime() - Date.now()) / SECOND_MS)}s`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    TEST_NOW: to.toISOString(),
  }
}

const counted = globSync('packages/server/src/**/*.test.ts', { cwd: root }).filter((file) =>
  readFileSync(join(root, file), 'utf8').includes("'#testing/counts'"),
)

const countedUnits = globSync('packages/domain/src/**/*.test.ts', { cwd: root }).filter((file) =>
  readFileSync(join(root, file), 'utf8').includes("inject('isLong')"),
)

const steps: Step[] = [
  { name: 'full counts', scripts: ['test:server'], args: counted, env: () => ({ LONG_RUN: '1' }) },
  { name: 'full counts of the domain', scripts: ['test:unit'], args: countedUnits, env: () => ({ LONG_RUN: '1' }) },
  ...Object.entries(moments).flatMap(([name, moment]): Step[] => [
    { name: `unit on ${name}`, scripts: ['test:unit'], env: moveClock(moment) },
    { name: `server on ${name}`, scripts: ['test:server'], env: moveClock(moment) },
    { name: `browser on ${name}`, scripts: ['test:browser'], env: moveClock(moment) },
  ]),
]

const wanted = process.argv.slice(2)
const isWanted = ({ name }: Step) => wanted.length === 0 || wanted.some((word) => name.includes(word))
const prepare: Step = { name: 'preparations', scripts: ['pretest:server', 'pretest:browser'] }
await runSteps([prepare, ...steps.filter(isWanted)].map((step) => [step]))
