import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { type BenchCase, step } from './bench-case.ts'
import { targets } from './targets.ts'

/** What organizations made by the bench are called, to be found and removed again. */
export const MADE_BY_BENCH = 'Made by the Bench'

/** The bare server runs the main statement alone, in a transaction of its own: no rules, side tables or change log. */
export const writesCases: BenchCase[] = [
  {
    name: 'organizations: create',
    variants: () =>
      Array.from({ length: 50 }, (_, number) => [
        step(organizationsCalls.createOrganization, {
          body: {
            name: `${MADE_BY_BENCH} ${number} Limited`,
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
    // Lap after lap: every save changes what the one before it has written.
    variants: ({ organizations }) =>
      (['IN_PROGRESS', 'LATE', 'COMPLETED'] as const).flatMap((creationStatus) =>
        organizations.map((id) => [
          step(organizationsCalls.updateOrganization, {
            params: { id },
            body: { creationStatus, comments: `The status is ${creationStatus} since today.` },
          }),
        ]),
      ),
    mainStatement: /^update "organizations"/,
    target: targets.write,
  },
]
