import { filingsCalls } from '@registrar/domain/filings/filings.calls'
import { bulkCalls } from '@registrar/domain/bulk/bulk.calls'
import { notesCalls } from '@registrar/domain/notes/notes.calls'
import { ordersCalls } from '@registrar/domain/orders/orders.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { remindersCalls } from '@registrar/domain/reminders/reminders.calls'
import type { Call } from '@registrar/domain/shared/call'
import { staffCalls } from '@registrar/domain/users/staff.calls'
import { tasksCalls } from '@registrar/domain/tasks/tasks.calls'

/** A record that an action is for. */
export type ActionTarget = { recordType: string; _id: string; title: string }

/** What the finder opens a dialog for: a new record, a colleague for a company, its reminders, or an invitation. */
export type DialogKind =
  | 'organization'
  | 'person'
  | 'order'
  | 'task'
  | 'note'
  | 'filing'
  | 'assign'
  | 'chase'
  | 'invite'

/** What the finder does with a record or without one: a dialog, or the address of the public form. */
export type FinderDeed =
  | { kind: 'openDialog'; label: string; dialog: DialogKind; target?: ActionTarget }
  | { kind: 'copyFormLink'; label: string }

type MayCall = (call: Pick<Call, 'method' | 'path' | 'access'>) => boolean

/** A verb of the finder, which the name of a record follows. */
export type VerbOfRecord = {
  /** how the typed text begins, before the name of the record */
  begin: string
  /** what the finder shows of it before a record is named */
  hint: string
  recordTypes: readonly string[]
  call: Pick<Call, 'method' | 'path' | 'access'>
  does: DialogKind
}

const company = ['organization'] as const
const verb = (begin: string, rest: Omit<VerbOfRecord, 'begin' | 'hint'> & { hint?: string }): VerbOfRecord => ({
  hint: begin,
  begin,
  ...rest,
})

// What is done with the record whose name follows.
const recordVerbs: readonly VerbOfRecord[] = [
  verb('New note for', { recordTypes: ['organization', 'person'], call: notesCalls.createNote, does: 'note' }),
  verb('New order for', { recordTypes: company, call: ordersCalls.createOrder, does: 'order' }),
  verb('New filing for', { recordTypes: company, call: filingsCalls.createFiling, does: 'filing' }),
  verb('New reminder for', { recordTypes: company, call: remindersCalls.chaseReminders, does: 'chase' }),
  verb('Assign a colleague to', { recordTypes: company, call: bulkCalls.changeOrganizations, does: 'assign' }),
  verb('Send a reminder to', {
    hint: 'Chase: send a reminder to',
    recordTypes: company,
    call: remindersCalls.chaseReminders,
    does: 'chase',
  }),
]

const creations = [
  { label: 'New organization', dialog: 'organization', call: organizationsCalls.createOrganization },
  { label: 'New person', dialog: 'person', call: peopleCalls.createPerson },
  { label: 'New order', dialog: 'order', call: ordersCalls.createOrder },
  { label: 'New task', dialog: 'task', call: tasksCalls.createTask },
  { label: 'Invite a colleague', dialog: 'invite', call: staffCalls.inviteStaff },
] as const satisfies readonly { label: string; dialog: DialogKind; call: VerbOfRecord['call'] }[]

const copyFormLink: FinderDeed = { kind: 'copyFormLink', label: 'New form: copy the link of the public form' }

/** The verb that a typed text begins with, and the name after it; undefined for any other text. */
export const readRecordVerb = (text: string): { verb: VerbOfRecord; recordWords: string } | undefined => {
  const typed = text.toLowerCase()
  const found = recordVerbs.find(
    ({ begin }) => typed === begin.toLowerCase() || typed.startsWith(`${begin.toLowerCase()} `),
  )
  return found && { verb: found, recordWords: text.slice(found.begin.length).trim() }
}

/** What a verb does with a record; nothing with one of another kind, or for whom may not. */
export const deedFor = (
  { begin, recordTypes, call, does }: VerbOfRecord,
  target: ActionTarget,
  may: MayCall,
): FinderDeed[] => {
  if (!recordTypes.includes(target.recordType) || !may(call)) return []
  const label = `${begin} ${target.title}`
  return [{ kind: 'openDialog', label, dialog: does, target }]
}

/** The words of a text, in lower case. */
export const wordsOf = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean)

// Only a text that begins as the label does: the name of a record has any of its words.
const beginsAs = (label: string, typed: string): boolean => {
  const [first = '', ...words] = wordsOf(label)
  const [typedFirst, ...rest] = wordsOf(typed)
  return (
    typedFirst !== undefined &&
    first.startsWith(typedFirst) &&
    rest.every((word) => words.some((one) => one.startsWith(word)))
  )
}

/** The deeds and the beginnings of deeds that fit a typed text, those for the record on the screen first (FIND-5). */
export const deedsMatching = (typed: string, opened: ActionTarget | undefined, may: MayCall) => {
  const verbs = recordVerbs.filter(
    ({ hint, begin, call }) => may(call) && (beginsAs(hint, typed) || beginsAs(begin, typed)),
  )
  const forOpened = opened ? verbs.flatMap((one) => deedFor(one, opened, may)) : []
  const made: FinderDeed[] = creations
    .filter(({ label, call }) => may(call) && beginsAs(label, typed))
    .map(({ label, dialog }) => ({ kind: 'openDialog', label, dialog }))
  const link = beginsAs(copyFormLink.label, typed) ? [copyFormLink] : []
  const begun = verbs.map(({ hint, begin }) => ({ kind: 'complete' as const, label: `${hint} …`, text: `${begin} ` }))
  return [...forOpened, ...made, ...begun, ...link]
}
