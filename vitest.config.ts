import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { LongFilesFirst } from './scripts/long-files-first.ts'
import { seedOfRun } from './scripts/seed-of-run.ts'

const serverSetup = 'packages/server/src/testing/global-setup.ts'
const report = process.env['TEST_REPORT']
const isLong = process.env['LONG_RUN'] !== undefined

// The workers inherit it.
process.env['TEST_SEED'] ??= String(seedOfRun({ isLong }))

// Only against a test that hangs: a busy machine is slow, not wrong. A test of a long run may take half an hour.
const timeout = isLong ? 3_600_000 : 300_000

// The workers, and the servers and commands that tests start, read what one of them has compiled.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, 'build/node-cache')

// On opposite sides of midnight for 21 hours of 24: a rule that leans on the machine's zone for a calendar day fails in one of them.
const farEast = { TZ: 'Pacific/Kiritimati' }
const farWest = { TZ: 'America/Los_Angeles' }

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- augmenting vitest's own interface
  export interface ProvidedContext {
    /** whether tests do their full counts */
    isLong: boolean
  }
}

const seeded = 'scripts/seed-fast-check.ts'
const domain = ['packages/domain/src/**/*.test.ts']

// A process of its own for each file costs more than its tests do. Tests of functions alone, with no page and nothing that they replace,
// share their modules, and so do tests on a page, which leave nothing on it. Those that replace a module have their own.
const webTests = Map.groupBy(
  globSync('packages/web/{src,build-steps}/**/*.test.{ts,tsx}', { cwd: import.meta.dirname }),
  (file) => {
    const text = readFileSync(join(import.meta.dirname, file), 'utf8')
    if (!/happy-dom|\bvi\b|globalThis/.test(text)) return 'pure'
    return text.includes('happy-dom') && !/\bvi\.(mock|doMock|hoisted|resetModules)\b/.test(text) ? 'page' : 'alone'
  },
)

export default defineConfig({
  test: {
    pool: 'forks',
    // One more than the usual two cores: the files that start, stop and kill processes mostly wait.
    maxWorkers: 3,
    sequence: { sequencer: LongFilesFirst },
    testTimeout: timeout,
    hookTimeout: timeout,
    expect: { poll: { timeout: 120_000 } },
    reporters: report ? ['default', ['json', { outputFile: report }]] : ['default'],
    projects: [
      {
        extends: true,
        test: {
          name: 'domain-east',
          include: domain,
          isolate: false,
          env: farEast,
          setupFiles: [seeded],
          provide: { isLong },
        },
      },
      {
        extends: true,
        test: {
          name: 'domain-west',
          include: domain,
          isolate: false,
          env: farWest,
          setupFiles: [seeded],
          provide: { isLong },
        },
      },
      {
        extends: true,
        test: {
          name: 'web-alone',
          include: webTests.get('alone') ?? [],
          env: farWest,
          setupFiles: ['packages/web/src/testing/end-timers.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: webTests.get('page') ?? [],
          isolate: false,
          env: farWest,
          setupFiles: ['packages/web/src/testing/end-timers.ts', 'packages/web/src/testing/leave-nothing.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'web-pure', include: webTests.get('pure') ?? [], isolate: false, env: farWest },
      },
      {
        extends: true,
        test: { name: 'embedded-postgres', include: ['packages/embedded-postgres/src/**/*.test.ts'], env: farEast },
      },
      {
        extends: true,
        test: {
          name: 'server',
          // The files share the modules of their worker, which halves the time. A long run measures memory, file by file.
          isolate: isLong,
          include: ['packages/server/{src,seed}/**/*.test.ts'],
          alias: isLong
            ? {}
            : { '@node-rs/argon2': join(import.meta.dirname, 'packages/server/src/testing/fast-hashes.ts') },
          env: farEast,
          globalSetup: existsSync(serverSetup) ? [serverSetup] : [],
          setupFiles: [seeded, 'packages/server/src/testing/begin-before-midnight.ts'],
        },
      },
    ],
  },
})
