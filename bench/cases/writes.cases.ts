import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { type BenchCase, step } from './bench-case.ts'
import { targets } from './targets.ts'

/** The name of organizations that the bench creates. It finds and removes them by it. */
export const BENCH_NAME = 'Created by the Bench'

// A text of its own in each run: a save of what is there already would write nothing.
const thisRun = new Date().toISOString()

/** The bare server runs the main statement alone, in a transaction of its own: no rules, side tables or change log. */
export const writesCases: BenchCase[] = [
  {
    name: 'organizations: create',
    variants: () =>
      Array.from({ length: 50 }, (_, number) => [
        step(organizationsCalls.createOrganization, {
          body: {
            name: `${BENCH_NAME} ${number} Limited`,
            mail: `bench${number}@example.ie`,
            language: 'fr',
            incorporationDate: '2026-02-03',
            businessActivity: 'Software and related services',
            creationStatus: 'IN_PROGRESS',
          },
        }),
      ]),
    mainStatement: /^insert into "organizations"/,
    target: targets.write,
  },
  {
    name: 'organizations: update',
    // Every round over the organizations changes what the round before wrote.
    variants: ({ organizations }) =>
      (['IN_PROGRESS', 'LATE', 'COMPLETED'] as const).flatMap((creationStatus) =>
        organizations.map((id) => [
          step(organizationsCalls.updateOrganization, {
            params: { id },
            body: { creationStatus, comments: `The status is ${creationStatus} since ${thisRun}.` },
          }),
        ]),
      ),
    mainStatement: /^update "organizations"/,
    target: targets.write,
  },
]
