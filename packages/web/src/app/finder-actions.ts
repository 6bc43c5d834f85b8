import { type FollowUpCode, followUpCatalogue, followUpCodes } from '@registrar/domain/follow-ups/catalogue'
import type { Call } from '@registrar/domain/shared/call'
import {
  type ActionTarget,
  deedFor,
  deedsMatching,
  type FinderDeed,
  readRecordVerb,
  type VerbOfRecord,
  wordsOf,
} from './finder-verbs.ts'
import { navigationEntries } from './navigation-entries.ts'

const MAX_ACTIONS = 8

/** What the finder offers besides opening a record (FIND-5). */
export type FinderAction =
  | { kind: 'goTo'; label: string; path: string }
  | { kind: 'newTask'; label: string; path: string }
  | { kind: 'startFollowUp'; label: string; name: FollowUpCode; organizationId: string }
  /** fills the field with the beginning of an action; the user then types the record */
  | { kind: 'complete'; label: string; text: string }
  | { kind: 'showKeys'; label: string }
  | { kind: 'switchColours'; label: string }
  | FinderDeed

type Verb = 'newTask' | 'startFollowUp' | 'goTo' | VerbOfRecord

/** What is typed into the finder: the records to search for, and what to do with them. */
type FinderCommand = { verb: Verb | null; kinds: FollowUpCode[]; recordWords: string }

/**
 * `pages`: the addresses of the navigation that the role sees; all of them without it. `may`: whether the role may make a call; any
 * without it. `opened`: the company or the person on the screen.
 */
type Permissions = {
  mayCreateTasks: boolean
  mayStartFollowUps: boolean
  pages?: readonly string[]
  may?: (call: Pick<Call, 'method' | 'path' | 'access'>) => boolean
  opened?: ActionTarget | undefined
}

const NEW_TASK = 'New task for'
const startLabel = (name: FollowUpCode) => `Start ${followUpCatalogue[name].label} for`
const suggestedFollowUp: FollowUpCode = 'AR_TRADING'

// Whether each typed word is the beginning of some word of the label.
const matchesLabel = (label: string, typed: string) =>
  wordsOf(typed).every((word) => wordsOf(label).some((one) => one.startsWith(word)))

const pagesMatching = (typed: string): FinderAction[] =>
  navigationEntries
    .map(({ to, label }) => ({ kind: 'goTo' as const, label: `Go to ${label}`, path: to }))
    .filter(({ label }) => matchesLabel(label, typed))

const kindsMatching = (typed: string) => {
  const exact = followUpCodes.filter((code) => followUpCatalogue[code].label.toLowerCase() === typed.toLowerCase())
  return exact.length > 0 ? exact : followUpCodes.filter((code) => matchesLabel(followUpCatalogue[code].label, typed))
}

/** Recognizes 'New task for …', 'Start AR Trading for …' and 'Go to …'. Any other text is the name of a record (FIND-5). */
export const readFinderCommand = (typed: string): FinderCommand => {
  const text = typed.trim().replaceAll(/\s+/g, ' ')

  const newTask = /^new task for(?: (.+))?$/i.exec(text)
  if (newTask) return { verb: 'newTask', kinds: [], recordWords: newTask[1] ?? '' }

  const start = /^start (.+?) for(?: (.+))?$/i.exec(text)
  const kinds = start ? kindsMatching(start[1] ?? '') : []
  if (kinds.length > 0) return { verb: 'startFollowUp', kinds, recordWords: start?.[2] ?? '' }

  const ofRecord = readRecordVerb(text)
  if (ofRecord) return { verb: ofRecord.verb, kinds: [], recordWords: ofRecord.recordWords }

  if (/^go to\b/i.test(text) && pagesMatching(text).length > 0) return { verb: 'goTo', kinds: [], recordWords: '' }
  return { verb: null, kinds: [], recordWords: text }
}

const newTaskFor = ({ recordType, _id, title }: ActionTarget): FinderAction[] => {
  const parameter = recordType === 'organization' ? 'newTaskOrganization' : 'newTaskPerson'
  const isOffered = recordType === 'organization' || recordType === 'person'
  return isOffered ? [{ kind: 'newTask', label: `${NEW_TASK} ${title}`, path: `/task?${parameter}=${_id}` }] : []
}

const startFor = (name: FollowUpCode, { recordType, _id, title }: ActionTarget): FinderAction[] =>
  recordType === 'organization'
    ? [{ kind: 'startFollowUp', label: `${startLabel(name)} ${title}`, name, organizationId: _id }]
    : []

// 'start ar trading' fits AR No Trading too, but means AR Trading.
const labelsMatching = (labels: string[], typed: string): string[] => {
  const beginsAsTyped = (label: string) => label.toLowerCase().startsWith(wordsOf(typed).join(' '))
  return labels
    .filter((label) => matchesLabel(label, typed))
    .toSorted((a, b) => Number(beginsAsTyped(b)) - Number(beginsAsTyped(a)))
}

const completions = (typed: string): FinderAction[] => {
  const isStart = /^start\b/i.test(typed.trim())
  const labels = [NEW_TASK, ...(isStart ? followUpCodes : [suggestedFollowUp]).map(startLabel)]
  return labelsMatching(labels, typed).map((label) => ({
    kind: 'complete' as const,
    label: `${label} …`,
    text: `${label} `,
  }))
}

// 'start vat' on the page of a company offers it for that company. It starts at once, so it is never what a quick Enter chooses.
const forOpenedMatching = (typed: string, opened: ActionTarget): FinderAction[] => {
  const [first = ''] = wordsOf(typed)
  if (first.length < 2 || !'start'.startsWith(first)) return []
  const names = new Map(followUpCodes.map((name) => [startLabel(name), name]))
  return labelsMatching([...names.keys()], typed)
    .flatMap((label) => startFor(names.get(label) ?? suggestedFollowUp, opened))
    .slice(0, MAX_ACTIONS)
}

const showKeys: FinderAction = { kind: 'showKeys', label: 'Show all keys' }
const switchColours: FinderAction = { kind: 'switchColours', label: 'Switch dark mode on or off' }

const isPermitted =
  ({ mayCreateTasks, mayStartFollowUps, pages }: Permissions) =>
  (action: FinderAction) => {
    const isStart = action.kind === 'startFollowUp' || action.label.startsWith('Start ')
    const isTask = action.kind === 'newTask' || action.label.startsWith(NEW_TASK)
    if (action.kind === 'openDialog') return true
    if (action.kind === 'goTo') return pages?.includes(action.path) ?? true
    return (!isStart || mayStartFollowUps) && (!isTask || mayCreateTasks)
  }

/**
 * The actions that fit the typed text. `targets` are the records found, best match first; while the text names no record,
 * they are the records opened last. Actions that the user's role may not do are left out (FIND-5, USER-12).
 */
export const finderActions = (
  typed: string,
  { verb, kinds }: FinderCommand,
  targets: ActionTarget[],
  permissions: Permissions,
): FinderAction[] => {
  const permitted = (actions: FinderAction[]) => actions.filter(isPermitted(permissions))
  if (verb === 'newTask') return permitted(targets.flatMap(newTaskFor)).slice(0, MAX_ACTIONS)
  if (verb === 'startFollowUp')
    return permitted(targets.flatMap((target) => kinds.flatMap((name) => startFor(name, target)))).slice(0, MAX_ACTIONS)
  if (verb === 'goTo') return permitted(pagesMatching(typed))
  const { may = () => true, opened } = permissions
  if (verb) return targets.flatMap((target) => deedFor(verb, target, may)).slice(0, MAX_ACTIONS)

  const best = targets.find(({ recordType }) => recordType === 'organization' || recordType === 'person')
  const forBest = best && typed.trim() !== '' ? [...newTaskFor(best), ...startFor(suggestedFollowUp, best)] : []
  const keys = matchesLabel(showKeys.label, typed) ? [showKeys] : []
  const isAsked = typed.trim() !== '' && matchesLabel(switchColours.label, typed)
  const colours = isAsked ? [switchColours] : []
  const forOpened = opened ? forOpenedMatching(typed, opened) : []
  const deeds = typed.trim() === '' ? [] : deedsMatching(typed, opened, may)
  return permitted([
    ...forBest,
    ...deeds,
    ...completions(typed),
    ...forOpened,
    ...pagesMatching(typed),
    ...keys,
    ...colours,
  ])
}
