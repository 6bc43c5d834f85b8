import { auditCalls } from '@registrar/domain/audit/audit.calls'
import { binCalls } from '@registrar/domain/bin/bin.calls'
import { historyCalls } from '@registrar/domain/history/history.calls'
import { remindersCalls } from '@registrar/domain/reminders/reminders.calls'
import { staffCalls } from '@registrar/domain/users/staff.calls'
import { timelineCalls } from '@registrar/domain/timeline/timeline.calls'
import { type BenchCase, step } from './bench-case.ts'
import { targets } from './targets.ts'

/** What happened to the records, and what waits for somebody. */
export const oversightCases: BenchCase[] = [
  {
    name: 'history: of an organization',
    variants: ({ organizations }) =>
      organizations.map((recordId) => [
        step(historyCalls.searchHistory, { body: { recordType: 'organization', recordId } }),
      ]),
    target: targets.none,
  },
  {
    name: 'timeline: of a company with 10,000 entries',
    variants: ({ busiest }) =>
      busiest.flatMap((organizationId) =>
        [1, 2, 3].map((page) => [step(timelineCalls.searchTimeline, { body: { organizationId, page } })]),
      ),
    target: { ...targets.list, maxP95: 200 },
  },
  {
    name: 'bin: list',
    variants: () => [1, 2].map((page) => [step(binCalls.searchBin, { body: { page } })]),
    target: targets.none,
  },
  {
    name: 'audit: list',
    variants: () => [[step(auditCalls.searchAudit, { body: { page: 1 } })]],
    target: targets.none,
  },
  {
    name: 'reminders: list',
    variants: () => [[step(remindersCalls.searchReminders, { body: { state: 'prepared' } })]],
    target: targets.none,
  },
  {
    name: 'staff: list',
    variants: () => [[step(staffCalls.searchStaff, { body: {} })]],
    target: targets.none,
  },
]
