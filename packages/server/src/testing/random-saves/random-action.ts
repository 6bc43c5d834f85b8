import type { FilingKind } from '@registrar/domain/filings/filing-kinds'
import { taskStatuses } from '@registrar/domain/tasks/task'
import fc from 'fast-check'

const KINDS = ['FIRST_AR', 'AR_TRADING', 'VAT_REGISTRATION'] as const

const day = fc.integer({ min: 1, max: 28 }).map((date) => `2025-03-${String(date).padStart(2, '0')}`)
const which = fc.nat(20)
const organizationEdit = fc.oneof(
  fc.record({ name: fc.constantFrom('Boyne Ltd', 'Nore Ltd', 'Suir Ltd') }),
  fc.record({ incorporationDate: fc.option(day), country: fc.constantFrom('Ireland', 'France') }),
  fc.record({ status: fc.boolean() }),
  fc.record({ B1B73: fc.option(day) }),
  fc.record({ aml: fc.record({ appendix2_q1: fc.boolean(), appendix2_q8: fc.boolean() }) }),
)
const personEdit = fc.oneof(
  fc.record({ phone: fc.option(fc.constantFrom('1', '2')) }),
  fc.record({ firstName: fc.constantFrom('Aoife', 'Ciara'), mail: fc.option(fc.constantFrom('a@x.ie', 'b@x.ie')) }),
)
const taskEdit = fc.oneof(
  fc.record({
    title: fc.constantFrom('Call the client', 'Ask for the passport'),
    status: fc.constantFrom(...taskStatuses),
  }),
  fc.record({ dueDate: fc.option(day), description: fc.constantFrom('', 'Twice') }),
  fc.record({ organizationId: fc.constant(null) }),
  fc.record({ peopleId: fc.constant(null) }),
)

const ENTERED = ['B2', 'B10', 'G1', 'B1B73'] as const satisfies FilingKind[]
const filingEdit = fc.oneof(
  fc.record({ sentOn: fc.option(day), submissionNumber: fc.constantFrom('SR1', 'SR2') }),
  fc.record({ state: fc.constant('toFile' as const) }),
  fc.record({ state: fc.constant('notNeeded' as const), reason: fc.constantFrom('Made by mistake', 'Withdrawn') }),
  fc.record({ eventDate: day, event: fc.constantFrom('The office moved', 'A resolution') }),
)

/** Anything that a colleague does. The numbers say to which record of the firm, counted from the first and round again. */
export const randomAction = fc.oneof(
  fc.record({ do: fc.constant('edit' as const), which, fields: organizationEdit }),
  fc.record({ do: fc.constant('link' as const), which, other: which, percentage: fc.nat(100) }),
  fc.record({ do: fc.constantFrom('unlink' as const, 'restoreLink' as const), which }),
  fc.record({ do: fc.constant('linkCompany' as const), which, other: which, percentage: fc.nat(100) }),
  fc.record({ do: fc.constantFrom('unlinkCompany' as const, 'restoreCompany' as const), which }),
  fc.record({ do: fc.constant('start' as const), which, kind: fc.constantFrom(...KINDS) }),
  fc.record({ do: fc.constant('move' as const), which, step: fc.nat(7) }),
  fc.record({ do: fc.constant('archive' as const), which, isArchived: fc.boolean() }),
  fc.record({ do: fc.constantFrom('removeFollowUp' as const, 'restoreFollowUp' as const), which }),
  fc.record({ do: fc.constantFrom('removeOrganization' as const, 'restoreOrganization' as const), which }),
  fc.record({ do: fc.constant('editPerson' as const), which, fields: personEdit }),
  fc.record({ do: fc.constantFrom('removePerson' as const, 'restorePerson' as const), which }),
  fc.record({ do: fc.constant('createTask' as const), which, other: which }),
  fc.record({ do: fc.constant('editTask' as const), which, fields: taskEdit }),
  fc.record({
    do: fc.constant('moveTask' as const),
    which,
    other: which,
    to: fc.constantFrom('organization', 'person'),
  }),
  fc.record({
    do: fc.constant('createFiling' as const),
    which,
    kind: fc.constantFrom(...ENTERED),
    eventDate: day,
    sentOn: fc.option(day),
  }),
  fc.record({ do: fc.constant('editFiling' as const), which, fields: filingEdit }),
  fc.record({ do: fc.constant('removeFiling' as const), which }),
  fc.record({ do: fc.constantFrom('removeTask' as const, 'restoreTask' as const), which }),
  fc.record({ do: fc.constantFrom('mergeOrganizations' as const, 'mergePeople' as const), which, other: which }),
  fc.record({ do: fc.constant('undoMerge' as const), which }),
  fc.record({ do: fc.constant('undo' as const), which }),
)
export type RandomAction = typeof randomAction extends fc.Arbitrary<infer A> ? A : never
